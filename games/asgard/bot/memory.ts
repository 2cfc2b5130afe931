/**
 * What a seat remembers of the weapons and spells: what lay in a pile whenever it browsed one. Between two looks the others
 * have taken exactly what is missing; who of them took which is all that is left to guess. ASG-342
 */
import { type Chance, type Event, NONE, type Nth, type Seat, type State, type View } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { determinize } from '../rules/guess.ts';
import { type State as AsgardState, type View as AsgardView, at, COUNT } from '../rules/state.ts';
import { ARM_KINDS, ARMS_OF_KIND, HELD, LAID_ARM } from '../rules/vocabulary.ts';

const ALL = (1 << ARMS_OF_KIND) - 1;

/** The tiles that the others took between two looks of this seat, and the takers in their order; the last is open-ended. */
interface Span {
  readonly tiles: number;
  readonly takers: readonly Seat[];
}

/** The looks of a seat at one pile, read from what it was told. */
const spansOf = (told: readonly Event[], seat: Seat, kind: Nth<'armKind'>, own: number): readonly Span[] => {
  const spans: Span[] = [];
  let pile = ALL;
  let takers: Seat[] = [];
  for (const { type, ...event } of told) {
    if (event.kind !== ARM_KINDS[kind]) continue;
    if (type === 'picked' && event.seat !== seat) takers.push(Number(event.seat));
    if (type !== 'browsed' || event.seat !== seat) continue;
    const seen = Number(event.pile);
    // What the seat itself has kept since then is missing, too.
    spans.push({ tiles: pile & ~seen & ~own, takers });
    pile = seen;
    takers = [];
  }
  return [...spans, { tiles: pile & ~own, takers }];
};

const countOf = (tiles: number): number => {
  let count = 0;
  for (let rest = tiles; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Whether the story explains what all can see: in a set position it need not. */
const explains = (c: Context, s: AsgardState, seat: Seat, kind: Nth<'armKind'>, spans: readonly Span[]): boolean => {
  for (let other: Seat = 0; other < c.seats; other++) {
    const taken = spans.reduce((sum, { takers }) => sum + takers.filter(taker => taker === other).length, 0);
    if (other !== seat && taken !== s[at.armCount(other, kind)]) return false;
  }
  return spans.every(({ tiles, takers }) => countOf(tiles) >= takers.length);
};

/** One of the tiles of a set. */
const drawFrom = (tiles: number, chance: Chance): number => {
  let skip = chance.below(countOf(tiles));
  let nth = 0;
  while (!(tiles & (1 << nth)) || skip-- > 0) nth++;
  return nth;
};

/** Lays as many of a seat's tiles under god tiles as all have seen, any of them. ASG-435 */
const layArms = (s: AsgardState, seat: Seat, kind: Nth<'armKind'>, held: number, chance: Chance) => {
  const first: Nth<'arm'> = kind * ARMS_OF_KIND;
  let left = held;
  for (let space: Nth<'space'> = 0; space < COUNT.space; space++)
    for (let laid = s[at.laid(space, seat, kind)]; laid > 0 && left !== 0; laid--) {
      const nth = drawFrom(left, chance);
      left &= ~(1 << nth);
      s[at.arm(seat, first + nth)] = LAID_ARM + space;
    }
};

const guessKind = (
  c: Context,
  s: AsgardState,
  seat: Seat,
  kind: Nth<'armKind'>,
  told: readonly Event[],
  chance: Chance,
) => {
  const first: Nth<'arm'> = kind * ARMS_OF_KIND;
  let own = 0;
  for (let nth = 0; nth < ARMS_OF_KIND; nth++) if (s[at.arm(seat, first + nth)] >= HELD) own |= 1 << nth;
  const spans = spansOf(told, seat, kind, own);
  if (!explains(c, s, seat, kind, spans)) return;
  const held = new Int16Array(c.seats);
  for (const { tiles, takers } of spans) {
    let left = tiles;
    for (const taker of takers) {
      const nth = drawFrom(left, chance);
      left &= ~(1 << nth);
      held[taker] |= 1 << nth;
    }
  }
  for (let other: Seat = 0; other < c.seats; other++) {
    if (other === seat) continue;
    for (let nth = 0; nth < ARMS_OF_KIND; nth++) s[at.arm(other, first + nth)] = held[other] & (1 << nth) ? HELD : NONE;
    layArms(s, other, kind, held[other], chance);
  }
};

export const memory = {
  events: ['browsed', 'picked'],
  determinize: (c: Context, view: View, seat: Seat, told: readonly Event[], chance: Chance, into: State): void => {
    const s = into as AsgardState;
    determinize(c, view as AsgardView, seat, chance, s);
    // What has been turned up needs no guess. ASG-461
    if (s[at.shown] === 1) return;
    for (let kind: Nth<'armKind'> = 0; kind < COUNT.armKind; kind++) guessKind(c, s, seat, kind, told, chance);
  },
};
