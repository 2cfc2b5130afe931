/** What is said of bots. */
import type { Messages } from '../message.ts';
import { loadPart, PARTS } from '../words.ts';

PARTS.bots = import.meta.glob<Messages>('./words/*.json', { base: '../', query: '?words=bots', import: 'default' });

export const loadBotWords = (): Promise<void> => loadPart('bots');
