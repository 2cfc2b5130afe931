/** The shell's sentences in the visitor's language. A key that is not in English, or missing in another, does not compile. */
import { effect, signal } from '@preact/signals';
import { format, type Message, type Messages, type Values } from './message.ts';
import { type Language, settings } from './settings.ts';
import type source from './words/en.json';
import en from './words/en.json?words';
import type nb from './words/nb.json';

export type Key = keyof typeof source;

type Whole<T extends Readonly<Record<Key, string>>> = T;
interface Translations {
  readonly nb: Whole<typeof nb>;
}

const LOADERS: { readonly [L in keyof Translations]: () => Promise<{ default: Messages }> } = {
  nb: () => import('./words/nb.json?words'),
};

const spoken = signal<{ readonly language: Language; readonly messages: Messages }>({ language: 'en', messages: en });

export const language = (): Language => spoken.value.language;

export const say = (key: Key, values?: Values): string =>
  format(spoken.value.language, spoken.value.messages[key] ?? en[key] ?? key, values);

/** For keys that are put together from outside: undefined where there are no words. */
export const sayIfKnown = (key: string, values?: Values): string | undefined => {
  const message: Message | undefined = spoken.value.messages[key];
  return message === undefined ? undefined : format(spoken.value.language, message, values);
};

const load = async (wanted: Language) => {
  const messages = wanted === 'en' ? en : (await LOADERS[wanted]()).default;
  if (settings.value.language === wanted) spoken.value = { language: wanted, messages };
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
