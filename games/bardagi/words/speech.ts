/** Questions, offered moves and the facts of a player in words, as a position has them. */
import { type After, HIDDEN, NONE, type Nth, type Seat } from '@idavoll/engine';
import { countAreas } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import type { Cells } from '../rules/state.ts';
import { AREA_RUNES, BUILDINGS, FIGURES, GOODS, RUNES } from '../rules/vocabulary.ts';
import { areaName, goodName, type Key, type Offered, runeName, unitName, type Voice, valuesOf } from './names.ts';

/** A position in the eyes of somebody. */
export interface Scene extends Voice {
  readonly c: Context;
  readonly view: Cells;
}

export type Asked = After<'ask', Key>;
export const questionInWords = ({ say }: Scene, ask: Asked): string => say(`ask.${ask}`);

/** An offered move. */
export const moveInWords = (voice: Voice, move: Offered): string =>
  voice.say(`move.${move.kind}`, valuesOf(voice, move));

const amountsInWords = (scene: Scene, names: readonly string[], cell: (i: number) => number) =>
  names.flatMap((name, i) => {
    const count = scene.view[cell(i)];
    return count > 0 ? [scene.say('amount', { count, good: name })] : [];
  });

/** Where the figures and the ship are. */
export const placesInWords = (scene: Scene, seat: Seat): string[] => {
  const { c, view: s, say } = scene;
  const { at, map } = c;
  const figures = FIGURES.map((name, figure) => {
    const area = s[at.figure(seat, figure)];
    const values = { figure: unitName(scene, name) };
    if (area !== NONE) return say('fact.at', { ...values, area: areaName(scene, map.areas[area].id) });
    return say(s[at.aboard(seat, figure)] ? 'fact.aboard' : 'fact.defeated', values);
  });
  const harbour = s[at.harbour(seat)];
  const sea = s[at.sea(seat)];
  if (harbour === NONE && sea === NONE) return [...figures, say('fact.shipHome')];
  const place = sea === NONE ? areaName(scene, map.areas[harbour].id) : say('sea', { name: map.sea[sea].id });
  return [...figures, say('fact.ship', { place })];
};

/** What a player has, as far as the viewer knows. */
export const factsInWords = (scene: Scene, seat: Seat): string[] => {
  const { c, view: s, say } = scene;
  const { at } = c;
  const disks = Object.fromEntries(
    BUILDINGS.flatMap((name, building) => [
      [name, s[at.disks(seat, building)]],
      [`${name}Limit`, s[at.limit(seat, building)]],
    ]),
  );
  const gold = s[at.gold(seat)];
  const goods = GOODS.map(good => goodName(scene, good));
  const runes = RUNES.map(rune => runeName(scene, rune));
  const held = s[at.held(seat, 0)] === HIDDEN ? [] : amountsInWords(scene, runes, rune => at.held(seat, rune));
  return [
    say('fact.glory', { count: s[at.glory(seat)] }),
    ...(gold === HIDDEN ? [] : [say('fact.gold', { count: gold })]),
    say('fact.areas', { count: countAreas(c, s, seat) }),
    say('fact.disks', disks),
    say('fact.reserve', { count: s[at.reserve(seat)] }),
    ...(s[at.town(seat)] > 0 ? [say('fact.town', { count: s[at.town(seat)] })] : []),
    ...(s[at.axesHeld(seat)] > 0 ? [say('fact.axes', { count: s[at.axesHeld(seat)] })] : []),
    ...(held.length > 0 ? held : [say('fact.runes', { count: s[at.heldCount(seat)] })]),
    ...amountsInWords(scene, goods, good => at.goods(seat, good)),
  ];
};

/** An area with what lies on it: 'Red wood 3+ (Divine)'. */
export const areaInWords = (scene: Scene, area: Nth<'area'>): string => {
  const { c, view: s } = scene;
  const { at, map } = c;
  const runes = AREA_RUNES.filter((_, rune) => s[at.rune(area, rune)]).map(rune => runeName(scene, rune));
  const disks = s[at.onArea(area)];
  return [
    areaName(scene, map.areas[area].id),
    ...(disks > 0 || s[at.axes(area)] > 0 ? [` ${disks}${'+'.repeat(s[at.axes(area)])}`] : []),
    ...(runes.length > 0 ? [` (${runes.join(', ')})`] : []),
  ].join('');
};
