import { readFileSync } from 'node:fs';
import { AUDIENCE, type GameModule, Match, readRecord, replayRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { describe, expect, test } from 'vitest';
import { filmOf, storyOf, viewAt } from '../replay/frames.ts';
import { packRecord, unpackRecord } from '../replay/link.ts';

const text = readFileSync(new URL('../../games/mimir/test/matches/2-easy.record', import.meta.url), 'utf8');
const record = readRecord(text);
const filmed = record.ok ? filmOf(mimir, record.value) : record;
if (!filmed.ok) throw new Error(filmed.error.code);
const film = filmed.value;
const { match } = film;

describe('a replay', () => {
  test('has one position more than steps, and ends where the match ended', () => {
    expect(film.states).toHaveLength(match.steps.length + 1);
    expect([...viewAt(film, match.steps.length, 'all')]).toEqual([...match.state]);
  });

  test('shows a seat at every step what the seat saw then, forwards and backwards', () => {
    const { module, agreement, seed } = match;
    const live = new Match({ module, agreement, seed });
    const seen = [live.view(1)];
    for (const { seat, text: move } of match.steps) {
      expect(live.submit(seat, live.nth(seat), move).ok).toBe(true);
      seen.push(live.view(1));
    }
    const steps = [...seen.keys()];
    for (const step of [...steps, ...steps.toReversed()]) expect(viewAt(film, step, 1)).toEqual(seen[step]);
  });

  test('is played once: no move is made twice', () => {
    let moves = 0;
    const counted: GameModule = {
      ...(mimir as GameModule),
      create: (agreement, content) => {
        const game = (mimir as GameModule).create(agreement, content, mimir.rules);
        return {
          ...game,
          apply: (...move) => {
            moves++;
            game.apply(...move);
          },
        };
      },
    };
    const played = record.ok && replayRecord(counted, record.value).ok ? moves : 0;
    moves = 0;
    expect(record.ok && filmOf(counted, record.value).ok).toBe(true);
    expect(moves).toBe(played);
    expect(moves).toBeGreaterThanOrEqual(match.steps.length);
  });

  test('of a record with a false result is refused', () => {
    const spoilt = readRecord(text.replace(/^scores: .*$/m, 'scores: 99 0'));
    expect(spoilt.ok && filmOf(mimir, spoilt.value)).toEqual({ ok: false, error: { code: 'wrong-result' } });
  });

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
