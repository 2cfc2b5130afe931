/** Words put together from keys: what the compiler knows of them, and how things get their names in sentences. */
import type { Event } from './events.ts';
import type { Seat } from './game.ts';
import type { Decoded } from './moves.ts';

/** What the keys of a group end with: every `id` for which `group.id` is a key. */
export type After<Group extends string, Key> = Key extends `${Group}.${infer Rest}` ? Rest : never;

/** Whether a text is one of these names: from then on the compiler knows it as such. */
export const isOneOf = <const Name extends string>(names: readonly Name[], text: string): text is Name =>
  (names as readonly string[]).includes(text);

export type Values = Readonly<Record<string, string | number | null>>;

/** Who speaks: the words of a language, what the content calls things, and how players are called. */
export interface VoiceOf<Content, Key extends string> {
  readonly content: Content;
  readonly say: (key: Key, values?: Values) => string;
  readonly player: (seat: Seat) => string;
}

type Named = readonly { readonly id: string; readonly name: string }[];

/** What a pack calls otherwise than the game's own content keeps the name it has there. */
export const nameIn = (say: (key: never) => string, group: string, entries: Named, base: Named, id: string): string => {
  const name = entries.find(entry => entry.id === id)?.name ?? id;
  const isOwn = base.some(entry => entry.id === id && entry.name === name);
  return isOwn ? say(`${group}.${id}` as never) : name;
};

/** The words for the fields of a move or an event. What other eyes may see is 'hidden', what is not there 'none'. */
export const fieldsInWords = <Voice extends Pick<VoiceOf<unknown, never>, 'player'>>(
  voice: Voice,
  readers: Readonly<Record<string, (voice: Voice, id: string) => string>>,
  people: readonly string[],
  fields: Event | Decoded,
): Values => {
  const word = (field: string, value: string | number | null): string | number => {
    if (value === '?') return 'hidden';
    if (value === null || value === -1) return 'none';
    if (people.includes(field)) return voice.player(Number(value));
    return typeof value === 'string' ? (readers[field]?.(voice, value) ?? value) : value;
  };
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, word(field, value)]));
};
