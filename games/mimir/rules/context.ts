/** What all rules of one match know: the agreement, the content as tables, and how everything is called. */
import { type Agreement, cellsNamed, type Nth } from '@idavoll/engine';
import type { MimirContent } from './content.ts';
import { make, moveTable } from './notation.ts';
import { at, cells } from './state.ts';
import { eventTable, tell } from './story.ts';
import { contentTables } from './tables.ts';
import { PUBLIC } from './view.ts';
import { CARD_PLACES, MATERIALS, TREASURE_PLACES } from './vocabulary.ts';

const removed = (name: unknown): Nth<'material'> => (MATERIALS as readonly unknown[]).indexOf(name);

/** How many there are of everything that differs from match to match, and the names that the content gives. */
const sizesOf = (seats: number, links: number, { realms, treasures, artefacts }: MimirContent) => {
  const realm = realms.map(({ id }) => id);
  const screens = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  return {
    seat: seats,
    place: { count: seats, from: 1 },
    realm,
    link: links,
    treasure: treasures.map(({ id }) => id),
    artefact: artefacts.map(({ id }) => id),
    lot: [...TREASURE_PLACES, ...realm, ...screens],
    hand: [...CARD_PLACES, ...screens],
  };
};

export const createContext = ({ seats, options }: Agreement, content: MimirContent) => {
  const links: Nth<'link'> = content.layouts[String(seats) as '2' | '3' | '4']?.realms ?? 0;
  const sizes = sizesOf(seats, links, content);
  const layout = cells.fit(sizes);
  return {
    seats,
    /** The realms in the ring. MIM-046 */
    ringSize: links,
    normal: options.difficulty !== 'easy',
    variant: options.essenceVariant === true,
    chain: options.essenceChain === true,
    manual: options.scoringAssignment === 'manual',
    drawsFirst: options.firstPlayer === 'random',
    /** The material agreed to be removed; NONE where lots decide. */
    removedMaterial: removed(options.removedMaterial),
    options,
    content,
    layout,
    at,
    /** The cells that everybody may see. */
    open: cellsNamed(layout, PUBLIC),
    moves: moveTable.fit(sizes),
    make,
    events: eventTable.fit(sizes),
    tables: contentTables(content, options.difficulty === 'easy' ? 'easy' : 'normal'),
  };
};

/** What rules write and say. */
export { make, tell };
export type Context = ReturnType<typeof createContext>;
