/** What each viewer may know. */
import type { Nth, Seat, Viewer } from '@idavoll/engine';
import { isOpenHand, turnSeat } from './board.ts';
import type { Context } from './context.ts';
import { partnerOf } from './phases/trade.ts';
import { at, type Cells, COUNT, type State, type View } from './state.ts';
import { PHASE } from './vocabulary.ts';

/** In his own turn a trader is shown the gold of the home on which he may trade. BAR-814 */
const seesGoldOf = (c: Context, s: Cells, viewer: Viewer, seat: Seat): boolean =>
  c.forced &&
  viewer >= 0 &&
  s[at.phase] >= PHASE.openPlan &&
  s[at.phase] < PHASE.build &&
  viewer === turnSeat(c, s) &&
  partnerOf(c, s, viewer) === seat;

/** BAR-782 */
const showGold = (c: Context, s: State, seat: Seat, viewer: Viewer, into: View) => {
  if (seat === viewer || s[at.phase] === PHASE.over || seesGoldOf(c, s, viewer, seat))
    into[at.gold(seat)] = s[at.gold(seat)];
};

/** BAR-156, BAR-182 */
const showPlan = (c: Context, s: State, seat: Seat, viewer: Viewer, into: View) => {
  if (seat !== viewer && s[at.planned(seat)] && !isOpenHand(c, s, seat)) return;
  for (let unit: Nth<'unit'> = 0; unit < COUNT.unit; unit++) into[at.plan(seat, unit)] = s[at.plan(seat, unit)];
};

/** BAR-407 */
const showRunes = (s: State, seat: Seat, viewer: Viewer, into: View) => {
  if (seat !== viewer) return;
  for (let rune: Nth<'rune'> = 0; rune < COUNT.rune; rune++) into[at.held(seat, rune)] = s[at.held(seat, rune)];
};

/** BAR-710 */
const showChoices = (c: Context, s: State, seat: Seat, viewer: Viewer, into: View) => {
  const isOpen = s[at.phase] !== PHASE.claim && s[at.phase] !== PHASE.muster;
  if (seat !== viewer && !isOpen) return;
  for (let claimed: Nth<'claimed'> = 0; claimed < COUNT.claimed; claimed++)
    into[at.take(seat, claimed)] = s[at.take(seat, claimed)];
  const posts = COUNT.building + c.areaCount;
  for (let post: Nth<'post'> = 0; post < posts; post++) into[at.sends(seat, post)] = s[at.sends(seat, post)];
};

export const view = (c: Context, s: State, viewer: Viewer, into: View) => {
  const { open, seats } = c;
  for (let i = 0; i < open.length; i++) into[open[i]] = s[open[i]];
  for (let seat: Seat = 0; seat < seats; seat++) {
    showGold(c, s, seat, viewer, into);
    showPlan(c, s, seat, viewer, into);
    showRunes(s, seat, viewer, into);
    showChoices(c, s, seat, viewer, into);
  }
};
