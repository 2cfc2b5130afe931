/** Words of a game, for its own tests. */
import type { Seat, Values, VoiceOf } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { format } from '../../cli/format.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Who speaks these words of this content; players are called by their seats. */
export const voiceOf = <Content, Key extends string>(words: Words<Key>, content: Content): VoiceOf<Content, Key> => ({
  content,
  say: (key: Key, values: Values = {}) => format(words[key], values as Readonly<Record<string, string | number>>),
  player: (seat: Seat) => `seat ${seat}`,
});

/** Whether the words of every language have something for every id of a group. */
export const haveWordsFor = (words: Words<string>, groups: Readonly<Record<string, readonly string[]>>): void => {
  test.each(Object.entries(groups))('there are words for every %s', (group, ids) => {
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) expect(words).toHaveProperty([`${group}.${id}`]);
  });
};

/** Whether the marks of things are one letter each, and no two alike. */
export const marksTellApart = (
  languages: Readonly<Record<string, Words<string>>>,
  things: Readonly<Record<string, readonly string[]>>,
): void => {
  describe.each(Object.entries(languages))('the marks of %s', (_language, words) => {
    test.each(Object.entries(things))('tell the %s apart', (_what, ids) => {
      const marks = ids.map(id => words[`mark.${id}`]);
      expect(new Set(marks).size).toBe(ids.length);
      for (const mark of marks) expect([...mark]).toHaveLength(1);
    });
  });
};
