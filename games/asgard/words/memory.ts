/** What a table with the memory aid off leaves to memory: the faces of tiles that lie face down or are used up. */
import type { Agreement, Event } from '@idavoll/engine';

const FACES: Readonly<Record<string, string>> = {
  populated: 'population',
  inRow: 'tile',
  flipped: 'tile',
  gained: 'population',
  scorched: 'population',
  used: 'population',
};

export const recalled = (event: Event, { options }: Agreement): Event => {
  const face = FACES[event.type];
  return face === undefined || options.memoryAid !== false ? event : { ...event, [face]: '?' };
};
