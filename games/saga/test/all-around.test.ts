/** A neighbour is a neighbour on each of the six sides. */
import { describe, expect, test } from 'vitest';
import { saga } from '../index.ts';
import { A, B, C, Table } from './table.ts';

const AROUND = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];

describe('a failed dodge', () => {
  test.each(AROUND)('SAGA-355: gives points to an opponent on %s', field => {
    const away = AROUND[(AROUND.indexOf(field) + 3) % AROUND.length];
    const t = new Table({ saga: 'fight', figures: ['goblin 0,0 warlord 5,-5', `captain ${field}`] });
    expect(t.rolls(0).walk(A, 'goblin-1', away).points).toEqual([0, 1]);
  });

  const BEYOND = ['2,0', '1,1', '0,2', '-1,2', '-2,2', '-2,1', '-2,0', '-1,-1', '0,-2', '1,-2', '2,-2', '2,-1'];
  test.each(BEYOND)('SAGA-355: gives none to an opponent on %s, two fields away', field => {
    const t = new Table({ saga: 'fight', figures: ['goblin 0,0 warlord 5,-5', 'captain 1,0', `skeleton ${field}`] });
    expect(t.rolls(0).walk(A, 'goblin-1', '-1,0').points).toEqual([0, 1, 0]);
  });

  test('SAGA-355: gives points to every other seat, the first and the last too', () => {
    const figures = ['captain 1,0', 'goblin 0,0 warlord 5,-5', 'skeleton 0,-1'];
    const t = new Table({ saga: 'fight', figures, turn: B });
    expect(t.rolls(0).walk(B, 'goblin-1', '-1,0').points).toEqual([1, 0, 1]);
    expect(t.awaited).not.toContain(C);
  });
});

describe('an open field', () => {
  test.each(AROUND)('SAGA-148: is enough to move, also if it is only %s', open => {
    const others = AROUND.filter(field => field !== open);
    const terrain = others.map(field => `tree ${field}`).join(' ');
    const t = new Table({ figures: ['captain 0,0', 'skeleton 5,-5'], terrain });
    expect(t.offers(A)).toContain('move captain');
    t.play(A, 'move captain');
    expect(t.offers(A)).toEqual([`step ${open}`, 'stop']);
  });
});

describe('an enemy beside it', () => {
  const kinds = saga.base.content.teams.flatMap(({ id: team, figures }) =>
    figures.map(({ id, count }) => ({ team, id, count })),
  );
  test.each(kinds)('SAGA-160, SAGA-190: lets $id of the $team dodge and attack', ({ team, id, count }) => {
    const name = count === 1 ? id : `${id}-1`;
    const enemy = team === 'undead' ? 'captain' : 'skeleton';
    const t = new Table({ figures: [`${id} 0,0`, `${enemy} 1,0`], phase: 'attacker' });
    expect(t.offers(A)).toContain(`with ${name}`);
    const moving = new Table({ figures: [`${id} 0,0`, `${enemy} 1,0`] }).rolls(9).walk(A, name, '-1,0');
    expect(moving.told('dodged')).toHaveLength(1);
  });
});
