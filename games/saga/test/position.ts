/** Positions in words: what stands where, and the state that says the same. */
import { NONE, type Seat, type Wishes } from '@idavoll/engine';
import { idsOf, indexIn, pairsOf, wordsOf } from '../../test/position.ts';
import { saga } from '../index.ts';
import type { Context } from '../rules/context.ts';
import { comes } from '../rules/figures.ts';
import { go, type State } from '../rules/state.ts';
import { areaNames, fieldNames, figuresOf } from '../rules/tables.ts';
import * as V from '../rules/vocabulary.ts';

export interface PositionWords {
  /** By seat, each figure and its field: 'captain 0,0 swordsman 1,0'. Of a kind without a number the next one is meant. */
  readonly figures: readonly string[];
  /** By seat; without it, as the figures tell. */
  readonly teams?: readonly (typeof V.TEAMS)[number][];
  /** The fight, unless said. */
  readonly saga?: V.SagaName;
  readonly options?: Wishes['options'];
  /** What lies besides the tiles: 'tree 1,-1 stone 0,1'. A battlefield without tiles is bare. */
  readonly terrain?: string;
  /** By centre field: 'T03' or 'T03 turned 1'. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Whose turn it is, and what is asked: a figure to move, unless said. */
  readonly turn?: Seat;
  readonly phase?: 'area' | 'figure' | 'attacker' | 'passOn';
  /** Who took the first turn; in phase 'area' whoever is on turn also places first. */
  readonly start?: Seat;
  /** By seat, the centre field of its start tile; without it, the areas of the layout in order. */
  readonly areas?: readonly string[];
  /** Figures that have moved or attacked in this turn: 'captain swordsman-2'. */
  readonly moved?: string;
  readonly attacked?: string;
  readonly master?: Seat;
  readonly green?: number;
  readonly rounds?: number;
  readonly points?: readonly number[];
  /** In the treasure saga, by centre field: where a chest that was taken is now, a field or a figure. */
  readonly chests?: Readonly<Record<string, string>>;
  readonly seed?: string;
}

const figures = figuresOf(saga.base.content);
export const figureIndex = (name: string): number =>
  indexIn(
    figures.map(figure => figure.name),
    name,
  );

/** The figures that one seat's words name. 'goblin' is the first goblin that they have not named yet. */
const placedBy = (words: string): [figure: number, field: string][] => {
  const named = new Set<number>();
  return pairsOf(words).map(([name, field]) => {
    const isMeant = (index: number) => figures[index].name.replace(/-\d+$/, '') === name && !named.has(index);
    const next = figures.findIndex((_, index) => isMeant(index));
    const figure = next >= 0 ? next : figureIndex(name);
    named.add(figure);
    return [figure, field];
  });
};

const teamsOf = ({ figures: seats, teams }: PositionWords): number[] => {
  if (teams) return teams.map(team => V.TEAMS.indexOf(team));
  const known = seats.map(words => placedBy(words).map(([figure]) => figures[figure].team)[0]);
  const free = V.TEAMS.map((_, team) => team).filter(team => !known.includes(team));
  return known.map(team => team ?? free.shift() ?? NONE);
};

/** The state that these words describe. */
export const positionOf = (c: Context, words: PositionWords): State => {
  const { at, battlefield } = c;
  const { places, fieldCount, centre } = battlefield;
  const s = c.layout.state() as State;
  const names = fieldNames(battlefield);
  const fieldIndex = (name: string) => indexIn(names, name);
  const placeIndex = (name: string) =>
    indexIn(
      Array.from(centre, field => names[field]),
      name,
    );
  const phase = words.phase ?? 'figure';
  const turn = words.turn ?? 0;

  for (let field = 0; field < fieldCount; field++) s[at.on(field)] = NONE;
  for (const figure of figures.keys()) s[at.stands(figure)] = NONE;
  for (let place = 0; place < places; place++) {
    s[at.tile(place)] = NONE;
    s[at.chest(place)] = words.saga === 'treasure' ? centre[place] : NONE;
  }
  s[at.current] = NONE;
  s[at.saga] = V.SAGA[words.saga ?? 'fight'];
  s[at.firstPlacer] = phase === 'area' ? turn : 0;
  s[at.startPlayer] = phase === 'area' ? NONE : (words.start ?? 0);
  s[at.master] = words.master ?? NONE;
  s[at.green] = words.green ?? 0;
  s[at.rounds] = words.rounds ?? 0;
  const areas = areaNames(battlefield);
  for (const [seat, team] of teamsOf(words).entries()) {
    s[at.team(seat)] = team;
    s[at.area(seat)] = phase === 'area' ? NONE : indexIn(areas, words.areas?.[seat] ?? areas[seat]);
    s[at.points(seat)] = words.points?.[seat] ?? 0;
  }

  for (const [name, laid] of Object.entries(words.tiles ?? {})) {
    const [, id, turns = '0'] = /^(\S+)(?: turned (\d))?$/.exec(laid) ?? [];
    const place = placeIndex(name);
    s[at.tile(place)] = indexIn(idsOf(c.content.tiles), id);
    s[at.turned(place)] = Number(turns);
    const terrain = battlefield.terrain(place, s[at.tile(place)], s[at.turned(place)]);
    for (let i = 0; i < terrain.length; i += 2) s[at.on(terrain[i])] = terrain[i + 1];
  }
  for (const [kind, field] of pairsOf(words.terrain)) s[at.on(fieldIndex(field))] = indexIn(V.TERRAINS, kind);
  if (words.saga === 'crown') s[at.on(c.middle)] = V.CROWN;
  for (const seat of words.figures)
    for (const [figure, field] of placedBy(seat)) {
      if (s[at.on(fieldIndex(field))] !== NONE) throw new Error(`${field} is filled`);
      comes(c, s, figure, fieldIndex(field));
    }
  for (const [name, where] of Object.entries(words.chests ?? {})) {
    const place = placeIndex(name);
    s[at.chest(place)] = names.includes(where) ? fieldIndex(where) : fieldCount + figureIndex(where);
    s[at.taken(place)] = 1;
  }
  for (const name of wordsOf(words.moved)) s[at.moved(figureIndex(name))] = 1;
  for (const name of wordsOf(words.attacked)) s[at.attacked(figureIndex(name))] = 1;
  go(s, V.PHASE[phase], turn);
  return s;
};
