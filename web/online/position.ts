/** From positions as they come over the wire to what one viewer knows. */
import { AUDIENCE, type Layout, type View } from '@idavoll/engine';
import type { Position } from '@idavoll/server/protocol';
import { type TableSight, type Told, tellOn } from '../play/session.ts';

export interface Known {
  readonly seq: number;
  readonly sight: TableSight;
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
  const { seq, step, events, awaiting, nth, offers, question, held, canUndo, outcome } = position;
  const viewer = seat ?? AUDIENCE;
  const sight = { viewer, step, view, events, awaiting, nth, offers, question, held, canUndo, outcome };
  const { sight: last } = before ?? {};
  return { seq, sight: tellOn(sight, last && { story: storyBefore(last.story, position), held: last.held }) };
};
