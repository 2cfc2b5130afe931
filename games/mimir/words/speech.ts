/** Questions, offered moves and the facts of a player in words, as a position has them. */
import { type After, AUDIENCE, NONE, type Seat } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import type { Cells } from '../rules/state.ts';
import { ELITES } from '../rules/vocabulary.ts';
import { artefactName, type Key, type Offered, realmName, treasureName, type Voice, valuesOf } from './names.ts';
import { seenIn } from './seen.ts';

export interface Scene extends Voice {
  readonly c: Context;
  readonly view: Cells;
}

/** How many tokens an elite moves. MIM-261, MIM-281 */
const MOST_MOVED = 2;

export type Asked = After<'ask', Key>;

export const moveInWords = (scene: Scene, move: Offered): string =>
  scene.say(`move.${move.kind}`, valuesOf(scene, move));

/** What is asked of the seat that decides. */
export const questionInWords = (scene: Scene, ask: Asked): string => {
  const { c, view, say } = scene;
  const { at, content } = c;
  const { here } = seenIn(c, view, AUDIENCE);
  const treasure = view[ask === 'flight' ? at.carried : at.taken];
  const elite = view[at.elite];
  return say(`ask.${ask}`, {
    left: ask === 'placement' ? view[at.tokensLeft] : MOST_MOVED - view[at.moved],
    realm: here === NONE ? '' : realmName(scene, content.realms[here].id),
    elite: elite === NONE ? '' : say(`kind.${ELITES[elite]}`),
    treasure: treasure === NONE ? '' : treasureName(scene, content.treasures[treasure].id),
  });
};

/** What everybody sees of a player. */
export const factsInWords = (scene: Scene, seat: Seat): string[] => {
  const { c, view, say } = scene;
  const seen = seenIn(c, view, AUDIENCE);
  const held = seen.treasuresOf(seat);
  const points = held.reduce((sum, t) => sum + c.tables.points[t], 0);
  const shown = seen.shownCardsOf(seat).map(card => artefactName(scene, c.content.artefacts[card].id));
  const count = say('board.treasures', { count: held.length });
  const cards = say('board.cards', { count: seen.cardCount(seat) });
  return [
    say('board.tokens', { count: seen.behindScreen(seat) }),
    seen.listsTreasuresOf(seat) && held.length > 0 ? `${count} (${say('result.points', { points })})` : count,
    shown.length > 0 ? `${cards} (${shown.join(', ')})` : cards,
    ...(view[c.at.passed(seat)] === 1 ? [say('table.passed')] : []),
  ];
};
