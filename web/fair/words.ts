/** What is said of the chance of a match. */
import type { Messages } from '../message.ts';
import { loadPart, PARTS } from '../words.ts';

PARTS.fair = import.meta.glob<Messages>('./words/*.json', { base: '../', query: '?words=fair', import: 'default' });

export const loadFair = (): Promise<void> => loadPart('fair');
