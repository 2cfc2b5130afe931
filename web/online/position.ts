/** From positions as they come over the wire to what one viewer knows. */
import { AUDIENCE, type Layout, type View } from '@idavoll/engine';
import type { Position } from '@idavoll/server/protocol';
import type { Sight, Told } from '../play/session.ts';

export interface Known {
  readonly seq: number;
  readonly nth: number;
  readonly sight: Sight;
}

const cellsOf = (layout: Layout, cells: Position['cells'], before: Known | undefined): View | undefined => {
  if ('all' in cells) return Int16Array.from(cells.all) as View;
  if (!before) return undefined;
  const view = layout.view();
  view.set(before.sight.view);
  for (let i = 0; i < cells.changed.length; i += 2) view[cells.changed[i]] = cells.changed[i + 1];
  return view;
};

/** What stands of the story: an undo takes back what was told of later steps. */
const storyBefore = (story: readonly Told[], { keep }: Position): readonly Told[] =>
  keep === undefined ? story : story.filter(({ step }) => step <= keep);

/** Undefined when the position builds on one that we do not have: then all must be asked for again. */
export const learn = (
  layout: Layout,
  seat: number | null,
  position: Position,
  before: Known | undefined,
): Known | undefined => {
  const view = cellsOf(layout, position.cells, before);
  if (!view) return undefined;
  const story = [...storyBefore(before?.sight.story ?? [], position), ...position.events];
  return {
    seq: position.seq,
    nth: position.nth,
    sight: {
      viewer: seat ?? AUDIENCE,
      view,
      step: position.step,
      awaiting: position.awaiting,
      offers: position.offers,
      question: position.question,
      canUndo: position.canUndo,
      story,
      // The whole story at once is no news.
      news: before ? position.events.map(({ event }) => event) : [],
      outcome: position.outcome,
    },
  };
};
