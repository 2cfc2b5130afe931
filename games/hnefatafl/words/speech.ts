/** Questions, offered moves and the facts of a player in words, as a position has them. */
import type { After, Seat } from '@idavoll/engine';
import { squareNames } from '../rules/board.ts';
import type { Context } from '../rules/context.ts';
import { sideAt, sideOfSeat } from '../rules/sides.ts';
import { at, type Cells } from '../rules/state.ts';
import { PIECES, SIDES } from '../rules/vocabulary.ts';
import { type Key, type Offered, type Voice, valuesOf } from './names.ts';

/** A position in the eyes of somebody. Nothing of it is secret, so a view is all of the state. */
export interface Scene extends Voice {
  readonly c: Context;
  readonly view: Cells;
}

export const moveInWords = (scene: Scene, move: Offered): string => {
  const piece = PIECES[scene.view[at.on(squareNames.indexOf(String(move.from)))]];
  return scene.say('move.move', { ...valuesOf(scene, move), piece: scene.say(`piece.${piece}`) });
};

export type Asked = After<'ask', Key>;

export const questionInWords = ({ c, view, say }: Scene, ask: Asked): string =>
  say(`ask.${ask}`, {
    side: SIDES[sideOfSeat(view, view[at.active])],
    escape: c.escapesAtEdge ? 'edge' : 'corner',
  });

/** The side of a seat, and how many pieces it has left. */
export const leftInWords = ({ view, say }: Scene, seat: Seat, key: 'fact.side' | 'result.left'): string => {
  const side = sideOfSeat(view, seat);
  const count = squareNames.filter((_, square) => sideAt(view, square) === side).length;
  return say(key, { side: say(`side.${SIDES[side]}`), count });
};

export const factsInWords = (scene: Scene, seat: Seat): string[] => [leftInWords(scene, seat, 'fact.side')];
