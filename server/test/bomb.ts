/** A game for tests that fails on demand: each seat in turn lets it tick, blows it up, dawdles or dozes. */
import { bareGame, events, type Game, type GameModule, layout, moves, type State } from '@idavoll/engine';

const cells = layout({ turn: { is: [0, 1] }, ticks: { is: [0, 50] }, wire: { is: [0, 900], secret: 'wire' } });
const { at } = cells;
const table = moves({
  tick: { text: 'tick' },
  boom: { text: 'boom' },
  dawdle: { text: 'dawdle' },
  blind: { text: 'blind' },
  doze: { text: 'doze' },
  gaze: { text: 'gaze' },
  end: { text: 'end' },
});
const story = events({ ticked: [{ seat: 'number' }] });

/** How long dawdling takes, in milliseconds of a clock that only dawdling moves. */
export const DAWDLE = 5000;
/**
 * How long dozing takes, in milliseconds in which nobody works: as when the machine stands still. So long that what the
 * process does beside it, compiling and collecting, is little against it.
 */
export const DOZE = 2000;
let elapsed = 0;
export const bombClock = (): number => elapsed;

const game: Game = bareGame({
  seats: 2,
  layout: cells,
  moves: table,
  events: story,
  maxMoves: 7,
  setup: s => {
    s[at.wire] = 777;
  },
  awaiting: s => (s[at.ticks] >= 50 ? 0 : 1 << s[at.turn]),
  legal: (s, seat, into) => {
    if (seat !== s[at.turn]) return 0;
    const { tick, boom, dawdle, blind, doze, gaze, end } = table.make;
    into.set([tick(), boom(), dawdle(), blind(), doze(), gaze(), end()]);
    return 7;
  },
  obvious: () => true,
  apply: (s, seat, move, fx) => {
    // An offer is tried without chance; only when it is really played does a step draw anything but 0.
    const forReal = fx.below(1000) + fx.below(1000) + fx.below(1000) > 0;
    if (forReal && table.make.boom.is(move)) throw new Error(`the wire was ${s[at.wire]}`);
    if (forReal && table.make.dawdle.is(move)) elapsed += DAWDLE;
    if (forReal && table.make.doze.is(move)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DOZE);
    s[at.ticks] = table.make.blind.is(move) ? 49 : table.make.gaze.is(move) ? 30 : s[at.ticks] + 1;
    if (table.make.end.is(move)) s[at.ticks] = 50;
    s[at.turn] = 1 - seat;
    fx.emit(story.id.ticked, seat);
  },
  outcome: (_s, into) => {
    into.places.fill(1);
  },
  view: (s: State, _viewer, into) => {
    if (s[at.ticks] === 30) elapsed += DAWDLE;
    if (s[at.ticks] === 49) throw new Error(`the wire was ${s[at.wire]}`);
    into[at.turn] = s[at.turn];
    into[at.ticks] = s[at.ticks];
  },
  determinize: (view, _viewer, _chance, into) => into.set(view),
  ask: () => ({ ask: 'tick', rule: 'BOMB-1' }),
  why: () => 'BOMB-1',
  check: () => undefined,
});

export const bomb: GameModule<null> = {
  id: 'bomb',
  rules: 1,
  versions: [1],
  seatCounts: [2],
  options: {},
  traits: {},
  base: { name: 'none', version: 1, content: null },
  readContent: () => null,
  create: () => game,
};
