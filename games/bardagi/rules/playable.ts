/** What must hold for play to go on, whatever is asked. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { homeOf, turnSeat } from './board.ts';
import { check } from './check.ts';
import type { Context } from './context.ts';
import { byPhase } from './playable-phases.ts';
import { at, COUNT, type State } from './state.ts';
import { CLAIM, PHASE, TYPE } from './vocabulary.ts';

export type Check = (c: Context, s: State) => string | undefined;

/** More than this nobody comes to in any match. */
const MOST_GLORY = 5000;
const MOST_GOLD = 300;
const MOST_CASTS = 900;

/** BAR-012, BAR-013: whoever has a clan has one of his own, which is in play. */
const clansDiffer: Check = (c, s) => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    const clan = s[at.clan(seat)];
    const isToChoose = s[at.phase] === PHASE.clan && seat >= s[at.active];
    if ((clan === NONE) !== isToChoose) return `seat ${seat} has a clan too early or too late`;
    if (clan === NONE) continue;
    if (!c.colours.includes(clan)) return `the clan of seat ${seat} is not in play`;
    for (let other: Seat = 0; other < seat; other++)
      if (s[at.clan(other)] === clan) return `seats ${other} and ${seat} lead the same clan`;
  }
  return undefined;
};

/** Counters have room to grow. */
const countsFit: Check = (c, s) => {
  if (s[at.round] > c.tables.rounds) return 'there is no such round';
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    if (s[at.glory(seat)] > MOST_GLORY) return `seat ${seat} has more glory than can be won`;
    for (let source: Nth<'source'> = 0; source < COUNT.source; source++)
      if (Math.abs(s[at.gained(seat, source)]) > MOST_GLORY || s[at.gained(seat, source)] < -MOST_CASTS)
        return `seat ${seat} has gained more glory than can be won`;
    if (s[at.gold(seat)] > MOST_GOLD) return `seat ${seat} has more gold than there is`;
    if (s[at.raids(seat)] > c.areaCount / 2 || s[at.captures(seat)] > c.areaCount / 2)
      return `seat ${seat} has attacked more areas than it can`;
    for (let rune: Nth<'rune'> = 0; rune < COUNT.rune; rune++)
      if (s[at.casts(seat, rune)] > MOST_CASTS) return `seat ${seat} has cast more runes than there are`;
  }
  return undefined;
};

/** A Berserkur can go back only where he may stand. BAR-097, BAR-246 */
const entriesAreOpen: Check = (c, s) => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    const entry = s[at.entry(seat)];
    if (entry === NONE) continue;
    if (!c.land.isOpen[entry] || (c.land.type[entry] === TYPE.home && entry !== homeOf(c, s, seat)))
      return `the Berserkur of seat ${seat} came from where he may not stand`;
  }
  return undefined;
};

/** What is sealed is sealed in its own step. BAR-710 */
const sealsBelong: Check = (c, s) => {
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    if (s[at.phase] !== PHASE.claim)
      for (let what: Nth<'claimed'> = CLAIM.wool; what < COUNT.claimed; what++)
        if (s[at.take(seat, what)] > 0) return `seat ${seat} claims out of its time`;
    if (s[at.phase] !== PHASE.muster)
      for (let post: Nth<'post'> = 0; post < c.areaCount + COUNT.building; post++)
        if (s[at.sends(seat, post)] > 0) return `seat ${seat} stations out of its time`;
  }
  return undefined;
};

/** An offer is on the table only while it is made and answered. BAR-817 */
const offersBelong: Check = (_c, s) => {
  if (s[at.phase] === PHASE.bargain || s[at.phase] === PHASE.answer) return undefined;
  let pieces = s[at.giveGold] + s[at.wantGold] + s[at.item];
  for (let good: Nth<'good'> = 0; good < COUNT.good; good++) pieces += s[at.give(good)] + s[at.want(good)];
  return pieces === 0 ? undefined : 'an offer is made out of its time';
};

/** In an action turn its own seat decides, but for those who flee or answer. BAR-180 */
const activeIsRight: Check = (c, s) => {
  const phase = s[at.phase];
  if (phase < PHASE.turn || phase > PHASE.answer) return undefined;
  if (s[at.turns] === 0) return 'no turn has begun';
  const isOwn = s[at.active] === turnSeat(c, s);
  const isAnother = phase === PHASE.flee || phase === PHASE.answer;
  return isOwn === isAnother ? 'another seat is to decide' : undefined;
};

const ALWAYS = [clansDiffer, countsFit, entriesAreOpen, sealsBelong, offersBelong, activeIsRight];

export const unplayable = (c: Context, s: State): string | undefined => {
  for (const holds of ALWAYS) {
    const wrong = holds(c, s);
    if (wrong !== undefined) return wrong;
  }
  return byPhase[s[at.phase]]?.(c, s) ?? check(c, s);
};
