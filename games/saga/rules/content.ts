/** The shape of a content pack: what the box says of teams, tiles, shots and the hourglass. */
import {
  basis,
  type ContentCheck,
  identifier,
  integer,
  listOf,
  object,
  oneOf,
  readContent,
  type Shape,
  text,
} from '@idavoll/engine';
import { type Hex, lengthOf, WHOLE } from './geometry.ts';
import { checkGround } from './ground.ts';
import { DIE_FACES, MOST_FIGURES, MOST_MOVEMENT, TEAMS, TERRAINS, TILE_COUNT } from './vocabulary.ts';

/** Of a team. SAGA-006 */
const FEWEST_FIGURES = 4;

const truth: Shape<boolean> = (json, spot) =>
  typeof json === 'boolean' ? json : spot.fail(`true or false is wanted, not ${JSON.stringify(json)}`, 'true-or-false');

/** A field of a tile, measured from the tile's centre. Only whole fields, and never the centre. SAGA-086, SAGA-390 */
const covered: Shape<Hex> = (json, spot) => {
  const [q, r] = listOf(2, integer(-WHOLE, WHOLE))(json, spot);
  const length = lengthOf(q, r);
  return length > 0 && length <= WHOLE
    ? [q, r]
    : spot.fail(`${q},${r} cannot be covered`, 'not-covered', { field: `${q},${r}` });
};

/** The least that the die must show. SAGA-003, SAGA-011 */
const die = integer(0, DIE_FACES - 1);

/** Figures of a kind are numbered (`goblin-2`) and stand where terrain or the crown could: no id may look like these. */
const figureId: Shape<string> = (json, spot) => {
  const id = identifier(json, spot);
  const isTaken = id === 'crown' || TERRAINS.some(kind => kind === id) || /-\d+$/.test(id);
  return isTaken ? spot.fail(`no figure can be called ${id}`, 'taken-id', { id }) : id;
};

const shape = object({
  hourglass: object({ tokens: integer(1, 20), green: integer(0, 19), red: integer(1, 1), guardRounds: integer(1, 99) }),
  shooting: object({ range: integer(1, 9) }),
  tiles: listOf(
    TILE_COUNT,
    object({
      id: text,
      name: text,
      terrain: listOf(
        { min: 0, max: 18 },
        object({ kind: oneOf(TERRAINS), fields: listOf({ min: 1, max: 18 }, covered) }),
      ),
      basis,
    }),
  ),
  teams: listOf(
    TEAMS.length,
    object({
      id: oneOf(TEAMS),
      name: text,
      figures: listOf(
        { min: 1, max: MOST_FIGURES },
        object({
          id: figureId,
          name: text,
          count: integer(1, MOST_FIGURES),
          move: integer(1, MOST_MOVEMENT),
          hit: die,
          parry: die,
          dodge: die,
          range: integer(0, 9),
          leader: truth,
        }),
      ),
      basis,
    }),
  ),
});

export type SagaContent = ReturnType<typeof shape>;

export type Check = ContentCheck<SagaContent>;

/** SAGA-016 */
const checkHourglass: Check = ({ hourglass: { tokens, green, red } }, fail) => {
  const wanted = tokens - red;
  if (green !== wanted)
    fail('hourglass.green', `${wanted} of ${tokens} tokens are wanted, not ${green}`, 'green', { wanted, tokens });
};

const checkTiles: Check = ({ tiles }, fail) => {
  for (const { id, terrain } of tiles) {
    const fields = terrain.flatMap(piece => piece.fields.map(String));
    const twice = fields.find((field, i) => fields.indexOf(field) < i);
    if (twice) fail(`tiles.${id}.terrain`, `${twice} is covered twice`, 'covered-twice', { field: twice });
  }
};

const checkTeams: Check = ({ teams, shooting: { range } }, fail) => {
  const ids = teams.flatMap(({ figures }) => figures.map(({ id }) => id));
  for (const [i, { id, figures }] of teams.entries()) {
    const path = `teams.${id}`;
    // A team is its number in the state. SAGA-005
    if (id !== TEAMS[i]) fail(path, `${TEAMS[i]} is wanted here`, 'team-order', { team: TEAMS[i] });
    const inAll = figures.reduce((sum, { count }) => sum + count, 0);
    if (inAll < FEWEST_FIGURES || inAll > MOST_FIGURES)
      fail(`${path}.figures`, `${FEWEST_FIGURES} to ${MOST_FIGURES} figures are wanted, not ${inAll}`, 'figures', {
        min: FEWEST_FIGURES,
        max: MOST_FIGURES,
        found: inAll,
      });
    // SAGA-007
    const leaders = figures.reduce((sum, { leader, count }) => sum + (leader ? count : 0), 0);
    if (leaders !== 1) fail(`${path}.figures`, `1 leader is wanted, not ${leaders}`, 'leaders', { found: leaders });
    for (const figure of figures) {
      const at = `${path}.figures.${figure.id}`;
      if (ids.indexOf(figure.id) !== ids.lastIndexOf(figure.id)) fail(at, 'this id occurs in two teams', 'two-teams');
      // SAGA-224
      if (figure.range !== 0 && figure.range !== range)
        fail(`${at}.range`, `0 or the reach of all shots, ${range}, is wanted, not ${figure.range}`, 'range', {
          range,
          found: figure.range,
        });
    }
  }
};

export const readSagaContent = (file: string, json: unknown): SagaContent =>
  readContent(file, json, shape, [checkHourglass, checkTiles, checkTeams, checkGround]);
