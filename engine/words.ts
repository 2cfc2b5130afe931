/** What the compiler knows of keys of words that are put together: `event.${type}`, `realm.${id}`. */

/** What the keys of a group end with: every `id` for which `group.id` is a key. */
export type After<Group extends string, Key> = Key extends `${Group}.${infer Rest}` ? Rest : never;

/** Whether a text is one of these names: from then on the compiler knows it as such. */
export const isOneOf = <const Name extends string>(names: readonly Name[], text: string): text is Name =>
  (names as readonly string[]).includes(text);
