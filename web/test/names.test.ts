import type { SeatInfo } from '@idavoll/server/protocol';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../online/seat-cards.ts';
import { botName } from '../play/names.ts';

const seat = (driver: SeatInfo['driver'], name: string | null = null): SeatInfo => ({
  driver,
  name,
  mine: false,
  online: true,
  traits: {},
});

describe('names at a table on the server', () => {
  test('every bot has one of its own', () => {
    const names = Array.from({ length: 8 }, (_, at) => botName(at, []));
    expect(new Set(names).size).toBe(8);
    for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  });

  test('a bot keeps its name when people sit down beside it', () => {
    const before = namesOf([seat('person', 'Hild'), seat('open'), seat('open'), seat('bot')]);
    const [first, second] = [botName(0, []), botName(1, [])];
    const after = namesOf([seat('person', 'Hild'), seat('person', first), seat('person', second), seat('bot')]);
    expect(after[3]).toBe(before[3]);
  });

  test('a bot never goes by the name of somebody at the table', () => {
    for (let taken: string[] = [], i = 0; i < 3; i++) {
      const bot = botName(2, taken);
      expect(taken).not.toContain(bot);
      taken = [...taken, bot];
    }
  });

  test('a bot that stands in goes by the name of its player, and a free seat by none', () => {
    expect(namesOf([seat('bot', 'Hild'), seat('open')])).toEqual(['Hild', expect.not.stringMatching(botName(1, []))]);
  });
});
