/** Everything that happens, as events. A number of -1 is no seat. */
import { events } from '@idavoll/engine';
import type { Battlefield } from './battlefield.ts';
import type { SagaContent } from './content.ts';
import { areaNames, fieldNames, figuresOf } from './tables.ts';
import { ENDINGS, GAINS, SAGAS, TEAMS } from './vocabulary.ts';

export const eventTable = (battlefield: Battlefield, content: SagaContent) => {
  const number = 'number';
  const field = fieldNames(battlefield);
  const area = areaNames(battlefield);
  const figure = figuresOf(content).map(({ name }) => name);
  const tile = content.tiles.map(({ id }) => id);
  return events({
    teamDrawn: { seat: number, team: TEAMS },
    teamChosen: { seat: number, team: TEAMS },
    sagaDrawn: { saga: SAGAS, die: number },
    sagaAgreed: { saga: SAGAS },
    tileLaid: { field, tile, turned: number },
    chestLaid: { field },
    crownLaid: { field },
    placesFirst: { seat: number },
    areaChosen: { seat: number, area },
    placed: { seat: number, figure, field },
    placedAll: { seat: number },
    starts: { seat: number },
    turn: { seat: number, round: number },
    greenToken: { seat: number, left: number },
    redToken: { seat: number },
    moved: { seat: number, figure, from: field, to: field },
    dodged: { seat: number, figure, number, die: number },
    failedDodge: { seat: number, figure, number, die: number },
    attacked: { seat: number, figure, target: figure },
    shot: { seat: number, figure, target: figure },
    hit: { figure, target: figure, number, die: number },
    missed: { figure, target: figure, number, die: number },
    parried: { figure, target: figure, number, die: number },
    failedParry: { figure, target: figure, number, die: number },
    fell: { seat: number, figure, field, by: number },
    chestTaken: { seat: number, figure, field },
    chestDropped: { seat: number, figure, field },
    points: { seat: number, points: number, gain: GAINS },
    master: { seat: number },
    roundOver: { round: number },
    out: { seat: number },
    ended: { ending: ENDINGS },
  });
};
