import { agree, Match, seedFrom } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { describe, expect, test } from 'vitest';
import { hintsFor } from '../hints.ts';
import { Referee } from '../referee/referee.ts';

const agreement = agree(mimir, { seats: 2, options: { firstPlayer: 'chosen' } });
if (!agreement.ok) throw new Error(JSON.stringify(agreement.error));
const match = new Match({ module: mimir, agreement: agreement.value, seed: seedFrom('a') });

describe('near misses', () => {
  const offers = match.notations(0);
  const [realm] = offers.filter(offer => offer.startsWith('wyrm>')).map(offer => offer.slice(5));
  const realms = match.game.moves.kinds[0].fields[1].range as readonly string[];
  const absent = realms.find(other => !offers.includes(`viking>${other}`)) ?? '';

  test('capitals and blanks are forgiven in words', () => {
    expect(hintsFor(match, 0, `VIKING>${realm}`)).toEqual([`Did you mean viking>${realm}?`]);
    expect(hintsFor(match, 0, `wyrm > ${realm}`)).toEqual([`Did you mean wyrm>${realm}?`]);
  });

  test('what is not to be had is named, with what is', () => {
    const [hint] = hintsFor(match, 0, `viking>${absent}`);
    expect(hint).toMatch(new RegExp(`^No realm that is offered now is ${absent}; it can be .*${realm}`));
  });

  test('a move that nothing is like has no hint', () => {
    expect(hintsFor(match, 0, 'pass')).toEqual([]);
    expect(hintsFor(match, 0, 'hop')).toEqual([]);
  });

  test('the referee says so in its message', async () => {
    const referee = new Referee();
    await referee.answer({ do: 'new', game: 'mimir', seats: 2, seed: 'a', options: { firstPlayer: 'chosen' } });
    const answer = await referee.answer({ do: 'play', seat: 0, move: `VIKING>${realm}` });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'unknown-move', message: expect.stringContaining(`Did you mean viking>${realm}?`) },
    });
    const out = await referee.answer({ do: 'play', seat: 0, move: `viking>${absent}` });
    expect(out).toMatchObject({
      error: { rule: 'MIM-164', message: expect.stringContaining(`is ${absent}; it can be`) },
    });
  });
});
