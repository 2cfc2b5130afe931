/** Every game of the house by the name of its folder. Rules, board, words and ledger load when they are wanted. */

import type { GameTable, Say } from '@idavoll/board';
import type { GameModule } from '@idavoll/engine';
import { format, type Messages } from '../message.ts';
import { language } from '../words.ts';

const MODULES = import.meta.glob<Record<string, GameModule>>('../../games/*/index.ts');
const TABLES = import.meta.glob<GameTable>('../../games/*/table/index.tsx', { import: 'table' });
const WORDS = import.meta.glob<Messages>('../../games/*/words/*.json', { query: '?words', import: 'default' });
const LEDGERS = import.meta.glob<string>('../../games/*/RULES.md', { query: '?raw', import: 'default' });

const at = (id: string, file: string) => `../../games/${id}/${file}`;

export const GAME_IDS: readonly string[] = Object.keys(MODULES).map(path => path.split('/')[3]);

export interface LoadedGame {
  readonly id: string;
  readonly module: GameModule;
  readonly table: GameTable;
  readonly say: Say;
  /** Whether the game's words have this key. */
  readonly knows: (key: string) => boolean;
}

const loadWords = async (id: string, lang: string): Promise<Messages> => {
  const load = (one: string) => WORDS[at(id, `words/${one}.json`)]?.() ?? {};
  const [english, own] = await Promise.all([load('en'), lang === 'en' ? {} : load(lang)]);
  return { ...english, ...own };
};

const loadTable = async (id: string): Promise<GameTable> =>
  (await TABLES[at(id, 'table/index.tsx')]?.()) ?? (await import('../table/plain-table.tsx')).plainTable;

const loaded = new Map<string, Promise<LoadedGame | undefined>>();

const load = async (id: string, lang: string): Promise<LoadedGame | undefined> => {
  const loadModule = MODULES[at(id, 'index.ts')];
  if (!loadModule) return undefined;
  const [modules, table, words] = await Promise.all([loadModule(), loadTable(id), loadWords(id, lang)]);
  const module = Object.values(modules).find(one => one.id === id);
  return (
    module && {
      id,
      module,
      table,
      say: (key, values) => format(lang, words[key] ?? key, values),
      knows: key => Object.hasOwn(words, key),
    }
  );
};

/** The game in the visitor's language; undefined where there is no such game. */
export const loadGame = (id: string): Promise<LoadedGame | undefined> => {
  const key = `${id}/${language()}`;
  const known = loaded.get(key);
  if (known) return known;
  const coming = load(id, language());
  loaded.set(key, coming);
  // A failed load is tried again the next time.
  coming.catch(() => loaded.delete(key));
  return coming;
};

export const loadLedger = (id: string): Promise<string> | undefined => LEDGERS[at(id, 'RULES.md')]?.();
