/** Set-up: teams, the saga, the battlefield with what the saga lays on it, and who begins. SAGA-030 */
import { type Effects, NONE, type Nth, type Seat } from '@idavoll/engine';
import { type Context, tell } from './context.ts';
import { roll } from './figures.ts';
import { at, go, type State } from './state.ts';
import { CROWN, PHASE, SAGA, TILE_COUNT, TURNS } from './vocabulary.ts';

const scratch = new Int16Array(TILE_COUNT);

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
const chooseSaga = ({ agreedSaga }: Context, s: State, fx: Effects) => {
  const die = agreedSaga === NONE ? roll(fx) : NONE;
  s[at.saga] = die === NONE ? agreedSaga : die >> 1;
  if (die === NONE) fx.emit(tell.sagaAgreed, agreedSaga);
  else fx.emit(tell.sagaDrawn, s[at.saga], die);
};

/** SAGA-051 to SAGA-053, SAGA-100 */
const layTiles = ({ battlefield }: Context, s: State, fx: Effects) => {
  const { places, centre } = battlefield;
  draw(TILE_COUNT, places, fx);
  for (let place: Nth<'place'> = 0; place < places; place++) {
    s[at.tile(place)] = scratch[place];
    s[at.turned(place)] = fx.below(TURNS);
    fx.emit(tell.tileLaid, centre[place], s[at.tile(place)], s[at.turned(place)]);
    const terrain = battlefield.terrain(place, s[at.tile(place)], s[at.turned(place)]);
    for (let i = 0; i < terrain.length; i += 2) s[at.on(terrain[i])] = terrain[i + 1];
  }
};

/** SAGA-067, SAGA-390, SAGA-440 */
const layPieces = ({ middle, battlefield: { places, centre } }: Context, s: State, fx: Effects) => {
  if (s[at.saga] === SAGA.crown) {
    s[at.on(middle)] = CROWN;
    fx.emit(tell.crownLaid, middle);
  }
  if (s[at.saga] !== SAGA.treasure) return;
  for (let place: Nth<'place'> = 0; place < places; place++) {
    s[at.chest(place)] = centre[place];
    fx.emit(tell.chestLaid, centre[place]);
  }
};

/** Who places first, and in a lot of its own who starts; chosen means by seating, the first seat first. */
export const openingLot = ({ drawsLots, seats }: Context, fx: Effects): Seat => (drawsLots ? fx.below(seats) : 0);

/** All that follows once the teams are known. */
export const layOut = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  chooseSaga(c, s, fx);
  layTiles(c, s, fx);
  layPieces(c, s, fx);
  s[at.firstPlacer] = openingLot(c, fx); // SAGA-061
  fx.emit(tell.placesFirst, s[at.firstPlacer]);
  go(s, PHASE.area, s[at.firstPlacer]);
};

export const setup = (c: Context, s: State, fx: Effects) => {
  if (c.choosesTeams) return go(s, PHASE.team, 0); // SAGA-037
  draw(c.teamCount, c.seats, fx); // SAGA-031
  for (let seat: Seat = 0; seat < c.seats; seat++) {
    s[at.team(seat)] = scratch[seat];
    fx.emit(tell.teamDrawn, seat, s[at.team(seat)]);
  }
  go(s, PHASE.layOut, 0);
};
