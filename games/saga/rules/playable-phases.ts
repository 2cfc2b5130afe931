/** What must hold for play to go on, phase by phase. */
import { allHold, NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from './context.ts';
import { endOf, figuresLeft, firstOf, hasFigures, hasOpenStep } from './figures.ts';
import { areEnemies, mayAttack, reaches } from './reach.ts';
import { at, type State } from './state.ts';
import { FIRST_FIGURE, PHASES, type PhaseName, SAGA } from './vocabulary.ts';

type Check = (c: Context, s: State) => string | undefined;

/** Teams are chosen by seating, before anything lies on the table. SAGA-037 */
const teamsAreChosen: Check = ({ seats, choosesTeams, battlefield, figureCount }, s) => {
  if (!choosesTeams) return 'teams are drawn, not chosen';
  for (let seat: Seat = 0; seat < seats; seat++) {
    if ((s[at.team(seat)] !== NONE) !== seat < s[at.active]) return `seat ${seat} has a team, or should have one`;
    if (s[at.area(seat)] !== NONE) return `seat ${seat} has an area before there are any`;
  }
  for (let field: Nth<'field'> = 0; field < battlefield.fieldCount; field++)
    if (s[at.on(field)] !== NONE) return `field ${field} is filled before the battlefield is laid`;
  for (let figure: Nth<'figure'> = 0; figure < figureCount; figure++)
    if (s[at.stands(figure)] !== NONE) return `figure ${figure} stands before the battlefield is laid`;
  return undefined;
};

const isLaidOut: Check = ({ seats }, s) => {
  if (s[at.saga] === NONE) return 'no saga is played';
  for (let seat: Seat = 0; seat < seats; seat++) if (s[at.team(seat)] === NONE) return `seat ${seat} has no team`;
  return undefined;
};

/** How many figures a seat places. SAGA-033, SAGA-370 */
const teamSize = (c: Context, s: State, seat: Seat) => {
  let size = 0;
  for (let figure = firstOf(c, s, seat); figure < endOf(c, s, seat); figure++)
    if (s[at.saga] !== SAGA.duel || c.cards.leader[figure]) size++;
  return size;
};

/** Whether a field of an area is open to figures, those that stand there aside. SAGA-066, SAGA-391 */
const isOpen = ({ battlefield: { areas, centre } }: Context, s: State, area: Nth<'area'>, field: Nth<'field'>) => {
  const on = s[at.on(field)];
  if (on !== NONE && on < FIRST_FIGURE) return false;
  return s[at.saga] !== SAGA.treasure || field !== centre[areas[area].place];
};

/** Those before the active seat have placed their figures, each in its own area, which has room for all. SAGA-062 to SAGA-066 */
const placingHolds: Check = (c, s) => {
  const { seats, battlefield, figureCount } = c;
  if (s[at.firstPlacer] === NONE) return 'nobody places first';
  const isBefore = (seat: Seat, other: Seat) =>
    (seat - s[at.firstPlacer] + seats) % seats < (other - s[at.firstPlacer] + seats) % seats;
  for (let seat: Seat = 0; seat < seats; seat++) {
    const area = s[at.area(seat)];
    const left = figuresLeft(c, s, seat);
    if (isBefore(seat, s[at.active]) && left < teamSize(c, s, seat)) return `seat ${seat} has not placed its figures`;
    if (isBefore(s[at.active], seat) && (area !== NONE || left > 0)) return `seat ${seat} has placed before its turn`;
    if (area === NONE && (left > 0 || isBefore(seat, s[at.active]))) return `seat ${seat} has no area`;
  }
  for (let figure: Nth<'figure'> = 0; figure < figureCount; figure++) {
    const field = s[at.stands(figure)];
    if (field === NONE) continue;
    let seat: Seat = 0;
    while (s[at.team(seat)] !== c.cards.team[figure]) seat++;
    const area = s[at.area(seat)];
    if (!battlefield.areas[area].fields.includes(field) || !isOpen(c, s, area, field))
      return `figure ${figure} stands outside its area`;
  }
  const sizes = Array.from({ length: seats }, (_, seat) => teamSize(c, s, seat));
  for (const [area, { fields }] of battlefield.areas.entries()) {
    const open = fields.reduce((sum, field) => sum + (isOpen(c, s, area, field) ? 1 : 0), 0);
    if (open < Math.max(...sizes)) return `area ${area} has no room for a team`;
  }
  return undefined;
};
const hasNoArea: Check = (_c, s) =>
  s[at.area(s[at.active])] === NONE ? undefined : `seat ${s[at.active]} has an area already`;
const hasArea: Check = (_c, s) => (s[at.area(s[at.active])] === NONE ? `seat ${s[at.active]} has no area` : undefined);
const isPlacing: Check = (c, s) =>
  figuresLeft(c, s, s[at.active]) < teamSize(c, s, s[at.active]) ? undefined : 'all figures are placed';
const hasPlaced: Check = (c, s) => (isPlacing(c, s) === undefined ? 'figures are still to be placed' : undefined);

/** Somebody can do something some time, or the hourglass runs: else the turn would pass on for ever. SAGA-125, SAGA-293 */
const somebodyCanAct: Check = (c, s) => {
  if (s[at.startPlayer] === NONE) return 'nobody began';
  if (s[at.master] !== NONE || c.options.hourglassGuard) return undefined;
  for (let seat: Seat = 0; seat < c.seats; seat++)
    for (let figure = firstOf(c, s, seat); figure < endOf(c, s, seat); figure++) {
      if (s[at.stands(figure)] === NONE) continue;
      if (hasOpenStep(c, s, s[at.stands(figure)]) || s[at.foes(figure)] > 0 || mayAttack(c, s, figure))
        return undefined;
    }
  return 'nobody can move or attack, and the hourglass does not run';
};
const isMaster: Check = (_c, s) => (s[at.master] === s[at.active] ? undefined : 'only the Master turns tokens');
const hasTurn: Check = (c, s) =>
  hasFigures(c, s, s[at.active]) ? undefined : `seat ${s[at.active]} has no figures and no turn`;
const reachesSomebody: Check = (c, s) => {
  for (let other: Nth<'figure'> = 0; other < c.figureCount; other++)
    if (areEnemies(c, s, s[at.current], other) && reaches(c, s, s[at.current], other)) return undefined;
  return 'the figure that attacks reaches nobody';
};

/** The goal of a seat lies across from its area. SAGA-420 */
const goalsAreKnown: Check = ({ seats }, s) => {
  if (s[at.saga] !== SAGA.mist) return undefined;
  for (let seat: Seat = 0; seat < seats; seat++)
    if (s[at.area(seat)] === NONE) return `seat ${seat} has no area, and no goal`;
  return undefined;
};

const turn = allHold(isLaidOut, goalsAreKnown, somebodyCanAct);
const opening = allHold(isLaidOut, placingHolds);

const BY_PHASE: Readonly<Record<PhaseName, Check>> = {
  team: teamsAreChosen,
  area: allHold(opening, hasNoArea),
  placing: allHold(opening, hasArea, isPlacing),
  confirm: allHold(opening, hasArea, hasPlaced),
  hourglass: allHold(turn, isMaster),
  figure: allHold(turn, hasTurn),
  step: allHold(turn, hasTurn),
  attacker: allHold(turn, hasTurn),
  target: allHold(turn, hasTurn, reachesSomebody),
  passOn: allHold(turn, hasTurn),
  over: allHold(isLaidOut, goalsAreKnown),
};

export const byPhase: Check = (c, s) => BY_PHASE[PHASES[s[at.phase]]](c, s);
