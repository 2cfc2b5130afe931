/** Every game of the house by the name of its folder. Rules, board, words and ledger load when they are wanted. */

import type { GamePage, GameTable, Say } from '@idavoll/board';
import type { GameModule } from '@idavoll/engine';
import { format, type Messages } from '../message.ts';
import { language } from '../words.ts';

const MODULES = import.meta.glob<Record<string, GameModule>>('../../games/*/index.ts');
const TABLES = import.meta.glob<GameTable>('../../games/*/table/index.tsx', { import: 'table' });
const PAGES = import.meta.glob<GamePage>('../../games/*/pages/*.tsx', { import: 'page' });
const WORDS = import.meta.glob<Messages>('../../games/*/words/*.json', { query: '?words', import: 'default' });
const LEDGERS = import.meta.glob<string>('../../games/*/RULES.md', { query: '?raw', import: 'default' });

const at = (id: string, file: string) => `../../games/${id}/${file}`;

export const GAME_IDS: readonly string[] = Object.keys(MODULES).map(path => path.split('/')[3]);

/** A game's words in the visitor's language. */
export interface GameWords {
  readonly say: Say;
  /** Whether the game's words have this key. */
  readonly knows: (key: string) => boolean;
}

export interface LoadedGame extends GameWords {
  readonly id: string;
  readonly module: GameModule;
  readonly table: GameTable;
}

export const loadWords = async (id: string, lang: string = language()): Promise<GameWords> => {
  const load = (one: string) => WORDS[at(id, `words/${one}.json`)]?.() ?? {};
  const [english, own] = await Promise.all([load('en'), lang === 'en' ? {} : load(lang)]);
  const words: Messages = { ...english, ...own };
  return { say: (key, values) => format(lang, words[key] ?? key, values), knows: key => Object.hasOwn(words, key) };
};

/** Undefined where there is no such game. */
export const loadModule = async (id: string): Promise<GameModule | undefined> =>
  Object.values((await MODULES[at(id, 'index.ts')]?.()) ?? {}).find(one => one.id === id);

const loadTable = async (id: string): Promise<GameTable> =>
  (await TABLES[at(id, 'table/index.tsx')]?.()) ?? (await import('../table/plain-table.tsx')).plainTable;

const loaded = new Map<string, Promise<LoadedGame | undefined>>();

const load = async (id: string, lang: string): Promise<LoadedGame | undefined> => {
  if (!GAME_IDS.includes(id)) return undefined;
  const [module, table, words] = await Promise.all([loadModule(id), loadTable(id), loadWords(id, lang)]);
  return module && { id, module, table, ...words };
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

/** The further pages that a game brings, by the names of their files. */
export const pagesOf = (id: string): readonly string[] =>
  Object.keys(PAGES)
    .filter(path => path.startsWith(at(id, 'pages/')))
    .map(path => path.replace(/^.*\/(.+)\.tsx$/, '$1'));

export const loadPage = (id: string, name: string): Promise<GamePage> | undefined =>
  PAGES[at(id, `pages/${name}.tsx`)]?.();
