/** What an answer brings, in words: by the rules' own sums, tried out on a copy where that is simplest. */
import type { Choice } from '@idavoll/board';
import { type Effects, type Game, NONE, type Nth } from '@idavoll/engine';
import { chanceIn, strengthNow } from '../rules/forecast.ts';
import { make } from '../rules/notation.ts';
import { sideOfDisc } from '../rules/numbers.ts';
import { asks, canGive, canPay } from '../rules/phases/temple.ts';
import { type Cells, go, type State } from '../rules/state.ts';
import {
  FIRST_SEAL,
  GODS,
  isUnderworld,
  PHASE,
  PHASES,
  PLACES,
  RECRUITS,
  ROUNDS,
  SEVENTH,
  SIDES,
  SLOT_A,
  SPACES,
  STONES,
  sideOf,
  sideOfSpace,
  stoneOf,
  TEMPLE,
  TEMPLE_PILES,
  WORLDS,
  worldOfSpace,
} from '../rules/vocabulary.ts';
import { bonusInWords, joined, pieces, powerInWords, sealsInWords } from '../words/names.ts';
import { range, type Sight } from './sight.ts';

/** Good news, bad news, or neither. */
export interface Brings {
  readonly text: string;
  readonly tone?: 'good' | 'poor';
}

const NOTHING: Effects = { below: () => 0, emit: () => undefined, reveal: () => undefined };

/** The position after a move, as far as this viewer knows what it depends on. */
const after = ({ game, view, viewer }: Sight, move: number): Cells => {
  const state = (game as Game).layout.state();
  game.determinize(view as never, viewer, NOTHING, state);
  game.apply(state, viewer, move, NOTHING);
  return state as State;
};

/** The temples on top of their piles that these pieces pay for. */
const payable = ({ c, viewer, templeTop }: Sight, s: Cells): number[] =>
  range(TEMPLE_PILES).flatMap(pile => {
    const top = templeTop(pile);
    return top !== undefined && canPay(c, s, viewer, top) ? [c.tables.templeValue[top]] : [];
  });

/** What this seat lacks for a temple, as stones; and whether one more of any other colour is due. */
export const lackingFor = ({ c, at, view, viewer }: Sight, temple: Nth<'temple'>) => {
  const missing = STONES.filter((_, stone) => asks(c, temple, stone) && !view[at.reserve(viewer, stoneOf(stone))]);
  const others = STONES.filter((_, stone) => !asks(c, temple, stone) && view[at.reserve(viewer, stoneOf(stone))] > 0);
  return { missing, further: c.tables.templeFurther[temple] === 1 && others.length === 0 };
};

/** What of a power is given at once, without a choice. */
const GIVEN: ReadonlySet<string> = new Set(['crystal', 'dawn', 'tile']);

/** The position after a request is carried out, with all that it gives without a further choice. */
const afterRequest = ({ game, at, view, viewer }: Sight, god: Nth<'god'>, slot: Nth<'slot'>): Cells => {
  const state = game.layout.state() as State;
  game.determinize(view as never, viewer, NOTHING, state as never);
  go(state, PHASE.request, viewer);
  state[at.god] = god;
  state[at.slotUsed] = slot;
  do game.apply(state as never, viewer, make.accept(), NOTHING);
  while (state[at.active] === viewer && GIVEN.has(PHASES[state[at.phase]]));
  return state;
};

/** A request: its stones, its power, the seal that lies there, and what could be built then. */
const request = (sight: Sight, god: Nth<'god'>, slot: Nth<'slot'>, isLift: boolean): Brings => {
  const { at, view, voice, say, tables } = sight;
  const stone = tables.stone[god];
  const list = payable(sight, afterRequest(sight, god, slot));
  const gives = [
    ...(stone === NONE ? [] : [pieces(voice, STONES[stone], tables.requestStones[god])]),
    ...(slot === SLOT_A ? [powerInWords(voice, GODS[god])] : []),
    ...(isLift && view[at.sealed(god)] === 1 ? [say(`seal.${SIDES[sideOf(god)]}`)] : []),
  ];
  return {
    text: `${joined(gives)} – ${say('brings.then', { count: list.length, list: list.join(', ') })}`,
    ...(list.length > 0 && { tone: 'good' }),
  };
};

/** A temple slot: what could be built for the god now, and which recruits would go. */
const temple = (sight: Sight, god: Nth<'god'>): Brings => {
  const { c, at, view, viewer, say, voice } = sight;
  const list = payable(sight, view);
  const there = sight.game.layout.state() as State;
  there.set(view);
  there[at.god] = god;
  const givable = RECRUITS.filter((_, recruit) => canGive(c, there, viewer, recruit));
  const recruits = givable.map(recruit =>
    pieces(voice, recruit, view[at.reserve(viewer, FIRST_SEAL + 2 + RECRUITS.indexOf(recruit))]),
  );
  const isReady = list.length > 0 && (recruits.length > 0 || !c.needsRecruit);
  const text = [
    say('brings.now', { count: list.length, list: list.join(', ') }),
    say('brings.giving', { count: recruits.length, recruits: recruits.join(` ${say('brings.or')} `) }),
  ].join('; ');
  return { text, tone: isReady ? 'good' : 'poor' };
};

const seals = ({ at, view, viewer, voice, say }: Sight): Brings => ({
  text: say('brings.asgard', {
    seals: sealsInWords(voice, view[at.reserve(viewer, FIRST_SEAL)], view[at.reserve(viewer, FIRST_SEAL + 1)]),
  }),
});

/** Both sides of a world after a move. */
const sums = ({ c, say }: Sight, s: Cells, world: Nth<'world'>): string =>
  say('brings.sums', { light: strengthNow(c, s, world, 0), dark: strengthNow(c, s, world, 1) });

const lay = (sight: Sight, move: number, space: Nth<'space'>): Brings => {
  const { c, say, voice } = sight;
  const lying = sight.lyingOn(space);
  const gains =
    lying.sort === 'population' && !lying.turned ? bonusInWords(voice, c.content.populations[lying.population].id) : '';
  const first = isUnderworld(space)
    ? say('brings.underworld', { points: c.content.underworldPoints })
    : sums(sight, after(sight, move), worldOfSpace(space));
  return { text: [first, gains].filter(Boolean).join('; ') };
};

/** The chance of a disc that goes there. */
const stand = ({ c, view, viewer, say }: Sight, slot: string): Brings => {
  const [name, on] = slot.split('-');
  const world = (WORLDS as readonly string[]).indexOf(name);
  const side = world === SEVENTH ? (SIDES as readonly string[]).indexOf(on) : c.tables.slotSide[world];
  const chance = chanceIn(c, view, viewer, world, side);
  return { text: say('brings.chance', { percent: Math.round(100 * chance) }), tone: chance > 0.5 ? 'good' : 'poor' };
};

/** A battle once this is sent. */
const send = (sight: Sight, move: number): Brings => {
  const { at, c, view } = sight;
  const world = view[at.world];
  const then = after(sight, move);
  const [own, other] = [0, 1].map(i =>
    strengthNow(c, then, world, i === 0 ? sideOfDisc(c, view, world) : 1 - sideOfDisc(c, view, world)),
  );
  return { text: sums(sight, then, world), tone: own > other ? 'good' : 'poor' };
};

export const bringsOf = (sight: Sight, { move: notation, fields }: Choice): Brings | undefined => {
  const { game, say, tables, at, view, voice } = sight;
  const move = game.moves.find(notation);
  if (move === undefined) return undefined;
  const god = (GODS as readonly string[]).indexOf(String(fields.god));
  const recruit = (RECRUITS as readonly string[]).indexOf(String(fields.recruit));
  switch (fields.kind) {
    case 'place':
    case 'lift': {
      const place = (PLACES as readonly string[]).indexOf(String(fields.place ?? fields.slot));
      if (place === TEMPLE) return temple(sight, god);
      return place < TEMPLE ? request(sight, god, place, fields.kind === 'lift') : seals(sight);
    }
    case 'liftOne':
      return seals(sight);
    case 'choose':
      return { text: powerInWords(voice, GODS[god]) };
    case 'build': {
      const { value } = sight.c.content.temples.find(({ id }) => id === fields.temple) ?? { value: 0 };
      return { text: say('brings.temple', { points: value, total: value * (ROUNDS - sight.round + 1) }) };
    }
    case 'lay':
      return lay(sight, move, SPACES.indexOf(String(fields.space)));
    case 'stand':
      return stand(sight, String(fields.slot));
    case 'send':
    case 'oath':
    case 'levy':
      return send(sight, move);
    case 'fight': {
      const world = view[at.world];
      return { text: sums(sight, view, world), tone: 'good' };
    }
    case 'recruit':
    case 'hire':
    case 'buy':
    case 'lure':
    case 'muster':
      return { text: say('brings.strength', { strength: tables.strength[recruit] }) };
    case 'arm':
    case 'raise': {
      const space = SPACES.indexOf(String(fields.space));
      return { text: say('brings.side', { side: say(`side.${SIDES[sideOfSpace(space)]}`) }) };
    }
    default:
      return undefined;
  }
};
