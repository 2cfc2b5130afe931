import { describe, expect, it } from 'vitest';
import { chanceOf, createWays, stepChance, strikeChance, type Ways, waysOf } from '../rules/odds.ts';
import { fieldNames } from '../rules/tables.ts';
import { figureIndex } from './position.ts';
import { type PositionWords, Table } from './table.ts';

/** The ways of the swordsman (move 5, dodge 5) of a position, by the names of fields. */
const waysIn = (words: PositionWords, figure = 'swordsman-1', left?: number) => {
  const { c, state } = new Table(words);
  const names = fieldNames(c.battlefield);
  const index = figureIndex(figure);
  const ways = waysOf(c, state, index, left ?? c.cards.move[index]);
  return {
    chance: (field: string) => ways.chance(names.indexOf(field)),
    steps: (field: string) => ways.steps[names.indexOf(field)],
    path: (field: string) => ways.path(names.indexOf(field)).map(at => names[at]),
  };
};

describe('the chance of a roll', () => {
  it('SAGA-013: is (10 - v) / 10 at number v; 0 always succeeds', () => {
    expect([0, 1, 5, 9].map(chanceOf)).toEqual([1, 0.9, 0.5, 0.1]);
  });

  it('SAGA-196, SAGA-197: to strike down is to hit and not be parried', () => {
    expect(strikeChance(3, 5)).toBe(0.35);
    expect(strikeChance(0, 9)).toBe(0.9);
    expect(strikeChance(4, 0)).toBe(0);
  });

  it('SAGA-160, SAGA-165: a step is one roll next to any number of enemies, and none elsewhere', () => {
    const chanceAt = (field: string) => {
      const { c, state } = new Table({ figures: [`swordsman ${field}`, 'goblin 1,0 goblin 0,-1'] });
      return stepChance(c, state, figureIndex('swordsman-1'));
    };
    expect([chanceAt('0,0'), chanceAt('-1,0'), chanceAt('-2,0')]).toEqual([0.5, 0.5, 1]);
  });
});

describe('the ways of a figure', () => {
  it('EX-SAGA-09, SAGA-013, SAGA-162: moving around an enemy takes two rolls, 0.25', () => {
    const ways = waysIn({ figures: ['swordsman 0,0', 'orc-warrior 1,0'] }, 'swordsman-1', 2);
    expect(ways.chance('1,1')).toBe(0.25);
    expect(ways.path('1,1')).toEqual(['0,1', '1,1']);
  });

  it('SAGA-161: a longer way with fewer rolls is the better one, where the steps suffice', () => {
    const position = { figures: ['swordsman 0,0', 'orc-warrior 1,0'] };
    const ways = waysIn(position);
    expect([ways.chance('1,1'), ways.steps('1,1')]).toEqual([0.5, 4]);
    expect(ways.path('1,1')).toEqual(['-1,1', '-1,2', '0,2', '1,1']);
    expect(waysIn(position, 'swordsman-1', 3).chance('1,1')).toBe(0.25);
  });

  it('EX-SAGA-10, SAGA-163: entering a field next to an enemy takes no roll', () => {
    const ways = waysIn({ figures: ['swordsman -2,0', 'orc-warrior 1,0'] });
    expect([ways.chance('0,0'), ways.steps('0,0')]).toEqual([1, 2]);
  });

  it('EX-SAGA-04, SAGA-104, SAGA-142: leads around what fills fields, no farther than the move number', () => {
    const position = { figures: ['captain 0,0 swordsman 1,0', 'goblin -5,-1'], terrain: 'tree 1,-1 tree 0,1' };
    const ways = waysIn(position, 'captain');
    expect([ways.chance('2,0'), ways.steps('2,0')]).toEqual([1, 5]);
    expect(ways.path('2,0')).toHaveLength(5);
    expect([ways.chance('3,0'), ways.chance('1,0'), ways.path('3,0')]).toEqual([0, 0, []]);
  });

  it('SAGA-441: do not lead over the crown', () => {
    const ways = waysIn({ saga: 'crown', figures: ['captain 1,0', 'goblin -5,-1'] }, 'captain');
    expect([ways.chance('0,0'), ways.steps('-1,0')]).toEqual([0, 3]);
  });

  it('are those of the figure asked for last where room is used again', () => {
    const { c, state } = new Table({ figures: ['swordsman 0,0 captain -4,0', 'orc-warrior 1,0'] });
    const room = createWays(c.battlefield);
    const read = (ways: Ways) => [...ways.steps].map((steps, field) => [steps, ways.chance(field), ways.path(field)]);
    const first = read(waysOf(c, state, figureIndex('swordsman-1'), 5, room));
    const second = read(waysOf(c, state, figureIndex('captain'), 2, room));
    expect(second).toEqual(read(waysOf(c, state, figureIndex('captain'), 2)));
    expect(first).toEqual(read(waysOf(c, state, figureIndex('swordsman-1'), 5)));
    expect(first).not.toEqual(second);
  });
});
