/** Laws of every position in which somebody must decide, and of the last one. */
import type { Move, Seat, Viewer } from '../game.ts';
import { HIDDEN, outOfBounds, type State } from '../layout.ts';
import { fromJson, toJson } from '../layout-json.ts';
import { viewOf } from '../sight.ts';
import { demand, type Law, legalOf, nameOf, same, type Walk, worldOf } from './law.ts';

const awaited = ({ game, match }: Walk): Seat[] =>
  Array.from({ length: game.seats }, (_, seat) => seat).filter(seat => match.awaiting & (1 << seat));

const anyViewer = ({ viewers, pick }: Walk): Viewer => viewers[pick.below(viewers.length)];

/** Any move of the game, legal or not. */
const anyMove = ({ game, pick }: Walk): Move => {
  const all = game.moves.all();
  return all[pick.below(all.length)];
};

export const restLaws: readonly Law[] = [
  {
    id: 'bounds',
    title: 'every cell holds what its layout allows',
    rest: ({ game, match }) => {
      const where = outOfBounds(game.layout, match.state);
      demand(where === undefined, where ?? '');
      return 1;
    },
  },
  {
    id: 'json',
    title: 'a state survives JSON',
    rest: ({ game, match, pick }) => {
      if (pick.below(8) !== 0) return 0;
      const back = fromJson(game.layout, JSON.parse(JSON.stringify(toJson(game.layout, match.state))));
      demand(back.ok, back.ok ? '' : back.error);
      if (!back.ok) return 1;
      game.derive(back.value);
      demand(same(back.value, match.state), 'another state came back');
      return 1;
    },
  },
  {
    id: 'sound',
    title: 'the state is sound',
    rest: ({ game, match }) => {
      const problem = game.check(match.state);
      demand(problem === undefined, problem ?? '');
      return 1;
    },
  },
  {
    id: 'pure',
    title: 'asking about a state or a view does not change it',
    rest: walk => {
      const { game, match, viewers, buffer, pick } = walk;
      const before = match.state.slice();
      game.awaiting(match.state);
      game.obvious(match.state);
      game.check(match.state);
      match.outcome();
      for (const viewer of viewers) {
        viewOf(game, match.state, viewer);
        if (viewer >= 0) game.legal(match.state, viewer, buffer);
      }
      const guesser = anyViewer(walk);
      const view = viewOf(game, match.state, guesser);
      const kept = view.slice();
      game.determinize(view, guesser, pick, game.layout.state());
      demand(same(kept, view), `the view of ${nameOf(guesser)} has changed`);
      for (const seat of awaited(walk)) {
        game.ask(match.state, seat);
        game.why(match.state, seat, anyMove(walk));
        match.isFinal(seat, match.legal(seat)[0]);
      }
      demand(same(before, match.state), 'the state has changed');
      return 1;
    },
  },
  {
    id: 'awaited',
    title: 'exactly the awaited seats have moves, and each is asked something',
    rest: ({ game, match, buffer }) => {
      demand(match.awaiting >> game.seats === 0, 'a seat is awaited that does not exist');
      for (let seat = 0; seat < game.seats; seat++) {
        const isAwaited = (match.awaiting & (1 << seat)) !== 0;
        demand(game.legal(match.state, seat, buffer) > 0 === isAwaited, nameOf(seat));
        if (!isAwaited) continue;
        const { ask, rule } = game.ask(match.state, seat);
        demand(ask !== '' && rule !== '', `${nameOf(seat)} is asked nothing, or by no rule`);
      }
      return game.seats;
    },
  },
  {
    id: 'notation',
    title: 'notations are unique, are found again, and keep their order',
    rest: walk => {
      const { game, match, buffer } = walk;
      for (const seat of awaited(walk)) {
        const count = game.legal(match.state, seat, buffer);
        demand(count <= game.maxMoves, `${count} moves are more than ${game.maxMoves}`);
        const legal = legalOf(game, match.state, seat, buffer);
        const texts = legal.map(move => game.moves.notate(move));
        demand(new Set(texts).size === texts.length, `two moves of ${nameOf(seat)} are written alike`);
        demand(
          legal.every((move, i) => game.moves.find(texts[i]) === move),
          'a notation leads to another move',
        );
        demand(same(legal, legalOf(game, match.state, seat, buffer)), 'the order of moves is not stable');
      }
      return 1;
    },
  },
  {
    id: 'drawn',
    title: 'a move that is drawn without a list is the one that the list has there',
    rest: walk => {
      const { game, match, buffer } = walk;
      const scratch = new Int32Array(game.maxMoves);
      for (const seat of awaited(walk)) {
        const legal = legalOf(game, match.state, seat, buffer);
        const count = game.count(match.state, seat, scratch);
        demand(count === legal.length, `${nameOf(seat)} has ${legal.length} moves, not ${count}`);
        const drawn = legal.map((_, n) => game.nth(match.state, seat, n, scratch));
        demand(same(drawn, legal), `other moves of ${nameOf(seat)} are drawn than listed`);
      }
      return 1;
    },
  },
  {
    id: 'masked',
    title: 'a view shows the truth or nothing, and every public field to everybody',
    rest: ({ game, match, viewers }) => {
      for (const viewer of viewers) {
        const view = viewOf(game, match.state, viewer);
        for (const { name, cells, secret } of game.layout.fields)
          for (const i of cells) {
            if (view[i] === HIDDEN)
              demand(secret !== undefined, `${nameOf(viewer)} does not see ${name}, which is public`);
            else demand(view[i] === match.state[i], `${nameOf(viewer)} is shown a wrong ${name}`);
          }
      }
      return viewers.length;
    },
  },
  {
    id: 'possible',
    title: 'a world that a viewer thinks possible is sound, and looks to that viewer as the true one does',
    rest: walk => {
      const { game, match, viewers } = walk;
      for (const viewer of viewers) {
        const view = viewOf(game, match.state, viewer);
        const world = worldOf(walk, match.state, viewer);
        demand(same(viewOf(game, world, viewer), view), `${nameOf(viewer)} would see another view`);
        demand(outOfBounds(game.layout, world) === undefined, `${outOfBounds(game.layout, world)}`);
        demand(game.check(world) === undefined, `${game.check(world)}`);
        walk.unsure.note(game, viewer, match.state, world);
      }
      return viewers.length;
    },
  },
  {
    id: 'from-view',
    title: 'who is awaited, what is asked and offered, and what is final follow from the view alone',
    rest: walk => {
      const { game, match, viewers, buffer, pick } = walk;
      for (const viewer of viewers) {
        const world = worldOf(walk, match.state, viewer);
        demand(game.awaiting(world) === match.awaiting, `${nameOf(viewer)} cannot tell who is awaited`);
        if (viewer < 0 || !(match.awaiting & (1 << viewer))) continue;
        const legal = legalOf(game, match.state, viewer, buffer);
        demand(same(legalOf(game, world, viewer, buffer), legal), `other moves for ${nameOf(viewer)}`);
        const ask = JSON.stringify(game.ask(match.state, viewer));
        demand(JSON.stringify(game.ask(world, viewer)) === ask, `${nameOf(viewer)} is asked something else`);
        for (let tries = 0; tries < 4; tries++) {
          const move = legal[pick.below(legal.length)];
          demand(
            match.isFinal(viewer, move, world) === match.isFinal(viewer, move),
            `finality of ${game.moves.notate(move)}`,
          );
        }
      }
      return viewers.length;
    },
  },
  {
    id: 'refusals',
    title: 'a move that was not offered is refused for the same reason in every possible world, and changes nothing',
    rest: walk => {
      const { game, match } = walk;
      for (const seat of awaited(walk)) {
        const world = worldOf(walk, match.state, seat);
        const before = match.state.slice() as State;
        for (let tries = 0; tries < 3; tries++) {
          const move = anyMove(walk);
          if (match.legal(seat).includes(move)) continue;
          const result = match.submit(seat, match.nth(seat), game.moves.notate(move));
          demand(!result.ok && result.error.code === 'illegal-move', `${game.moves.notate(move)} was not refused`);
          demand(same(before, match.state), 'a refused move changed the state');
          const rule = game.why(match.state, seat, move);
          demand(
            rule !== '' && game.why(world, seat, move) === rule,
            `the reason against ${game.moves.notate(move)} differs`,
          );
        }
        const stale = match.submit(seat, match.nth(seat) - 1, game.moves.notate(match.legal(seat)[0]));
        demand(!stale.ok && stale.error.code === 'stale', 'a late click was taken');
      }
      return 1;
    },
  },
  {
    id: 'forced',
    title: 'a move that is played unasked is one that everybody can see to be forced',
    rest: walk => {
      const { game, match, viewers, buffer } = walk;
      const seats = awaited(walk);
      if (seats.length !== 1) return 0;
      const obvious = game.obvious(match.state);
      const legal = legalOf(game, match.state, seats[0], buffer);
      const asked = obvious ? viewers : [anyViewer(walk)];
      for (const viewer of asked) {
        const world = worldOf(walk, match.state, viewer);
        demand(game.obvious(world) === obvious, `${nameOf(viewer)} cannot see whether a lone move is asked for`);
        if (obvious)
          demand(same(legalOf(game, world, seats[0], buffer), legal), `${nameOf(viewer)} cannot see what is legal`);
      }
      return asked.length;
    },
  },
];
