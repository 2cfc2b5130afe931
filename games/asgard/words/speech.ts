/** Questions and the facts of a player in words, as a position has them. */
import { NONE, type Nth, type Seat, type Values } from '@idavoll/engine';
import { isActive } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { strengthOf } from '../rules/numbers.ts';
import { topTile } from '../rules/piles.ts';
import type { Cells } from '../rules/state.ts';
import { tileIds } from '../rules/tables.ts';
import {
  ARM_KINDS,
  BATTLE_PILES,
  BUILT,
  DARK,
  FIRST_RECRUIT,
  FIRST_SEAL,
  GOD,
  GODS,
  LIGHT,
  type PhaseName,
  PIECES,
  RECRUITS,
  STONES,
  TEMPLE_COUNT,
  WORLDS,
} from '../rules/vocabulary.ts';
import {
  asgardName,
  bonusInWords,
  godName,
  pieces,
  populationName,
  sealsInWords,
  tileName,
  type Voice,
  worldName,
} from './names.ts';

export interface Scene extends Voice {
  readonly c: Context;
  readonly view: Cells;
}

/** Whatever is asked. */
export type Asked = Exclude<PhaseName, 'over'>;

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
const sumOf = (count: number, of: (i: number) => number) => upTo(count).reduce((sum, i) => sum + of(i), 0);

/** How many gods, warriors or recruits may still be named. */
const leftOf = ({ c, view }: Scene, ask: Asked, seat: Seat): number => {
  const { at } = c;
  if (ask !== 'gods') return 2 - view[at.count];
  const awake = GODS.filter((_, god) => isActive(c, view, god)).length;
  return Math.min(view[at.front(seat)], awake) - view[at.cardsLaid(seat)];
};

const topTileName = (scene: Scene, god: Nth<'god'>): string => {
  const { c, view } = scene;
  const tile = god === NONE ? NONE : topTile(c, view, god);
  return tile === NONE ? '' : tileName(scene, tileIds(c.content)[tile]);
};

/** What is asked of a seat that decides; in the choice of gods that is the viewer. */
export const questionInWords = (scene: Scene, ask: Asked, viewer: Seat): string => {
  const { c, view, say } = scene;
  const { at, content } = c;
  const seat = viewer >= 0 && ask === 'gods' ? viewer : view[at.active];
  const god = ask === 'hammer' ? GOD.thor : view[at.god];
  const bonus = view[at.bonus] === NONE ? undefined : content.populations[view[at.bonus]].id;
  const due = upTo(PIECES.length).find(piece => view[at.due(piece)] > 0);
  const world = view[at.world];
  const left = leftOf(scene, ask, seat);
  const values: Values = {
    god: god === NONE ? '' : godName(scene, GODS[god]),
    left,
    upTo: left > 0 && c.options.godChoiceCount === 'upTo' ? 'yes' : 'no',
    kind: view[at.browsing] === NONE ? 'none' : ARM_KINDS[view[at.browsing]],
    population: bonus === undefined ? '' : populationName(scene, bonus),
    about: bonus === undefined ? '' : bonusInWords(scene, bonus),
    tile: ask === 'boon' ? asgardName(scene, content.asgardTiles[view[at.boon]]?.id) : topTileName(scene, god),
    seals: sealsInWords(scene, view[at.reserve(seat, FIRST_SEAL)], view[at.reserve(seat, FIRST_SEAL + 1)]),
    combined: view[at.combined] ? 'yes' : 'no',
    piece: due === undefined ? '' : pieces(scene, PIECES[due]),
    world: world === NONE ? '' : worldName(scene, WORLDS[world]),
    light: world === NONE ? 0 : strengthOf(c, view, world, LIGHT),
    dark: world === NONE ? 0 : strengthOf(c, view, world, DARK),
  };
  return say(`ask.${ask}`, values);
};

/** How a player stands, seals included: what lies in front of everybody. */
export const standingInWords = ({ c, view, say }: Scene, seat: Seat): string[] => {
  const { at, tables } = c;
  const temples = upTo(TEMPLE_COUNT).filter(temple => view[at.temple(temple)] === BUILT + seat);
  const victories = sumOf(WORLDS.length, world => view[at.victory(world, seat)]);
  const battles = upTo(BATTLE_PILES).flatMap(pile =>
    upTo(view[at.battleTiles(seat, pile)]).map(() => tables.battleValue[pile]),
  );
  const points = temples.reduce((sum, temple) => sum + tables.templeValue[temple], 0);
  return [
    say('fact.points', { points: view[at.score(seat)] }),
    ...(view[at.order(0)] === seat ? [say('fact.first')] : []),
    say('fact.discs', { count: view[at.front(seat)] }),
    say('fact.seals', { light: view[at.reserve(seat, FIRST_SEAL)], dark: view[at.reserve(seat, FIRST_SEAL + 1)] }),
    ...(temples.length > 0 ? [say('fact.temples', { count: temples.length, points })] : []),
    ...(victories > 0 ? [say('fact.victories', { count: victories })] : []),
    ...(battles.length > 0 ? [say('fact.battleTiles', { values: battles.join(', ') })] : []),
  ];
};

/** The same with how many stones and recruits there are, for those who do not see which. */
export const factsInWords = (scene: Scene, seat: Seat): string[] => {
  const { c, view, say } = scene;
  const held = (from: number, count: number) => sumOf(count, i => view[c.at.reserve(seat, from + i)]);
  return [
    ...standingInWords(scene, seat),
    say('fact.stones', { count: held(0, STONES.length) }),
    say('fact.recruits', { count: held(FIRST_RECRUIT, RECRUITS.length) }),
  ];
};
