/** What one phase needs for play to go on. */
import { NONE, type Nth, type Seat } from '@idavoll/engine';
import { isBarbarian, isForeign, turnSeat } from './board.ts';
import { canAttack, canDuel } from './combat.ts';
import type { Context } from './context.ts';
import { writeBerserkur } from './phases/berserkur.ts';
import { waiting } from './phases/claim.ts';
import { writeGodi } from './phases/godi.ts';
import type { Check } from './playable.ts';
import { findOwn } from './reach.ts';
import { at, COUNT, type State, TO_PLACE } from './state.ts';
import { BUILDING, FIGURE, PHASE, TRADE, UNIT } from './vocabulary.ts';

const scratch = new Int32Array(4096);
const fieldOf = (c: Context, s: State) => s[at.figure(turnSeat(c, s), FIGURE.berserkur)];

const clan: Check = ({ choosesClans }) => (choosesClans ? undefined : 'clans are drawn');
const starter: Check = (c, s) => (c.choosesStarter && s[at.active] === 0 ? undefined : 'nobody names the first player');

const plan: Check = (c, s) => {
  if (c.easy) return 'everybody plans in his own turn';
  for (let seat: Seat = 0; seat < c.seats; seat++) if (!s[at.planned(seat)]) return undefined;
  return 'everybody has planned';
};
const openPlan: Check = (c, s) => {
  if (!c.easy) return 'everybody plans at once';
  return s[at.turns] > 0 && s[at.active] === turnSeat(c, s) ? undefined : 'another seat is to plan';
};

/** A card was lent for an action that must be possible. */
const council: Check = (c, s) => {
  findOwn(c, s, s[at.active]);
  return s[at.hand(UNIT.berserkur)] > 0 && writeBerserkur(c, s, s[at.active], scratch, 0) > 0
    ? undefined
    : 'the Berserkur has nothing to do';
};
const seer: Check = (c, s) => {
  findOwn(c, s, s[at.active]);
  return s[at.hand(UNIT.godi)] > 0 && writeGodi(c, s, s[at.active], scratch, 0) > 0
    ? undefined
    : 'the Godi has nothing to do';
};

const attackIsPaid = (c: Context, s: State) => {
  const attacker = turnSeat(c, s);
  const field = fieldOf(c, s);
  const other = s[at.duel];
  return other === NONE ? canAttack(c, s, attacker, field) : canDuel(c, s, attacker, other, field);
};
/** BAR-331 */
const flee: Check = (c, s) => {
  const field = fieldOf(c, s);
  if (field === NONE || !attackIsPaid(c, s)) return 'nobody attacks';
  return s[at.figure(s[at.active], FIGURE.godi)] === field ? undefined : 'no Godi has to flee';
};
const stage: Check = (c, s) => {
  const field = fieldOf(c, s);
  if (field === NONE) return 'nobody attacks';
  const isTarget = isBarbarian(c, s, field) || isForeign(s, s[at.active], field);
  return isTarget || s[at.duel] !== NONE ? undefined : 'nothing is attacked';
};
const reinforce: Check = (c, s) => {
  const field = fieldOf(c, s);
  return field !== NONE && s[at.owner(field)] === s[at.active] ? undefined : 'no area was taken';
};

const someOwn = (c: Context, s: State, not: (area: Nth<'area'>) => number) => {
  for (let area: Nth<'area'> = 0; area < c.areaCount; area++)
    if (s[at.owner(area)] === s[at.active] && !s[not(area)]) return true;
  return false;
};
const hasVirki = (c: Context, s: State) => s[at.disks(s[at.active], BUILDING.virki)] > 0 && someOwn(c, s, at.hasGiven);
const rearrange: Check = (c, s) =>
  s[at.begun] || someOwn(c, s, at.hasReceived) || hasVirki(c, s) ? undefined : 'there is no disk to move';
const put: Check = (c, s) => {
  const source = s[at.source];
  if (source === NONE) return hasVirki(c, s) ? undefined : 'no disk of Virki can be placed';
  return s[at.owner(source)] === s[at.active] && !s[at.hasReceived(source)] ? undefined : 'no disk was lifted';
};

/** BAR-807 */
const trade: Check = (c, s) => {
  if (s[at.trading] === NONE) return 'nobody trades';
  if ((s[at.trading] === TRADE.forced) !== (s[at.partner] !== NONE)) return 'a trade lacks its partner';
  return s[at.partner] === NONE || (c.forced && s[at.partner] !== s[at.active]) ? undefined : 'no trade is forced';
};

/** What is offered is there. BAR-817 */
const bargain: Check = (c, s) => {
  const trader = turnSeat(c, s);
  const partner = s[at.partner];
  if (!c.bargains || s[at.trading] !== TRADE.forced || partner === NONE || partner === trader) return 'nobody bargains';
  if (s[at.phase] === PHASE.answer && s[at.active] !== partner) return 'another seat is to answer';
  if (s[at.giveGold] > s[at.gold(trader)] || s[at.wantGold] > s[at.gold(partner)]) return 'an offer lacks its gold';
  for (let good: Nth<'good'> = 0; good < COUNT.good; good++)
    if (s[at.give(good)] > s[at.goods(trader, good)] || s[at.want(good)] > s[at.goods(partner, good)])
      return 'an offer lacks its goods';
  return undefined;
};

const claim: Check = (c, s) => (waiting(c, s) === 0 ? 'everybody has chosen' : undefined);
const muster: Check = (c, s) => {
  if (waiting(c, s) === 0) return 'everybody has chosen';
  for (let seat: Seat = 0; seat < c.seats; seat++)
    if (s[at.progress(seat)] === TO_PLACE)
      for (let post: Nth<'post'> = 0; post < c.areaCount + COUNT.building; post++)
        if (s[at.sends(seat, post)] > 0) return `seat ${seat} has stationed too early`;
  return undefined;
};

/** By the number of the phase; what is missing can always go on. */
export const byPhase: Readonly<Record<number, Check | undefined>> = {
  [PHASE.clan]: clan,
  [PHASE.starter]: starter,
  [PHASE.plan]: plan,
  [PHASE.openPlan]: openPlan,
  [PHASE.council]: council,
  [PHASE.seer]: seer,
  [PHASE.flee]: flee,
  [PHASE.stage]: stage,
  [PHASE.reinforce]: reinforce,
  [PHASE.rearrange]: rearrange,
  [PHASE.put]: put,
  [PHASE.trade]: trade,
  [PHASE.bargain]: bargain,
  [PHASE.answer]: bargain,
  [PHASE.claim]: claim,
  [PHASE.muster]: muster,
};
