/** What the table says besides the rules: dice, standings, lines of sight, and where a figure is seen. */
import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, it } from 'vitest';
import { figureIndex } from '../../test/position.ts';
import { A, B, C, type PositionWords, Table } from '../../test/table.ts';
import { blockersOf, whyNot } from '../aim.tsx';
import { lastRolls } from '../rolls.ts';
import { sightOf } from '../sight.ts';
import { hourglassOf, mayStillWin } from '../standing.ts';
import { durationOf, routeOn } from '../travels.ts';

const sightIn = (words: PositionWords | Table) => {
  const { match } = words instanceof Table ? words : new Table(words);
  return sightOf({
    game: match.game,
    agreement: match.agreement,
    view: match.view(AUDIENCE),
    viewer: A,
    names: ['Astrid', 'Ulf', 'Sigrun'],
    say: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  });
};

describe('the last dice', () => {
  const storyOf = (table: Table) => table.match.events(AUDIENCE).map(({ event }) => event);

  it('are a hit and its parry together, each with who rolled', () => {
    const table = new Table({ figures: ['captain 0,0 swordsman 0,1', 'goblin 1,0 goblin 4,0'], phase: 'attacker' });
    table.rolls(3, 7).attack(A, 'captain', 'goblin-1');
    expect(lastRolls(storyOf(table)).rolls).toEqual([
      { sort: 'hit', isGood: true, number: 3, die: 3, figure: 'captain' },
      { sort: 'parry', isGood: true, number: 7, die: 7, figure: 'goblin-1' },
    ]);
    table.rolls(2).attack(A, 'swordsman-1', 'goblin-1');
    expect(lastRolls(storyOf(table)).rolls).toEqual([
      { sort: 'hit', isGood: false, number: 4, die: 2, figure: 'swordsman-1' },
    ]);
  });

  it('are the dodge of the last step', () => {
    const table = new Table({ figures: ['swordsman 0,0 captain -4,0', 'orc-warrior 1,0'] });
    expect(lastRolls(storyOf(table)).rolls).toEqual([]);
    table.rolls(4).walk(A, 'swordsman-1', '-1,0');
    expect(lastRolls(storyOf(table)).rolls).toEqual([
      { sort: 'dodge', isGood: false, number: 5, die: 4, figure: 'swordsman-1' },
    ]);
  });
});

describe('who may still win', () => {
  it('SAGA-311: in the fight one who is out, while nobody has more points', () => {
    const figures = ['captain 0,0', 'goblin 3,0', ''];
    const teams = ['humans', 'orcs', 'elves'] as const;
    const ahead = sightIn({ figures, teams, points: [2, 3, 3] });
    expect([A, B, C].map(seat => mayStillWin(ahead, seat))).toEqual([true, true, true]);
    const behind = sightIn({ figures, teams, points: [2, 4, 3] });
    expect([A, B, C].map(seat => mayStillWin(behind, seat))).toEqual([true, true, false]);
  });

  it('SAGA-424: in the mist nobody without figures', () => {
    const sight = sightIn({
      saga: 'mist',
      figures: ['captain 0,0', 'goblin 3,0', ''],
      teams: ['humans', 'orcs', 'elves'],
    });
    expect([A, B, C].map(seat => mayStillWin(sight, seat))).toEqual([true, true, false]);
  });
});

describe('the hourglass', () => {
  it('SAGA-290, SAGA-291: the chance of the red token grows with every green one', () => {
    const chances = [0, 3, 5].map(
      green => hourglassOf(sightIn({ figures: ['captain 0,0', 'goblin 3,0'], master: A, green })).redChance,
    );
    expect(chances).toEqual([1 / 6, 1 / 3, 1]);
  });

  it('SAGA-293: tells of the guard until there is a Master', () => {
    const figures = ['captain 0,0', 'goblin 3,0'];
    expect(hourglassOf(sightIn({ figures })).guard).toBe(15);
    expect(hourglassOf(sightIn({ figures, master: B })).guard).toBeUndefined();
    expect(hourglassOf(sightIn({ figures, options: { hourglassGuard: false } })).guard).toBeUndefined();
  });

  it('SAGA-398, SAGA-399: counts the chests that were taken at least once', () => {
    const sight = sightIn({
      saga: 'treasure',
      figures: ['captain 0,1', 'goblin 3,0'],
      chests: { '3,3': 'captain', '0,0': '1,0' },
    });
    const { taken, toTake } = hourglassOf(sight);
    expect([taken, toTake]).toEqual([2, 4]);
  });
});

describe('why an enemy cannot be attacked', () => {
  const why = (words: PositionWords, figure: string, target: string) =>
    whyNot(sightIn(words), figureIndex(figure), figureIndex(target));

  it('SAGA-192: a figure that does not shoot needs a neighbour', () => {
    expect(why({ figures: ['captain 0,0', 'goblin 2,0'] }, 'captain', 'goblin-1')).toBe('table.why.close');
  });

  it('SAGA-225: a shot reaches six fields', () => {
    const words = { figures: ['crossbowman -3,0', 'goblin 4,0'] };
    expect(why(words, 'crossbowman', 'goblin-1')).toBe('table.why.far 7 6');
  });

  it('EX-SAGA-15, SAGA-250, SAGA-260: names all that stands in the line, and nothing else', () => {
    const words = { figures: ['crossbowman 0,0 swordsman 3,0', 'goblin 4,0'], terrain: 'tree 2,0 stone 1,-1' };
    expect(why(words, 'crossbowman', 'goblin-1')).toBe('table.why.blocked terrain.tree, Figure.swordsman 1');
    const sight = sightIn(words);
    const blockers = blockersOf(sight, figureIndex('crossbowman'), figureIndex('goblin-1'));
    expect(blockers.map(field => sight.fieldNames[field])).toEqual(['2,0', '3,0']);
  });

  it('SAGA-442: the crown is no bar', () => {
    const sight = sightIn({ saga: 'crown', figures: ['crossbowman -2,0', 'goblin 2,0'] });
    expect(blockersOf(sight, figureIndex('crossbowman'), figureIndex('goblin-1'))).toEqual([]);
  });
});

describe('a figure on its way', () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ];

  it('walks on from where it is seen when the next step comes', () => {
    const first = routeOn(undefined, a, b, 1000);
    expect(first.points).toEqual([a, b]);
    const second = routeOn(first, b, c, 1000 + durationOf(first) / 2);
    expect(second.points).toEqual([{ x: 50, y: 0 }, b, c]);
  });

  it('starts anew once it has arrived, and when it was put elsewhere', () => {
    const first = routeOn(undefined, a, b, 0);
    expect(routeOn(first, b, c, 5000).points).toEqual([b, c]);
    expect(routeOn(first, c, a, 10).points).toEqual([c, a]);
  });
});
