/** Set-up: teams, the saga, the battlefield with what the saga lays on it, and who begins. SAGA-030 */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context } from './context.ts';
import { CROWN, PHASE, SAGA, SAGAS, TEAMS, TILE_COUNT, TURNS } from './vocabulary.ts';

export const setUp = (c: Context) => {
  const { at, tell, battlefield, seats, options, ON } = c;
  const { places, centre, fieldCount } = battlefield;
  const scratch = new Int16Array(TILE_COUNT);
  /** The dwarves come last. SAGA-009 */
  const teamCount = options.sixthTeam ? TEAMS.length : TEAMS.length - 1;
  const agreedSaga = SAGAS.indexOf(options.saga as (typeof SAGAS)[number]);

  /** Draws `count` of the numbers below `from` into the front of the scratch row. */
  const draw = (from: number, count: number, fx: Effects) => {
    for (let i = 0; i < from; i++) scratch[i] = i;
    for (let i = 0; i < count; i++) {
      const j = i + fx.below(from - i);
      const swap = scratch[i];
      scratch[i] = scratch[j];
      scratch[j] = swap;
    }
  };

  /** SAGA-034, SAGA-035: two faces of the die a saga. */
  const chooseSaga = (s: State, fx: Effects) => {
    if (agreedSaga >= 0) {
      s[at.saga] = agreedSaga;
      return fx.emit(tell.sagaAgreed, agreedSaga);
    }
    const die = c.roll(fx);
    s[at.saga] = die >> 1;
    fx.emit(tell.sagaDrawn, die >> 1, die);
  };

  /** SAGA-051 to SAGA-053, SAGA-100 */
  const layTiles = (s: State, fx: Effects) => {
    draw(TILE_COUNT, places, fx);
    for (let place = 0; place < places; place++) {
      s[at.tile(place)] = scratch[place];
      s[at.turned(place)] = fx.below(TURNS);
      fx.emit(tell.tileLaid, centre[place], scratch[place], s[at.turned(place)]);
      const terrain = battlefield.terrain(place, scratch[place], s[at.turned(place)]);
      for (let i = 0; i < terrain.length; i += 2) s[ON + terrain[i]] = terrain[i + 1];
    }
  };

  /** SAGA-067, SAGA-390, SAGA-440 */
  const layPieces = (s: State, fx: Effects) => {
    if (s[at.saga] === SAGA.crown) {
      s[ON + c.middle] = CROWN;
      fx.emit(tell.crownLaid, c.middle);
    }
    if (s[at.saga] !== SAGA.treasure) return;
    for (let place = 0; place < places; place++) {
      s[at.chest(place)] = centre[place];
      fx.emit(tell.chestLaid, centre[place]);
    }
  };

  /** Who places first, and in a lot of its own who starts; chosen means by seating, the first seat first. */
  const openingLot = (fx: Effects): Seat => (options.openingLots === 'random' ? fx.below(seats) : 0);

  /** All that follows once the teams are known. */
  const layOut = (s: State, fx: Effects) => {
    chooseSaga(s, fx);
    layTiles(s, fx);
    layPieces(s, fx);
    s[at.firstPlacer] = openingLot(fx); // SAGA-061
    fx.emit(tell.placesFirst, s[at.firstPlacer]);
    c.go(s, PHASE.area, s[at.firstPlacer]);
  };

  const setup = (s: State, fx: Effects) => {
    s.fill(NONE, ON, ON + fieldCount);
    for (let figure = 0; figure < c.figureCount; figure++) s[at.stands(figure)] = NONE;
    for (let place = 0; place < places; place++) {
      s[at.tile(place)] = NONE;
      s[at.chest(place)] = NONE;
    }
    for (let seat = 0; seat < seats; seat++) {
      s[at.team(seat)] = NONE;
      s[at.area(seat)] = NONE;
    }
    s[at.saga] = NONE;
    s[at.firstPlacer] = NONE;
    s[at.startPlayer] = NONE;
    s[at.current] = NONE;
    s[at.master] = NONE;
    if (options.teams === 'chosen') return c.go(s, PHASE.team, 0); // SAGA-037
    draw(teamCount, seats, fx); // SAGA-031
    for (let seat = 0; seat < seats; seat++) {
      s[at.team(seat)] = scratch[seat];
      fx.emit(tell.teamDrawn, seat, scratch[seat]);
    }
    layOut(s, fx);
  };

  return { setup, layOut, openingLot, teamCount };
};

export type SetUp = ReturnType<typeof setUp>;
