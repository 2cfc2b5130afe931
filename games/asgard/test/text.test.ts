/** The game in words and characters, as the terminal shows it. */
import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { inText } from '../../test/text.ts';
import { PHASES } from '../rules/vocabulary.ts';
import { text } from '../text/index.ts';
import { eagerly, playedOut } from './random-play.ts';
import { BLUE, PURPLE, RED, Table, YELLOW } from './table.ts';

const { askOf, boardOf, offersOf, recalledOf, resultOf, toldOf } = inText(text);
const lineOf = (table: Table, viewer: number, start: RegExp) =>
  boardOf(table, viewer).find(line => start.test(line)) ?? '';

describe('the board in text', () => {
  const table = new Table({
    seats: 4,
    round: 3,
    slots: { 'odin.a': RED, 'freyja.b': BLUE },
    inAsgard: [2, 0, 0, 1],
    support: { surtr: [RED, BLUE] },
    on: { 'dark-world3': 'surtr-2', 'light-world1': 'turned light-saga', 'light-world2': 'light-armoury' },
    battle: { 'world7-dark': PURPLE },
    victory: { world5: [YELLOW, RED] },
    sealed: ['odin'],
    reserve: ['pink 2 lightSeal 1 giant 3', '', 'white 1', 'whiteWarrior 1'],
    powerTiles: { thor: BLUE },
    temples: [[], ['temple-7-1', 'temple-1-2']],
    arms: [['weapon-7'], [], ['frenzy', 'rout']],
    populations: [[], ['dark-muster']],
    score: [12, 3, 40, 0],
  });

  test('shows what lies in every world', () => {
    expect(lineOf(table, AUDIENCE, /^ 1 /)).toMatch(/^ 1 {4}0 turned \(Saga\) .* 7\/2$/);
    expect(lineOf(table, AUDIENCE, /^ 2 /)).toContain('2 Armoury');
    expect(lineOf(table, AUDIENCE, /^ 3 /)).toMatch(/Surtr 2 RB +– +9\/5$/);
    expect(lineOf(table, AUDIENCE, /^ 5 /)).toMatch(/ YR +11\/8$/);
    expect(lineOf(table, AUDIENCE, /^ 7 /)).toMatch(/ P dark /);
  });

  test('shows slots, seals, supporters and sleeping gods', () => {
    expect(lineOf(table, AUDIENCE, /^Odin/)).toMatch(/^Odin \+ {4}R {5}· {2}·· {3}1 \(4\)/);
    expect(lineOf(table, AUDIENCE, /^Freyja/)).toMatch(/^Freyja {4}· {2}B {2}· {2}·· /);
    expect(lineOf(table, AUDIENCE, /^Surtr/)).toMatch(/^Surtr .* RB /);
    expect(lineOf(table, AUDIENCE, /^Fenrir/)).toBe('Fenrir    wakes in round 4');
    expect(lineOf(table, AUDIENCE, /^Asgard {3}/)).toMatch(/Y2 · P1$/);
  });

  test('shows what lies in front of every player', () => {
    const drawn = boardOf(table, YELLOW).join('\n');
    expect(drawn).toMatch(/▸ Yellow \(you\) · 12 points · first player · no disc in front\n {6}seals: 1 light, 0 dark/);
    expect(drawn).toMatch(/2 pink stones · 3 giants\s+1 weapon/);
    expect(drawn).toContain('2 temples: 8 a round · 1 world won');
    expect(drawn).toContain('Muster (dark 3)');
    expect(drawn).toContain('2 spells · power tile of Thor');
  });

  test('ASG-098: shows weapons and spells to their owner alone', () => {
    expect(lineOf(table, YELLOW, /^Your arms/)).toMatch(/ weapon 6$/);
    expect(lineOf(table, BLUE, /^Your arms/)).toMatch(/ Frenzy · Rout$/);
    expect(boardOf(table, RED).join('\n')).not.toMatch(/Your arms|weapon 6|Frenzy|Rout/);
    expect(boardOf(table, AUDIENCE).join('\n')).not.toMatch(/weapon 6|Frenzy|Rout|\(you\)/);
  });

  test('shows gods that were chosen to whoever chose them', () => {
    const chosen = new Table({ seats: 2, phase: 'gods' }).play(YELLOW, 'choose loki', 'choose odin');
    expect(lineOf(chosen, YELLOW, /^Still to show/)).toMatch(/ Odin · Loki$/);
    expect(boardOf(chosen, RED).join('\n')).not.toContain('Still to show');
    expect(askOf(chosen, YELLOW)).toBe('Choose one more god, in secret.');
    expect(askOf(chosen, RED)).toBe('Choose 3 more gods, in secret.');
  });

  test.each([
    [true, 'turned (Saga)', /two recruits.*\(face down\)/],
    [false, 'turned ', /^Asgard row +face down/],
  ])('with memory aid %s, what was seen once: %s', (memoryAid, turned, row) => {
    const seen = new Table({
      seats: 2,
      options: { memoryAid },
      on: { 'light-world2': 'turned light-saga' },
      row: [],
      flipped: ['asgard-2'],
      inAsgard: [1, 1],
    });
    expect(lineOf(seen, RED, /^ 2 /)).toContain(turned);
    expect(lineOf(seen, RED, /^ 2 /).includes('Saga')).toBe(memoryAid);
    expect(lineOf(seen, RED, /^Asgard row/)).toMatch(row);
  });
});

describe('offers say what there is to know', () => {
  test('a request: its stones and its power', () => {
    const table = new Table({ seats: 2, slots: { 'loki.a': YELLOW, 'loki.b': RED }, inAsgard: [1, 0] });
    table.play(YELLOW, 'lift loki.a');
    expect(askOf(table, YELLOW)).toBe('Your request to Loki: carry it out?');
    expect(offersOf(table, YELLOW)).toEqual([
      'carry it out: 2 green stones, lure a recruit away from a player or a god',
      'take the disc back without an action',
    ]);
  });

  test('EX-ASG-10: the price of the next disc', () => {
    const table = new Table({
      seats: 2,
      taken: [2, 1],
      front: [4, 4],
      inAsgard: [1, 0],
      reserve: ['lightSeal 1 darkSeal 1'],
      row: [],
      flipped: ['asgard-2'],
    });
    table.play(YELLOW, 'act', 'done');
    expect(askOf(table, YELLOW)).toBe('Buy the next disc of the track? You have a light seal, a dark seal.');
    expect(offersOf(table, YELLOW)).toEqual(['take the disc for a light seal, a dark seal', 'go on']);
  });

  test('EX-ASG-16: a battle, with what was sent so far', () => {
    const table = new Table({
      seats: 2,
      ancients: [4, 1],
      on: { 'light-world2': 'odin-1', 'dark-world2': 'loki-4' },
      battle: { world2: RED },
      reserve: ['', 'giant 1 whiteWarrior 1'],
      inAsgard: [1, 0],
      round: 5,
    });
    table.play(YELLOW, 'decline');
    expect(askOf(table, RED)).toBe('World 2: light 5, dark 5. Make your side win?');
    expect(offersOf(table, RED)).toEqual([
      'send a white warrior (+1)',
      'send a giant (+2)',
      'give up: the disc goes to the centre',
    ]);
    table.play(RED, 'send giant');
    expect(askOf(table, RED)).toBe('World 2: light 5, dark 7. Make your side win?');
  });

  test('a temple: where the tile of the god goes, and what it replaces', () => {
    const table = new Table({
      seats: 2,
      slots: { 'odin.temple': YELLOW },
      inAsgard: [1, 0],
      reserve: ['pink 1 giant 1 whiteWarrior 2'],
      templesUp: ['temple-1-1'],
      on: { 'light-world2': 'turned light-saga', 'light-world3': 'light-muster' },
    });
    table.play(YELLOW, 'lift odin.temple');
    expect(offersOf(table, YELLOW)[0]).toBe('build the temple of 1: pink');
    table.play(YELLOW, 'build temple-1-1');
    expect(askOf(table, YELLOW)).toBe('Where do you lay Odin 1?');
    expect(offersOf(table, YELLOW).slice(0, 2)).toEqual([
      'World 2 (light), in place of a turned tile',
      'World 3 (light), in place of Muster (light 3)',
    ]);
    table.play(YELLOW, 'lay light-world3');
    expect(askOf(table, YELLOW)).toBe('Muster (light 3): take 2 recruits of one type. Use it now?');
    expect(offersOf(table, YELLOW)).toEqual(['use it now', 'not now']);
  });
});

describe('what happened', () => {
  test('EX-ASG-01: a request and a shortage', () => {
    const table = new Table({
      seats: 4,
      slots: { 'freyja.b': RED },
      inAsgard: [0, 1, 0, 0],
      turn: RED,
      reserve: ['', 'pink 2', 'pink 3'],
      sealed: ['freyja'],
    });
    table.play(RED, 'lift freyja.b', 'accept');
    expect(toldOf(table).slice(0, 3)).toEqual([
      'Red turns to Freyja and takes the seal',
      'Red takes a pink stone from Blue',
      'Red should receive a pink stone, but nobody can give',
    ]);
  });

  test('several of one piece are told as so many', () => {
    const table = new Table({ seats: 2, slots: { 'hel.b': YELLOW }, inAsgard: [1, 0] });
    table.play(YELLOW, 'lift hel.b', 'accept');
    expect(toldOf(table)).toContain('Yellow receives 2 black stones');
  });

  test('whoever browses a pile is told what lies there, and what was kept', () => {
    const table = new Table({ seats: 2, slots: { 'fenrir.a': YELLOW }, round: 4, inAsgard: [1, 0] });
    table.play(YELLOW, 'lift fenrir.a', 'accept', 'stand world5', 'pick weapon-7');
    const told = (viewer: number) => toldOf(table, viewer).join('\n');
    expect(told(YELLOW)).toMatch(/Yellow looks through the weapons: weapon 2, .*weapon 6\nYellow keeps weapon 6\n/);
    expect(told(RED)).toMatch(/Yellow goes to the battle in World 5\nYellow keeps a weapon\n/);
  });

  test.each([
    [2, {}],
    [3, { godChoiceCount: 'upTo', centreDiscs: 'mayMove', templeNeedsRecruit: false }],
    [4, { memoryAid: false, battleCommit: 'noSparePiece' }],
  ])(
    'every board with %i players and %j fits a terminal, and all that is asked and told has words',
    (seats, options) => {
      const asked = new Set<string>();
      const table = new Table({ fresh: { seats, options }, seed: `words ${seats}` });
      table.playUntil(it => {
        const seat = it.active;
        if (seat === undefined) return true;
        asked.add(PHASES[it.state[it.c.at.phase]]);
        expect(askOf(it, seat)).toMatch(/^[A-Z][^{}]*[.?]$/);
        for (const line of boardOf(it, seat)) expect(line.length, line).toBeLessThanOrEqual(79);
        for (const offer of offersOf(it, seat)) expect(offer).toMatch(/^\w[^{}]*$/);
        return false;
      }, eagerly(seats));
      expect(asked.size).toBeGreaterThan(12);
      for (const viewer of [AUDIENCE, 0]) {
        const lines = recalledOf(table, viewer);
        for (const line of lines) expect(line).toMatch(/^[A-Z][^{}?]*$/);
        expect(lines.join()).not.toMatch(/undefined|hidden|none|NaN/);
      }
    },
  );
});

describe('the end', () => {
  test.each([2, 3, 4])('with %i players points are those of the outcome, gain by gain', seats => {
    const table = playedOut({ seats }, seats, eagerly(seats));
    const lines = resultOf(table);
    for (const [seat, name] of ['Yellow', 'Red', 'Blue', 'Purple'].slice(0, seats).entries()) {
      const head = lines.findIndex(line => line.includes(` ${name} ${table.scores[seat]} point`));
      expect(lines[head]).toMatch(new RegExp(`^${table.places[seat]}(st|nd|rd|th)`));
      const gains = lines.slice(head + 1, lines.indexOf('', head)).filter(line => /^ {0,3}\d/.test(line));
      expect(gains.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)).toBe(table.scores[seat]);
    }
  });

  test('EX-ASG-28: both sides of World 7, with all that counted, and who scored', () => {
    const table = new Table({
      seats: 4,
      round: 5,
      phase: 'arms',
      turn: BLUE,
      support: { freyja: [YELLOW, PURPLE], mimir: [BLUE, PURPLE] },
      on: { 'light-world7': 'freyja-1', 'dark-world7': 'mimir-4' },
      beside: { 'light-world7': 'whiteWarrior 3', 'dark-world7': 'orangeWarrior 2 giant 1' },
      arms: [['weapon-7', 'dethrone', 'glory-upper'], [], ['frenzy', 'glory-lower'], []],
      under: {
        'weapon-7': 'light-world7',
        dethrone: 'light-world7',
        'glory-upper': 'light-world7',
        frenzy: 'dark-world7',
      },
    });
    table.play(BLUE, 'glory-lower>dark-world7');
    const lines = resultOf(table);
    expect(lines[0]).toBe('Yellow wins!');
    expect(lines.slice(lines.findIndex(line => line.startsWith('World 7')))).toEqual([
      'World 7: Yellow 13, Purple 11, Yellow 10 for glory',
      '      10 Freyja 1, 3 white warriors, weapon 6, Dethrone, Glory above',
      '       8 Mímir 4, 2 orange warriors, a giant, Frenzy, Glory below',
    ]);
  });

  test('ASG-477: turn order tells equal players apart', () => {
    const table = new Table({ seats: 2, round: 5, order: [RED, YELLOW], score: [7, 7], inAsgard: [0, 1], turn: RED });
    table.play(RED, 'decline');
    const { match } = table;
    expect(match.over).toBe(true);
    const lines = resultOf(table);
    expect(lines[0]).toBe('Red wins!');
    expect(lines.map(line => line.trim())).toContain('Ahead of Yellow by turn order.');
  });
});
