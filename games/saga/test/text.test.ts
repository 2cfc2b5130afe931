/** The game in words and characters, as the terminal shows it. */
import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { inText } from '../../test/text.ts';
import { text } from '../text/index.ts';
import { keenly, playedOut } from './random-play.ts';
import { A, B, Table } from './table.ts';

const { askOf, boardOf, offersOf, recalledOf, resultOf, textOf, toldOf } = inText(text);

describe('the battlefield in text', () => {
  test.each([
    [2, 163],
    [3, 163],
    [4, 259],
    [5, 307],
  ])('with %i players it has %i fields, and fits a terminal', (seats, fields) => {
    const table = new Table({ fresh: { seats } });
    const drawn = boardOf(table, AUDIENCE);
    const map = drawn.slice(
      2,
      drawn.findIndex(line => line.includes('Red')),
    );
    expect(map.flatMap(line => line.trim().split(/\s+/))).toHaveLength(fields);
    for (const line of drawn) expect(line.length).toBeLessThanOrEqual(79);
  });

  test('steps bear the numbers of their offers', () => {
    const table = new Table({ figures: ['captain 0,0', 'skeleton 4,0'], terrain: 'tree 0,-1' });
    table.play(A, 'move captain');
    const row = boardOf(table, A).findIndex(line => line.includes('R1'));
    const [above, middle, below] = boardOf(table, A).slice(row - 1, row + 2);
    expect(middle).toMatch(/· {3}4 {2}R1 {3}1 {3}·/);
    expect(above).toMatch(/♣ {3}5/);
    expect(below).toMatch(/3 {3}2/);
    expect(table.offers()).toEqual(['step 1,0', 'step 0,1', 'step -1,1', 'step -1,0', 'step 1,-1', 'stop']);
    expect(boardOf(table, B)[row]).toMatch(/· {3}· {2}R1 {3}· {3}·/);
  });

  test('fields to place on bear the letters of the offers', () => {
    const table = new Table({ fresh: { seats: 2, options: { openingLots: 'chosen' } } });
    table.play(A, table.offers()[0]);
    const drawn = textOf(table);
    const { match } = table;
    const entries = match.legal(A).map(move => drawn.cell(match.game.moves.decode(move))?.entry ?? '');
    const shown = boardOf(table, A).flatMap(line => line.match(/(?<= )[a-l](?= |$)/g) ?? []);
    expect(shown.sort()).toEqual([...new Set(entries)].sort());
    expect(shown.length).toBeGreaterThanOrEqual(8);
  });

  test('chests, the crown and the own goal have their signs', () => {
    const signs = (name: string, sign: string) => {
      const fresh = { seats: 2, options: { saga: name, openingLots: 'chosen' } };
      const table = new Table({ fresh }).playUntil(({ phase }) => phase === 'figure');
      return boardOf(table, A).join('\n').split(sign).length - 1;
    };
    expect(signs('treasure', ' $')).toBe(7);
    expect(signs('crown', ' ♛')).toBe(1);
    expect(signs('mist', ' +')).toBeGreaterThanOrEqual(2);
    expect(signs('fight', ' $') + signs('fight', ' ♛') + signs('fight', ' +')).toBe(0);
  });
});

describe('offers say what the dice may make of them', () => {
  test('an attack: 7 in 10 to hit, 5 in 10 not to parry', () => {
    const table = new Table({ figures: ['captain 0,0', 'skeleton 1,0 skeleton 0,1'], phase: 'attacker' });
    expect(offersOf(table, A)).toEqual([
      'attack with captain; attack skeleton 1: 35% to strike it down; attack skeleton 2: 35% to strike it down (R1)',
      'end the turn',
    ]);
    table.play(A, 'with captain');
    expect(offersOf(table, A)[1]).toBe('attack skeleton 2: 35% to strike it down (B3)');
  });

  test('a shot', () => {
    const table = new Table({ figures: ['crossbowman 0,0', 'skeleton 4,0 death-knight 0,4'], phase: 'attacker' });
    table.play(A, 'with crossbowman');
    expect(offersOf(table, A)).toContain('shoot at skeleton 1: 25% to strike it down (B2)');
  });

  test('a step: the dodge before it, and whom it comes next to', () => {
    const table = new Table({ figures: ['swordsman 0,0', 'skeleton 1,0'] });
    expect(offersOf(table, A)[0]).toBe('move swordsman 1; dodge first: 50% (R2)');
    table.play(A, 'move swordsman-1');
    expect(askOf(table, A)).toBe(
      'Swordsman 1 can go 5 more fields. Leaving this one takes a dodge roll of 5 or more: 50%.',
    );
    expect(offersOf(table, A).slice(0, 2)).toEqual([
      'step to 0,1; dodge first: 50%; next to skeleton 1',
      'step to -1,1; dodge first: 50%',
    ]);
  });

  test('a step: what it takes or reaches', () => {
    const chest = new Table({ figures: ['captain 1,0', 'skeleton 6,-1'], saga: 'treasure' });
    chest.play(A, 'move captain');
    expect(offersOf(chest, A)).toContain('step to 0,0; takes a chest');
    const crown = new Table({ figures: ['captain 2,0', 'skeleton 6,-1'], saga: 'crown' });
    crown.play(A, 'move captain');
    expect(offersOf(crown, A)).toContain('step to 1,0; next to the crown');
    const mist = new Table({ figures: ['captain -3,-2', 'skeleton 6,-1'], saga: 'mist' });
    mist.play(A, 'move captain');
    expect(offersOf(mist, A)).toContain('step to -3,-3; in your goal area');
  });

  test('the end of the move phase is not the end of the turn', () => {
    const table = new Table({ figures: ['captain 0,0 swordsman 2,0', 'skeleton 1,0'] });
    expect(offersOf(table, A).at(-1)).toBe('end the move phase; all others stand still');
    table.play(A, 'end');
    expect(offersOf(table, A).at(-1)).toBe('end the turn');
  });
});

describe('what happened', () => {
  test('rolls are told with what was needed, and a way by its end', () => {
    const table = new Table({ figures: ['captain -2,0 swordsman 0,2', 'skeleton 1,0 death-knight 5,-1'] });
    table.walk(A, 'captain', '-1,0 0,0').play(A, 'stop', 'end').rolls(3, 4).play(A, 'with captain');
    expect(toldOf(table)).toEqual([
      'Captain goes to 0,0',
      'Captain attacks skeleton 1',
      'Captain hits: 3 rolled, 3 needed',
      'Skeleton 1 does not parry: 4 rolled, 5 needed',
      'Red strikes down skeleton 1 of Blue',
      'Red wins 1 point for striking an enemy down',
      'The hourglass starts, and Red is its Master',
      'Round 1: Blue',
    ]);
  });

  test.each(['fight', 'duel', 'treasure', 'mist', 'crown'])('everything in a match of %s has words', name => {
    const table = playedOut({ seats: 3, options: { saga: name, teams: 'chosen' } }, 7, keenly(7));
    const lines = recalledOf(table);
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(line).toMatch(/^[^a-z{}][^{}]*$/);
    expect(lines.join()).not.toMatch(/undefined|none|NaN/);
  });
});

describe('the end', () => {
  test('points are those of the outcome, gain by gain', () => {
    const table = playedOut({ seats: 3, options: { saga: 'duel', openingLots: 'chosen' } }, 3, keenly(3));
    const lines = resultOf(table);
    for (const [seat, name] of ['Red', 'Blue', 'Green'].entries()) {
      const head = lines.findIndex(line => line.includes(` ${name} ${table.scores[seat]} point`));
      expect(lines[head]).toMatch(new RegExp(`^${table.places[seat]}(st|nd|rd)`));
      const end = lines.indexOf('', head);
      const gains = lines.slice(head + 1, end < 0 ? undefined : end).filter(line => /^ {0,3}\d/.test(line));
      expect(gains.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)).toBe(table.scores[seat]);
    }
  });

  test.each([
    {
      what: 'losses',
      words: { figures: ['captain 4,0 swordsman 5,0', 'skeleton 0,4', 'warlord -5,0'], points: [2, 2, 0] },
      says: 'Ahead of Blue by losses: 3 to 4.',
    },
    {
      what: 'a shared place',
      words: { figures: ['captain 4,0', 'skeleton 0,4', 'warlord -5,0'], points: [2, 2, 0] },
      says: 'Equal to Blue in points and tie-breaks: they share the place.',
    },
    {
      what: 'the leader next to the crown',
      words: { figures: ['captain 1,0', 'skeleton 0,1', 'warlord -5,0'], saga: 'crown' as const },
      says: 'Ahead of Blue: own leader next to the crown.',
    },
    {
      what: 'the leader still standing',
      words: { figures: ['captain 4,0', '', 'warlord -5,0'], saga: 'duel' as const, points: [3, 3, 0] },
      says: 'Ahead of Blue: own leader still standing.',
    },
  ])('it says that $what told equal players apart', ({ words, says }) => {
    const table = new Table({ ...words, turn: 2, master: 0 });
    table.tokens('red').playUntil(
      () => false,
      offers => offers[offers.length - 1],
    );
    const lines = resultOf(table);
    expect(lines.join('\n')).toContain('Red turned the red token.');
    expect(lines.map(line => line.trim())).toContain(says);
  });

  test('SAGA-313: the last one standing is first, whatever the points', () => {
    const table = new Table({ figures: ['captain 0,0', 'skeleton 1,0'], points: [0, 5], phase: 'attacker' });
    table.rolls(9, 0).play(A, 'with captain');
    const lines = resultOf(table);
    expect(lines[0]).toBe('Red wins!');
    expect(lines[1]).toContain('Red was the last one with figures on the battlefield.');
    expect(lines.map(line => line.trim())).toContain('First as the only one left, whatever the points.');
  });
});
