/** Laws of every step: what it may change, teach and tell. */
import { chanceAt } from '../chance.ts';
import type { Effects, Move, Seat, Viewer } from '../game.ts';
import type { State } from '../layout.ts';
import { settle } from '../playout.ts';
import { viewOf } from '../sight.ts';
import { playStep, StepEffects } from '../step.ts';
import { demand, type Law, legalOf, nameOf, type PlayedStep, same, toldTo, type Walk, worldOf } from './law.ts';

/** Plays the same step in another world, with the same chance. */
const playIn = ({ game, match, buffer }: Walk, world: State, seat: Seat, move: Move, step: number) => {
  const fx = new StepEffects(step, chanceAt(match.seed, step));
  const state = world.slice() as State;
  const final = playStep(game, state, seat, move, fx, buffer);
  return { state, fx, final };
};

/** The true state with one group of secrets taken from another world. */
const withSecret = ({ game }: Walk, state: State, world: State, secret: string): State => {
  const twin = state.slice() as State;
  for (const field of game.layout.fields)
    if (field.secret === secret) for (const cell of field.cells) twin[cell] = world[cell];
  return twin;
};

const bothSameTo = ({ game }: Walk, step: PlayedStep, other: ReturnType<typeof playIn>, viewer: Viewer) =>
  same(viewOf(game, other.state, viewer), step.view(viewer)) &&
  toldTo(game, other.fx, viewer) === toldTo(game, step.fx, viewer);

export const stepLaws: readonly Law[] = [
  {
    id: 'memoryless',
    title: 'a step depends on nothing but state, move and chance, and leaves earlier copies alone',
    step: (walk, step) => {
      const kept = step.before.slice();
      const again = playIn(walk, step.before, step.seat, step.move, step.fx.step);
      demand(same(again.state, step.after), 'the same step led elsewhere');
      demand(JSON.stringify(again.fx.told) === JSON.stringify(step.fx.told), 'the same step told another story');
      demand(same(kept, step.before), 'an earlier copy has changed');
      return 1;
    },
  },
  {
    id: 'telling',
    title: 'what is told changes nothing: a step that nobody hears of leads to the same position',
    step: ({ game, match, buffer }, step) => {
      const state = step.before.slice() as State;
      const chance = chanceAt(match.seed, step.fx.step);
      const unheard: Effects = { below: n => chance.below(n), emit() {}, reveal() {} };
      game.apply(state, step.seat, step.move, unheard);
      settle(game, state, buffer, unheard);
      demand(same(state, step.after), 'it led elsewhere when nobody listened');
      return 1;
    },
  },
  {
    id: 'teaches-nothing',
    title: 'a step that can be taken back taught its player nothing',
    step: (walk, step) => {
      if (step.final) return 0;
      const world = worldOf(walk, step.before, step.seat);
      const other = playIn(walk, world, step.seat, step.move, step.fx.step);
      demand(!other.final, 'it is final in a world that the player thinks possible');
      demand(bothSameTo(walk, step, other, step.seat), 'it looks different in a world that the player thinks possible');
      return 1;
    },
  },
  {
    id: 'twin-worlds',
    title: 'a secret that a step does not reveal shows nobody anything, in what is told and seen',
    step: (walk, step) => {
      const { game, viewers, buffer } = walk;
      let checks = 0;
      for (const viewer of viewers) {
        const world = worldOf(walk, step.before, viewer);
        for (const [index, secret] of game.layout.secrets.entries()) {
          const twin = withSecret(walk, step.before, world, secret);
          if (same(twin, step.before) || !legalOf(game, twin, step.seat, buffer).includes(step.move)) continue;
          const other = playIn(walk, twin, step.seat, step.move, step.fx.step);
          if (step.fx.revealedTo(viewer, index) || other.fx.revealedTo(viewer, index)) continue;
          demand(bothSameTo(walk, step, other, viewer), `${nameOf(viewer)} can tell another world of ${secret}`);
          checks++;
        }
      }
      return checks;
    },
  },
  {
    id: 'secret-moves',
    title: 'moves that differ in secret only are told alike',
    step: (walk, step) => {
      const { game, viewers, buffer, pick } = walk;
      const others = legalOf(game, step.before, step.seat, buffer).filter(move => move !== step.move);
      let checks = 0;
      for (let tries = 0; tries < 6 && others.length > 0; tries++) {
        const other = playIn(walk, step.before, step.seat, others[pick.below(others.length)], step.fx.step);
        if (same(other.state, step.after)) continue;
        for (const viewer of viewers) {
          if (viewer === step.seat || !same(viewOf(game, other.state, viewer), step.view(viewer))) continue;
          demand(toldTo(game, other.fx, viewer) === toldTo(game, step.fx, viewer), `${nameOf(viewer)} is told which`);
          checks++;
        }
      }
      return checks;
    },
  },
  {
    id: 'commute',
    title: 'simultaneous moves commute',
    step: (walk, step) => {
      const { game, buffer, pick } = walk;
      const others = game.awaiting(step.before) & ~(1 << step.seat);
      if (others === 0) return 0;
      const other = 31 - Math.clz32(others);
      const legal = legalOf(game, step.before, other, buffer);
      const move = legal[pick.below(legal.length)];
      const mine = playIn(walk, step.before, step.seat, step.move, step.fx.step);
      const theirs = playIn(walk, step.before, other, move, step.fx.step);
      if (mine.final || theirs.final) return 0;
      const first = playIn(walk, mine.state, other, move, step.fx.step + 1);
      const second = playIn(walk, theirs.state, step.seat, step.move, step.fx.step + 1);
      demand(same(first.state, second.state), `${nameOf(step.seat)} and ${nameOf(other)}`);
      return 1;
    },
  },
];
