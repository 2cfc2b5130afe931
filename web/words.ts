/** The shell's sentences in the visitor's language. A key that is not in English does not compile. */
import { effect, signal } from '@preact/signals';
import { type Language, TRANSLATIONS } from './languages.ts';
import { format, type Message, type Messages, type Values } from './message.ts';
import { settings } from './settings.ts';
import type source from './words/en.json';
import en from './words/en.json?words=-pages';

export type Key = keyof typeof source;

type Files = Readonly<Record<string, () => Promise<Messages>>>;
/** What no table says comes with the other pages; what few see of a table adds words of its own when it comes. */
export const PARTS: Record<string, Files> = {
  home: import.meta.glob<Messages>('./words/*.json', { query: '?words=home', import: 'default' }),
  pages: import.meta.glob<Messages>('./words/*.json', { query: '?words=pages', import: 'default' }),
};
const loadedParts = new Map<string, Promise<void>>();

const spoken = signal<{ readonly language: Language; readonly messages: Messages }>({ language: 'en', messages: en });

export const language = (): Language => spoken.value.language;

export const say = (key: Key, values?: Values): string =>
  format(spoken.value.language, spoken.value.messages[key] ?? en[key] ?? key, values);

/** For keys that are put together from outside: undefined where there are no words. */
export const sayIfKnown = (key: string, values?: Values): string | undefined => {
  const message: Message | undefined = spoken.value.messages[key];
  return message === undefined ? undefined : format(spoken.value.language, message, values);
};

/** Whether there are words for a key that is put together from outside. */
export const isKey = (key: string): key is Key => Object.hasOwn(spoken.value.messages, key);

const loadMain = async (wanted: Exclude<Language, 'en'>) => (await TRANSLATIONS[wanted]()).default;

const load = async (wanted: Language) => {
  const parts = [...loadedParts.keys()].map(part => PARTS[part][`./words/${wanted}.json`]());
  const [main, ...more] = await Promise.all([wanted === 'en' ? en : loadMain(wanted), ...parts]);
  if (settings.value.language !== wanted) return;
  // What another load has brought meanwhile stays: the slower one may know of fewer parts.
  const before = spoken.value.language === wanted ? spoken.value.messages : {};
  spoken.value = { language: wanted, messages: Object.assign({}, before, main, ...more) };
};

/** Resolves once the words of this part are there, now and after a change of the language. */
export const loadPart = (part: string): Promise<void> => {
  const known = loadedParts.get(part);
  if (known) return known;
  const coming = Promise.resolve().then(() => load(settings.value.language));
  loadedParts.set(part, coming);
  // A failed load is tried again the next time.
  coming.catch(() => loadedParts.delete(part));
  return coming;
};

/** Speaks the language of the settings, and resolves once the first words are there. */
export const startWords = (): Promise<void> => {
  const first = load(settings.value.language).catch(() => undefined);
  effect(() => {
    const { language } = settings.value;
    if (language !== spoken.peek().language) load(language).catch(() => undefined);
  });
  return first;
};

export const saySeveral = (items: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);

export const sayWhen = (iso: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
