/** What a table without the public record leaves to memory. */
import type { Agreement, Event, Viewer } from '@idavoll/engine';

const HELD: Readonly<Record<string, string>> = { took: 'treasure', tookArtefact: 'artefact' };

/** What the others hold was seen by all, but with the public record off nobody is reminded. MIM-384 */
export const recalled = (event: Event, { options }: Agreement, viewer: Viewer): Event => {
  const held = HELD[event.type];
  const reminded = held === undefined || options.publicRecord === true || event.seat === viewer;
  return reminded ? event : { ...event, [held]: '?' };
};
