/** Before the first turn: teams where they are chosen, then start areas and the placing of figures. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases } from '../context.ts';
import type { SetUp } from '../set-up.ts';
import type { Turn } from '../turn.ts';
import { PHASE, SAGA } from '../vocabulary.ts';

export const opening = (
  c: Context,
  { layOut, openingLot, teamCount }: SetUp,
  { beginTurn }: Turn,
): Pick<Phases, 'team' | 'area' | 'placing' | 'confirm'> => {
  const { at, make, tell, cards, battlefield, seats, ON } = c;
  const { areas, centre } = battlefield;

  const isTaken = (s: State, cell: (seat: Seat) => number, value: number) => {
    for (let seat = 0; seat < seats; seat++) if (s[cell(seat)] === value) return true;
    return false;
  };

  /** The next figure of this kind that is still to be placed, or NONE. SAGA-033, SAGA-370 */
  const unplaced = (s: State, kind: number) => {
    for (let figure = cards.firstOfKind[kind]; figure < cards.firstOfKind[kind + 1]; figure++)
      if (s[at.stands(figure)] === NONE && (s[at.saga] !== SAGA.duel || cards.leader[figure])) return figure;
    return NONE;
  };
  const anyUnplaced = (s: State, seat: Seat) => {
    const team = s[at.team(seat)];
    for (let kind = cards.firstKindOfTeam[team]; kind < cards.firstKindOfTeam[team + 1]; kind++)
      if (unplaced(s, kind) !== NONE) return true;
    return false;
  };

  /** The rule that keeps figures off this field of an area, if one does. SAGA-066, SAGA-391 */
  const whyClosed = (s: State, field: number, area: number) => {
    if (s[ON + field] !== NONE) return 'SAGA-066';
    return s[at.saga] === SAGA.treasure && field === centre[areas[area].place] ? 'SAGA-391' : undefined;
  };

  /** SAGA-062, SAGA-063, SAGA-069 */
  const nextToPlace = (s: State, seat: Seat, fx: Effects) => {
    const next = (seat + 1) % seats;
    if (next !== s[at.firstPlacer]) return c.go(s, PHASE.area, next);
    s[at.startPlayer] = openingLot(fx);
    fx.emit(tell.starts, s[at.startPlayer]);
    beginTurn(s, s[at.startPlayer], fx);
  };

  return {
    team: {
      rule: 'SAGA-037',
      legal: (s, _seat, into) => {
        let n = 0;
        for (let team = 0; team < teamCount; team++) if (!isTaken(s, at.team, team)) into[n++] = make.team(team);
        return n;
      },
      apply: (s, seat, move, fx) => {
        s[at.team(seat)] = make.team.get.team(move);
        fx.emit(tell.teamChosen, seat, s[at.team(seat)]);
        if (seat + 1 < seats) c.go(s, PHASE.team, seat + 1);
        else layOut(s, fx);
      },
      why: (s, _seat, move) => {
        if (!make.team.is(move)) return undefined;
        return isTaken(s, at.team, make.team.get.team(move)) ? 'SAGA-032' : 'SAGA-009';
      },
    },
    area: {
      rule: 'SAGA-062',
      legal: (s, _seat, into) => {
        let n = 0;
        for (let area = 0; area < areas.length; area++) if (!isTaken(s, at.area, area)) into[n++] = make.area(area);
        return n;
      },
      apply: (s, seat, move, fx) => {
        s[at.area(seat)] = make.area.get.area(move);
        fx.emit(tell.areaChosen, seat, s[at.area(seat)]);
        c.go(s, PHASE.placing, seat);
      },
      why: (_s, _seat, move) => (make.area.is(move) ? 'SAGA-064' : undefined),
    },
    placing: {
      rule: 'SAGA-066',
      legal: (s, seat, into) => {
        const team = s[at.team(seat)];
        const area = s[at.area(seat)];
        const { fields } = areas[area];
        let n = 0;
        for (let kind = cards.firstKindOfTeam[team]; kind < cards.firstKindOfTeam[team + 1]; kind++) {
          if (unplaced(s, kind) === NONE) continue;
          for (let i = 0; i < fields.length; i++)
            if (whyClosed(s, fields[i], area) === undefined) into[n++] = make.place(kind, fields[i]);
        }
        return n;
      },
      apply: (s, seat, move, fx) => {
        const figure = unplaced(s, make.place.get.figure(move));
        const field = make.place.get.field(move);
        c.stand(s, figure, field);
        fx.emit(tell.placed, seat, figure, field);
        if (!anyUnplaced(s, seat)) c.go(s, PHASE.confirm, seat);
      },
      why: (s, seat, move) => {
        if (make.area.is(move) || make.done.is(move)) return 'SAGA-062';
        if (!make.place.is(move)) return undefined;
        const kind = make.place.get.figure(move);
        const field = make.place.get.field(move);
        const figure = cards.firstOfKind[kind];
        if (!c.owns(s, seat, figure)) return 'SAGA-033';
        if (s[at.saga] === SAGA.duel && !cards.leader[figure]) return 'SAGA-370';
        if (unplaced(s, kind) === NONE) return 'SAGA-033';
        if (!areas[s[at.area(seat)]].fields.includes(field)) return 'SAGA-065';
        return whyClosed(s, field, s[at.area(seat)]);
      },
    },
    // What was placed may be taken back until the seat says that it is done.
    confirm: {
      rule: 'SAGA-062',
      legal: (_s, _seat, into) => {
        into[0] = make.done();
        return 1;
      },
      apply: (s, seat, _move, fx) => {
        fx.emit(tell.placedAll, seat);
        nextToPlace(s, seat, fx);
      },
      why: (_s, _seat, move) => (make.place.is(move) ? 'SAGA-033' : undefined),
    },
  };
};
