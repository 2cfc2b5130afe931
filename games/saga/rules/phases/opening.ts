/** Before the first turn: teams where they are chosen, then start areas and the placing of figures. */
import { type Effects, type Move, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { MOST_FIELDS } from '../battlefield.ts';
import { type Context, tell } from '../context.ts';
import { comes, isFree, owns } from '../figures.ts';
import { make, only } from '../notation.ts';
import { openingLot } from '../set-up.ts';
import { at, go, type State } from '../state.ts';
import { PHASE, SAGA } from '../vocabulary.ts';

/** The fields of an area that are open to figures. */
const openFields = new Int16Array(MOST_FIELDS);

const isTaken = (
  { seats }: Context,
  s: State,
  cell: typeof at.team | typeof at.area,
  value: Nth<'team'> | Nth<'area'>,
) => {
  for (let seat: Seat = 0; seat < seats; seat++) if (s[cell(seat)] === value) return true;
  return false;
};

/** The next figure of this kind that is still to be placed, or NONE. SAGA-033, SAGA-370 */
const unplaced = ({ cards }: Context, s: State, kind: Nth<'kind'>): Nth<'figure'> => {
  for (let figure: Nth<'figure'> = cards.firstOfKind[kind]; figure < cards.firstOfKind[kind + 1]; figure++)
    if (s[at.stands(figure)] === NONE && (s[at.saga] !== SAGA.duel || cards.leader[figure])) return figure;
  return NONE;
};
const anyUnplaced = (c: Context, s: State, seat: Seat) => {
  const { firstKindOfTeam } = c.cards;
  const end = firstKindOfTeam[s[at.team(seat)] + 1];
  for (let kind: Nth<'kind'> = firstKindOfTeam[s[at.team(seat)]]; kind < end; kind++)
    if (unplaced(c, s, kind) !== NONE) return true;
  return false;
};

/** The rule that keeps figures off this field of an area, if one does. SAGA-066, SAGA-391 */
const whyClosed = ({ battlefield: { areas, centre } }: Context, s: State, field: Nth<'field'>, area: Nth<'area'>) => {
  if (!isFree(s, field)) return 'SAGA-066';
  return s[at.saga] === SAGA.treasure && field === centre[areas[area].place] ? 'SAGA-391' : undefined;
};

/** SAGA-062, SAGA-063, SAGA-069 */
const nextToPlace = (c: Context, s: State, seat: Seat, fx: Effects) => {
  const next: Seat = (seat + 1) % c.seats;
  if (next !== s[at.firstPlacer]) return go(s, PHASE.area, next);
  s[at.startPlayer] = openingLot(c, fx);
  fx.emit(tell.starts, s[at.startPlayer]);
  go(s, PHASE.beginTurn, s[at.startPlayer]);
};

export const team: Phase<Context, State> = {
  rule: 'SAGA-037',
  legal: (c, s, _seat, into) => {
    let n = 0;
    for (let one: Nth<'team'> = 0; one < c.teamCount; one++)
      if (!isTaken(c, s, at.team, one)) into[n++] = make.team(one);
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    s[at.team(seat)] = make.team.get.team(move);
    fx.emit(tell.teamChosen, seat, s[at.team(seat)]);
    if (seat + 1 < c.seats) go(s, PHASE.team, seat + 1);
    else go(s, PHASE.layOut);
  },
  why: (c, s, _seat, move) => {
    if (!make.team.is(move)) return undefined;
    return isTaken(c, s, at.team, make.team.get.team(move)) ? 'SAGA-032' : 'SAGA-009';
  },
};

export const area: Phase<Context, State> = {
  rule: 'SAGA-062',
  legal: (c, s, _seat, into) => {
    const { areas } = c.battlefield;
    let n = 0;
    for (let one: Nth<'area'> = 0; one < areas.length; one++)
      if (!isTaken(c, s, at.area, one)) into[n++] = make.area(one);
    return n;
  },
  apply: (_c, s, seat, move, fx) => {
    s[at.area(seat)] = make.area.get.area(move);
    fx.emit(tell.areaChosen, seat, s[at.area(seat)]);
    go(s, PHASE.placing);
  },
  why: (_c, _s, _seat, move) => (make.area.is(move) ? 'SAGA-064' : undefined),
};

const whyNotPlaced = (c: Context, s: State, seat: Seat, move: Move) => {
  const { cards, battlefield } = c;
  const kind = make.place.get.figure(move);
  const field = make.place.get.field(move);
  const figure: Nth<'figure'> = cards.firstOfKind[kind];
  if (!owns(c, s, seat, figure)) return 'SAGA-033';
  if (s[at.saga] === SAGA.duel && !cards.leader[figure]) return 'SAGA-370';
  if (unplaced(c, s, kind) === NONE) return 'SAGA-033';
  if (!battlefield.areas[s[at.area(seat)]].fields.includes(field)) return 'SAGA-065';
  return whyClosed(c, s, field, s[at.area(seat)]);
};

export const placing: Phase<Context, State> = {
  rule: 'SAGA-066',
  legal: (c, s, seat, into) => {
    const { firstKindOfTeam } = c.cards;
    const own = s[at.area(seat)];
    const { fields } = c.battlefield.areas[own];
    let free = 0;
    for (let i = 0; i < fields.length; i++)
      if (whyClosed(c, s, fields[i], own) === undefined) openFields[free++] = fields[i];
    const end = firstKindOfTeam[s[at.team(seat)] + 1];
    let n = 0;
    for (let kind: Nth<'kind'> = firstKindOfTeam[s[at.team(seat)]]; kind < end; kind++) {
      if (unplaced(c, s, kind) === NONE) continue;
      for (let i = 0; i < free; i++) into[n++] = make.place(kind, openFields[i]);
    }
    return n;
  },
  apply: (c, s, seat, move, fx) => {
    const figure = unplaced(c, s, make.place.get.figure(move));
    const field = make.place.get.field(move);
    comes(c, s, figure, field);
    fx.emit(tell.placed, seat, figure, field);
    if (!anyUnplaced(c, s, seat)) go(s, PHASE.confirm);
  },
  why: (c, s, seat, move) => {
    if (make.area.is(move) || make.done.is(move)) return 'SAGA-062';
    return make.place.is(move) ? whyNotPlaced(c, s, seat, move) : undefined;
  },
};

// What was placed may be taken back until the seat says that it is done: so nobody comes to it unasked.
export const confirm: Phase<Context, State> = {
  rule: 'SAGA-062',
  obvious: false,
  legal: only(make.done()),
  apply: (c, s, seat, _move, fx) => {
    fx.emit(tell.placedAll, seat);
    nextToPlace(c, s, seat, fx);
  },
  why: (_c, _s, _seat, move) => (make.place.is(move) ? 'SAGA-033' : undefined),
};
