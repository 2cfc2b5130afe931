import { NONE, PlayoutChance } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { SAGAS, type SagaName } from '../rules/vocabulary.ts';
import { positionOf } from './position.ts';
import { FAR, turnsOf } from './scenes.ts';
import { madeFor } from './script.ts';
import { A, agreed, B, C, type PositionWords, Table } from './table.ts';

const two = (more: Partial<PositionWords> = {}) => new Table({ figures: ['captain 1,0', 'goblin 5,-5'], ...more });
/** Three players; B is about to strike down a goblin of A. */
const beforeFall = (more: Partial<PositionWords> = {}) =>
  new Table({
    figures: [`goblin -1,1 warlord ${FAR}`, 'captain 0,1', 'fiend 5,-5 fiend 8,-5'],
    turn: B,
    phase: 'attacker',
    ...more,
  });
const fall = (t: Table) => t.rolls(3, 0).attack(B, 'captain', 'goblin-1');

describe('the start', () => {
  /** In each scene one thing happens that starts the hourglass of one saga. */
  const SCENES: Readonly<Record<SagaName, (saga: SagaName) => Table>> = {
    fight: saga =>
      two({ saga, figures: ['captain 1,0', 'warlord 2,0', 'elf-lord 5,-5'] })
        .rolls(3)
        .walk(A, 'captain', '1,-1'),
    duel: saga =>
      two({ saga, figures: ['captain 3,0', 'warlord 4,0'], phase: 'attacker' })
        .rolls(2)
        .play(A, 'with captain'),
    treasure: saga => {
      const taken = { '3,3': 'captain', '-3,6': 'captain', '-6,3': 'captain' };
      const chests = saga === 'treasure' ? { chests: taken } : {};
      const t = two({ saga, ...chests, figures: ['captain 6,-2', 'warlord -5,0'] });
      return t.walk(A, 'captain', '6,-3').play(A, 'stop');
    },
    mist: saga => {
      const t = two({ saga, figures: ['captain -3,-2', 'warlord 5,-5'] }).walk(A, 'captain', '-4,-2 -4,-3');
      return t.play(A, 'stop');
    },
    crown: saga =>
      two({ saga, figures: ['captain 2,0', 'warlord 5,-5'] })
        .walk(A, 'captain', '1,0')
        .play(A, 'stop'),
  };

  test.each(SAGAS)('SAGA-280: what starts the hourglass of the %s starts no other', happening => {
    for (const saga of SAGAS)
      expect([saga, SCENES[happening](saga).master]).toEqual([saga, saga === happening ? A : undefined]);
  });

  test('SAGA-281: the Master is the player in whose turn it happens', () => {
    expect(fall(beforeFall()).master).toBe(B);
    const dodge = new Table({ figures: ['goblin -1,1 warlord 5,1', 'captain 0,1', 'fiend 5,-5'] });
    expect(dodge.rolls(3).walk(A, 'goblin-1', '-2,1').master).toBe(A);
    expect(dodge.told('master')).toEqual([{ type: 'master', seat: A }]);
  });

  test('SAGA-282: only the first such event counts', () => {
    const t = fall(beforeFall({ figures: ['goblin -1,1 goblin 4,-5 warlord 0,-5', 'captain 0,1', 'fiend 5,-5'] }));
    t.play(C, 'end').rolls(4, 0).attack(C, 'fiend-1', 'goblin-2');
    expect([t.told('fell').length, t.told('master').length, t.master]).toEqual([2, 1, B]);
  });

  test('SAGA-283: the first token is turned in the next turn of the Master', () => {
    const t = fall(beforeFall());
    expect([t.active, t.green]).toEqual([C, 0]);
    t.play(C, 'end');
    expect([t.active, t.green]).toEqual([A, 0]);
    t.tokens('green').play(A, 'end');
    expect([t.active, t.green]).toEqual([B, 1]);
  });
});

describe('the tokens', () => {
  const master = (more: Partial<PositionWords> = {}) => two({ turn: B, master: A, ...more });

  test('SAGA-284: a token is turned before the Master moves any figure', () => {
    const t = master().tokens('green').play(B, 'end');
    expect(t.news).toEqual(['roundOver 1', 'turn 0 2', 'greenToken 0 5']);
    expect([t.phase, t.offers(A)]).toEqual(['figure', ['move captain', 'end']]);
  });

  test('SAGA-285: turning is compulsory, one token in each turn of the Master', () => {
    const t = master();
    for (let turns = 1; turns <= 4; turns++) {
      t.tokens('green').play(B, 'end');
      expect([t.green, t.told('greenToken').length, t.active]).toEqual([turns, turns, A]);
      t.play(A, 'end');
      expect(t.green).toBe(turns);
    }
  });

  test('SAGA-286: a green token is set aside and the turn goes on as usual', () => {
    const t = master({ figures: ['captain 0,0', 'goblin 2,0'] })
      .tokens('green')
      .play(B, 'end');
    expect(t.told('greenToken')).toEqual([{ type: 'greenToken', seat: A, left: 5 }]);
    t.walk(A, 'captain', '1,0').play(A, 'stop').rolls(0).attack(A, 'captain', 'goblin-1');
    t.tokens('green').play(B, 'end', 'end');
    expect(t.told('greenToken').map(({ left }) => left)).toEqual([5, 4]);
  });

  test('SAGA-287: the red token stops the game at once', () => {
    const t = master({ figures: ['captain 0,0', 'goblin 1,0'], turn: B })
      .tokens('red')
      .play(B, 'end', 'end');
    expect(t.news).toEqual(['roundOver 1', 'turn 0 2', 'redToken 0', 'ended redToken']);
    expect([t.match.over, t.refused(A, 'move captain'), t.refused(B, 'end')]).toEqual([true, 'over', 'over']);
    expect([t.figures(A), t.figures(B)]).toEqual(['captain 0,0', 'goblin-1 1,0']);
  });

  test('SAGA-288: then the saga is scored as the battlefield stands', () => {
    const t = master({ saga: 'crown', figures: ['captain 1,0', 'goblin -1,0 goblin 0,1'] });
    t.tokens('red').play(B, 'end', 'end');
    expect([t.scores, t.places]).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  /** How many green tokens each of so many matches turns before the red one, from here on. */
  const greens = (count: number, words: Partial<PositionWords> = {}) => {
    const { game, c } = madeFor(agreed({ seats: 2, options: { saga: 'fight' } }));
    const into = new Int32Array(game.maxMoves);
    return Array.from({ length: count }, (_, seed) => {
      const s = positionOf(c, { figures: ['captain 1,0', 'goblin 5,-5'], turn: B, master: A, ...words });
      const chance = new PlayoutChance(seed);
      for (let guard = 0; game.awaiting(s) && guard < 50; guard++) {
        const last = game.legal(s, s[c.at.active], into) - 1;
        game.apply(s, s[c.at.active], into[last], chance);
      }
      return game.awaiting(s) ? NONE : s[c.at.green] - (words.green ?? 0);
    });
  };
  const shareOf = (drawn: readonly number[], n: number) => drawn.filter(one => one === n).length / drawn.length;

  test('SAGA-289: whichever is turned, it is any of those left', () => {
    expect(shareOf(greens(600, { green: 3 }), 0)).toBeCloseTo(1 / 3, 1);
    expect(shareOf(greens(600, { green: 4 }), 0)).toBeCloseTo(1 / 2, 1);
  });

  test('SAGA-290: the end comes at the first to sixth turn, each as likely', () => {
    const drawn = greens(1200);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    for (let n = 0; n < 6; n++) expect(Math.abs(shareOf(drawn, n) - 1 / 6)).toBeLessThan(0.05);
  });

  test('SAGA-291: the last token is the red one', () => {
    expect(new Set(greens(60, { green: 5 }))).toEqual(new Set([0]));
  });

  test('SAGA-292: players need not have had equally many turns', () => {
    const t = new Table({ figures: ['captain 0,0', 'goblin 5,-5', 'fiend -8,5'], turn: C, master: B });
    t.play(C, 'end').tokens('red').play(A, 'end');
    expect([t.match.over, turnsOf(t)]).toEqual([true, [A, B]]);
  });
});

describe('the guard', () => {
  test('SAGA-293: after 15 rounds without a Master the start player becomes it', () => {
    const t = two({ turn: B, rounds: 13, start: A }).play(B, 'end');
    expect([t.rounds, t.master]).toEqual([14, undefined]);
    t.play(A, 'end').tokens('green').play(B, 'end');
    expect([t.rounds, t.master]).toEqual([15, A]);
  });

  test('SAGA-293: or the first one clockwise who is still in the game, but nobody where there is a Master', () => {
    const figures = ['captain 0,0', '', '', 'goblin 5,-5'];
    const teams = ['humans', 'elves', 'undead', 'orcs'] as const;
    const t = new Table({ figures, teams, turn: A, start: B, rounds: 14 });
    t.tokens('green').play(A, 'end');
    expect([t.news.slice(0, 2), t.master]).toEqual([['roundOver 15', 'master 3'], 3]);
    const known = two({ turn: B, rounds: 14, master: B }).play(B, 'end');
    expect([known.rounds, known.master, known.told('master')]).toEqual([15, B, []]);
  });

  test('SAGA-294: that Master turns the first token at the start of the own next turn', () => {
    const t = two({ turn: B, start: A, rounds: 14 }).tokens('green').play(B, 'end');
    expect(t.news).toEqual(['roundOver 15', 'master 0', 'turn 0 16', 'greenToken 0 5']);
    expect([t.active, t.phase]).toEqual([A, 'figure']);
  });
});
