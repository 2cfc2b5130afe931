/** The battlefield in rows of characters, two to a field. */
import { NONE, type Nth, type Piece, type Viewer } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { isFree, lyingOn, ownerOf } from '../rules/figures.ts';
import { turned } from '../rules/geometry.ts';
import type { Cells } from '../rules/state.ts';
import { CROWN, FIRST_FIGURE, PHASE, SAGA, SIDES, TERRAINS } from '../rules/vocabulary.ts';
import type { TextVoice } from './voice.ts';

/** No map is wider than this. */
const WIDTH = 79;
/** After so many sixths of a turn the battlefield is as wide as before. */
const WAYS_ROUND = 3;
const FIRST_LETTER = 97;
/** Characters to a field. */
const CELL = 2;

/** Where each field is drawn. The battlefield is turned so that it is as narrow as can be. */
export const mapOf = ({ battlefield: { q, r } }: Context) => {
  const ways = Array.from({ length: WAYS_ROUND }, (_, turns) =>
    Array.from(q, (x, field) => turned([x, r[field]], turns)).map(([x, y]) => ({ column: 2 * x + y, row: y })),
  );
  const spanOf = (spots: (typeof ways)[number]) => {
    const columns = spots.map(({ column }) => column);
    return Math.max(...columns) - Math.min(...columns);
  };
  const spots = ways.reduce((best, way) => (spanOf(way) < spanOf(best) ? way : best));
  // The next field of a row is two columns on.
  const scale = 2 * (spanOf(spots) + 1) <= WIDTH ? 2 : 1;
  const left = Math.min(...spots.map(({ column }) => column));
  const drawn = spots.map(({ column, row }, field) => ({ field, row, column: (column - left) * scale }));
  return [...new Set(drawn.map(({ row }) => row))]
    .sort((a, b) => a - b)
    .map(row => drawn.filter(spot => spot.row === row).sort((a, b) => a.column - b.column));
};

/** The letter of a field among those of its start area; the same in every match of this many players. */
export const letterOf = ({ battlefield: { areas } }: Context, field: Nth<'field'>): string => {
  const index = areas.map(({ fields }) => fields.indexOf(field)).find(i => i >= 0) ?? 0;
  return String.fromCharCode(FIRST_LETTER + index);
};
export const areaLetter = (area: Nth<'area'>): string => String.fromCharCode(FIRST_LETTER + area).toUpperCase();

/** What can be chosen on the map itself: steps by the number of their offer, areas and fields to place on by letters. */
const choicesOf = (c: Context, s: Cells, viewer: Viewer): ReadonlyMap<Nth<'field'>, string> => {
  const { at, battlefield } = c;
  const { areas, centre, neighbour } = battlefield;
  if (viewer !== s[at.active]) return new Map();
  if (s[at.phase] === PHASE.step) {
    const from = s[at.stands(s[at.current])] * SIDES;
    const open = Array.from(neighbour.subarray(from, from + SIDES)).filter(to => isFree(s, to));
    return new Map(open.map((field, i) => [field, String(i + 1)]));
  }
  if (s[at.phase] === PHASE.area) {
    const taken = Array.from({ length: c.seats }, (_, seat) => s[at.area(seat)]);
    return new Map(
      areas.flatMap(({ fields }, area) =>
        taken.includes(area) ? [] : Array.from(fields, (field): [Nth<'field'>, string] => [field, areaLetter(area)]),
      ),
    );
  }
  if (s[at.phase] !== PHASE.placing) return new Map();
  const { fields, place } = areas[s[at.area(viewer)]];
  const open = Array.from(fields).filter(field => s[at.saga] !== SAGA.treasure || field !== centre[place]);
  return new Map(open.map(field => [field, letterOf(c, field)]));
};

export const drawMap = (voice: TextVoice, rows: ReturnType<typeof mapOf>, s: Cells, viewer: Viewer): Piece[][] => {
  const { c, say } = voice;
  const { at, battlefield } = c;
  const choices = choicesOf(c, s, viewer);
  const chests = new Set(Array.from({ length: battlefield.places }, (_, place) => s[at.chest(place)]));
  const goal = s[at.saga] === SAGA.mist && viewer >= 0 ? battlefield.areas[s[at.area(viewer)]]?.goal : undefined;

  const cellOf = (field: Nth<'field'>): Piece => {
    const on = s[at.on(field)];
    if (on >= FIRST_FIGURE) {
      const figure = on - FIRST_FIGURE;
      const style = s[at.current] === figure ? 'current' : voice.colourOf(ownerOf(c, s, figure));
      return [style, voice.markOf(s, figure)];
    }
    if (on === CROWN) return ['title', ` ${say('mark.crown')}`];
    if (on !== NONE) return [TERRAINS[on], ` ${say(`mark.${TERRAINS[on]}`)}`];
    const choice = choices.get(field);
    if (choice !== undefined) return ['good', ` ${choice}`];
    if (chests.has(lyingOn(field))) return ['title', ` ${say('mark.chest')}`];
    return ['dim', ` ${say(goal?.includes(field) ? 'mark.goal' : 'mark.free')}`];
  };

  return rows.map(row =>
    row.flatMap(({ field, column }, i) => [
      ' '.repeat(column - (i === 0 ? 0 : row[i - 1].column + CELL)),
      cellOf(field),
    ]),
  );
};
