import { readFileSync } from 'node:fs';
import { AUDIENCE, readRecord, replayRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { describe, expect, test } from 'vitest';
import { filmOf, storyOf, viewAt } from '../replay/frames.ts';
import { packRecord, unpackRecord } from '../replay/link.ts';

const text = readFileSync(new URL('../../games/mimir/test/matches/2-easy.record', import.meta.url), 'utf8');
const record = readRecord(text);
const match = record.ok ? replayRecord(mimir, record.value) : record;
if (!match.ok) throw new Error(match.error.code);
const film = filmOf(match.value);

describe('a replay', () => {
  test('has one position more than steps, and ends where the match ended', () => {
    expect(film.states).toHaveLength(match.value.steps.length + 1);
    expect([...viewAt(film, match.value.steps.length, 'all')]).toEqual([...match.value.state]);
  });

  test('shows a seat what the seat saw', () =>
    expect([...viewAt(film, match.value.steps.length, 1)]).toEqual([...match.value.view(1)]));

  test('with everything open, no event keeps a field to itself', () => {
    const hidden = (eyes: number | 'all') =>
      storyOf(film, eyes).filter(({ event }) => Object.values(event).includes('?')).length;
    expect(hidden('all')).toBe(0);
    expect(hidden(0)).toBeGreaterThan(0);
    expect(hidden(AUDIENCE)).toBeGreaterThan(hidden(0));
  });

  test('travels in a link and comes out the same', async () => {
    const packed = await packRecord(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(text.length);
    expect(await unpackRecord(packed)).toBe(text);
    expect(await unpackRecord('rubbish!')).toBeUndefined();
  });
});
