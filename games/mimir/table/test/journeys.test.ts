/** What is seen to travel, found by comparing two views. */
import { agree, Match, seedFrom } from '@idavoll/engine';
import { describe, expect, it } from 'vitest';
import { mimir } from '../../index.ts';
import { cornerOf } from '../geometry.ts';
import { journeysOf } from '../journeys.ts';
import { sightOf } from '../sight.ts';

const newMatch = () => {
  const agreed = agree(mimir, { seats: 3, options: { firstPlayer: 'chosen' } });
  if (!agreed.ok) throw new Error(agreed.error.code);
  return new Match({ module: mimir, agreement: agreed.value, seed: seedFrom('journeys') });
};
const sightFor = ({ game, agreement }: Match, view: ReturnType<Match['view']>, viewer: number) =>
  sightOf({ game, agreement, view, viewer, names: ['a', 'b', 'c'], say: key => key });

describe('a journey', () => {
  it.each([0, 1, -1])('of a token just placed starts at its owner and shows viewer %i no kind', viewer => {
    const match = newMatch();
    const before = sightFor(match, match.view(viewer), viewer);
    const [{ move }] = match.offers(0).filter(offer => offer.move.startsWith('wyrm>'));
    expect(match.submit(0, 0, move).ok).toBe(true);
    const after = sightFor(match, match.view(viewer), viewer);
    const [journey, ...others] = journeysOf(before, after);
    expect(others).toEqual([]);
    expect(journey.who).toEqual({ seat: 0, kind: undefined, down: true });
    expect(journey.from).toMatchObject({ x: cornerOf(0, 3, viewer).x, y: cornerOf(0, 3, viewer).y });
    expect(journey.becomes).toBe(`${move.split('>')[1]} 0-${viewer === 0 ? 'wyrm' : ''}-true`);
  });

  it('goes back where it came from when a move is taken back', () => {
    const match = newMatch();
    const before = sightFor(match, match.view(0), 0);
    expect(match.submit(0, 0, match.offers(0)[0].move).ok).toBe(true);
    const after = sightFor(match, match.view(0), 0);
    expect(match.undo(0, 1).ok).toBe(true);
    const undone = sightFor(match, match.view(0), 0);
    const [there] = journeysOf(before, after);
    const [back, ...others] = journeysOf(after, undone);
    expect(others).toEqual([]);
    expect([back.from, back.to]).toEqual([there.to, there.from]);
  });
});
