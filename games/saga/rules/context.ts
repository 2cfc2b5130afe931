/** What all rules of one match know: the agreement, the battlefield and the team cards as tables, and all names. */
import type { Agreement, Nth } from '@idavoll/engine';
import { type Battlefield, createBattlefield } from './battlefield.ts';
import type { SagaContent } from './content.ts';
import type { SeatCount } from './geometry.ts';
import { make, moveTable } from './notation.ts';
import { createSight } from './sight.ts';
import { at, cells, MOST_ROUNDS } from './state.ts';
import { eventTable, tell } from './story.ts';
import { areaNames, cardTables, fieldNames, figuresOf, kindsOf } from './tables.ts';
import { versionOf } from './versions.ts';
import { SAGAS, TEAMS, TERRAINS } from './vocabulary.ts';

const sagaCalled = (name: unknown): Nth<'saga'> => (SAGAS as readonly unknown[]).indexOf(name);

/** How many there are of everything that differs from match to match, and how it is called. */
const sizesOf = (battlefield: Battlefield, content: SagaContent) => {
  const field = fieldNames(battlefield);
  const figure = figuresOf(content).map(({ name }) => name);
  return {
    seat: battlefield.seats,
    place: battlefield.places,
    tile: content.tiles.map(({ id }) => id),
    area: areaNames(battlefield),
    field,
    kind: kindsOf(content).map(({ id }) => id),
    figure,
    filling: [...TERRAINS, 'crown', ...figure],
    spot: [...field, ...figure],
    green: content.hourglass.green,
  };
};

export const createContext = ({ seats, options }: Agreement, content: SagaContent, rules: number) => {
  const battlefield = createBattlefield(content, seats as SeatCount);
  const sizes = sizesOf(battlefield, content);
  const cards = cardTables(content);
  return {
    seats,
    ...versionOf(rules),
    /** The saga agreed on; NONE where the die decides. SAGA-034 */
    agreedSaga: sagaCalled(options.saga),
    choosesTeams: options.teams === 'chosen',
    /** The dwarves come last. SAGA-009 */
    teamCount: options.sixthTeam ? TEAMS.length : TEAMS.length - 1,
    drawsLots: options.openingLots === 'random',
    /** After so many rounds the hourglass starts by itself; more than there are where it never does. SAGA-293 */
    guardRounds: options.hourglassGuard ? content.hourglass.guardRounds : MOST_ROUNDS + 1,
    tokens: content.hourglass.tokens,
    options,
    content,
    battlefield,
    /** Where the crown lies, and the middle of every layout. SAGA-440 */
    middle: battlefield.fieldAt(0, 0),
    sight: createSight(battlefield, content.shooting.range),
    layout: cells.fit(sizes),
    at,
    moves: moveTable.fit(sizes),
    make,
    events: eventTable.fit(sizes),
    cards,
    figureCount: cards.team.length,
  };
};

/** What rules write and say. */
export { make, tell };
export type Context = ReturnType<typeof createContext>;
