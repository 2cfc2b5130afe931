/** What the board says of a realm that is resolved: who is served, in which order, and who gets nothing. */
import { describe, expect, it } from 'vitest';
import { BLUE, GREEN, type PositionWords, PURPLE, RED, Table } from '../../test/table.ts';
import { lineOf } from '../resolution.tsx';
import { sightOf } from '../sight.ts';

const lineIn = (realms: NonNullable<PositionWords['realms']>) => {
  const order = [GREEN, RED, BLUE, PURPLE];
  const { match } = new Table({ seats: 4, phase: 'resolution', order, realms, display: ['dromi'] });
  const { game, agreement } = match;
  const sight = sightOf({ game, agreement, view: match.view(RED), viewer: RED, names: [], say: key => key });
  return lineOf(sight).map(({ seat, standing, tied }) => [seat, standing, tied]);
};

describe('the line of a realm', () => {
  it('MIM-320: begins with the counts that nobody shares', () => {
    const treasures = ['metal-1-4', 'wood-1-2'];
    expect(lineIn({ midgard: { [BLUE]: '2 viking', [PURPLE]: 'viking', treasures } })).toEqual([
      [BLUE, 'now', 1],
      [PURPLE, 'next', 1],
    ]);
  });

  it('EX-MIM-14, MIM-328: leaves out a tied group for which too few treasures are left', () => {
    const treasures = ['skin-1-3', 'gem-1-1'];
    const vikings = { [BLUE]: '2 viking', [RED]: '2 viking', [GREEN]: 'viking' };
    expect(lineIn({ muspelheim: { ...vikings, treasures } })).toEqual([
      [GREEN, 'now', 1],
      [RED, 'tied', 2],
      [BLUE, 'tied', 2],
    ]);
  });

  it('EX-MIM-15: serves the group with more vikings, and nobody after it', () => {
    const treasures = ['skin-1-3', 'gem-1-1'];
    const vikings = { [BLUE]: '2 viking', [RED]: '2 viking', [GREEN]: 'viking', [PURPLE]: 'viking' };
    expect(lineIn({ vanaheim: { ...vikings, treasures } })).toEqual([
      [RED, 'now', 2],
      [BLUE, 'next', 2],
      [GREEN, 'tied', 2],
      [PURPLE, 'tied', 2],
    ]);
  });
});
