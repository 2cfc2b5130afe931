import { toJson } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { painter, wantsColour } from '../paint.ts';
import { readAnswer } from '../play/answer.ts';
import { wrap } from '../play/wrap.ts';
import { ledgerOf } from '../repository.ts';
import { idavoll } from './idavoll.ts';
import { newMatch } from './records.ts';

/** Bots have little to think here: tests are not for their moves. */
const HASTE = '--iterations 20';
const play = (args: string, ...lines: readonly string[]) =>
  idavoll(
    `play mimir --seed fixed --option firstPlayer=chosen ${HASTE} ${args}`,
    lines.map(line => `${line}\n`).join(''),
  );

/** Two realms of the ring that this seed deals to two seats. */
const table = newMatch(2, { firstPlayer: 'chosen' }, 'fixed');
const { ring } = toJson(table.game.layout, table.state) as { ring: readonly string[] };
const [realm, otherRealm] = ring;
const ruleText = (id: string) => ledgerOf('mimir').rules.find(rule => rule.id === id)!.rule;
/** The same text whatever line breaks it got. */
const flowing = (text: string) => text.replace(/\s+/g, ' ');

describe('a match in the terminal', () => {
  test.each([2, 3, 4])('with %i seats, answering 1 to everything, comes to its end', async seats => {
    const { code, out } = await play(`--seats ${seats}`, ...Array.from({ length: 200 }, () => '1'));
    expect(out).toMatch(/^(\w+ wins|[\w, ]+ share the win)!$/m);
    expect(out.match(/^\d(st|nd|rd|th) \w+ \d+ points( \(tied: .*)?$/gm)).toHaveLength(seats);
    expect(out).toMatch(/^The seed was [0-9a-f]{32}; its SHA-256 is/m);
    expect(code).toBe(0);
  });

  test('bots play among themselves, and need no answers', async () => {
    const { code, out } = await play('--bots 2');
    expect(out).toMatch(/win/);
    expect(out).toContain('Purple (Karl)');
    expect(code).toBe(0);
  });

  test('bots of mixed levels play to the end, the same again from the same seed', async () => {
    const levels = 'Thrall Karl Jarl Norn'.split(' ');
    const matches = [
      await play('--seats 4 --bots thrall,karl,jarl,norn'),
      await play('--seats 4 --bots thrall,karl,jarl,norn'),
    ];
    for (const level of levels) expect(matches[0].out).toContain(`(${level})`);
    expect(matches[0].out).toMatch(/win/);
    expect(matches[1]).toEqual(matches[0]);
    const { out } = await play('--seats 3 --level jarl', ...Array.from({ length: 200 }, () => '1'));
    expect(out.match(/\(Jarl\)/g)).toHaveLength(2);
    expect(out).toMatch(/^(\w+ wins|[\w, ]+ share the win)!$/m);
  });

  test('Asgard has its world tree, its offers and its end here too', async () => {
    const { out } = await idavoll('play asgard --seed fixed --option turnOrder=seat', '');
    expect(out).toMatch(/^ 7 +.* 13\/11$/m);
    expect(out).toMatch(/^1 +.*Freyja.* +choose freyja$/m);
    const ended = await idavoll(`play asgard --seed fixed --bots 2 ${HASTE}`);
    expect(ended.out).toMatch(/^\w+ wins!$/m);
    expect(ended.code).toBe(0);
  });

  test('Saga 2 has its battlefield, its offers and its end here too', async () => {
    const { out } = await idavoll('play saga --seed fixed --option saga=duel --option openingLots=chosen', '1\n1\n');
    expect(out).toMatch(/The Duel {2}Only the leaders fight\./);
    expect(out).toMatch(/^1 +start around 3,3; [\w ]+ \(A\) +area 3,3$/m);
    expect(out).toMatch(/R1/);
    const ended = await idavoll(`play saga --seed fixed --option saga=duel --bots 2 ${HASTE}`);
    expect(ended.out).toMatch(/^(\w+ wins|[\w, ]+ share the win)!$/m);
    expect(ended.out.match(/^\d(st|nd) (Red|Blue) \d+ points?$/gm)).toHaveLength(2);
    expect(ended.code).toBe(0);
  });

  test('when nobody answers any more, it says goodbye', async () => {
    for (const lines of [[], ['quit']]) {
      const { code, out } = await play('', ...lines);
      expect(out).toMatch(/\nGoodbye\.\n$/);
      expect(code).toBe(0);
    }
  });

  test('moves are answered by number or notation, and taken back until they are final', async () => {
    const { out } = await play('', `wyrm>${realm}`, 'undo', '1', 'undo', 'undo');
    const boards = out.split('Your supply').slice(1);
    const has = (board: string, what: string) => board.split('\n')[0].includes(what);
    expect(boards.map(board => [has(board, 'the wyrm'), has(board, '18 vikings')])).toEqual([
      [true, true],
      [false, true],
      [true, true],
      [true, false],
      [true, true],
    ]);
    expect(out).toContain('There is nothing to take back');
    // What only ends the turn can be taken back until it is ended, unless nobody is asked.
    expect(out).not.toContain('! cannot be taken back');
    expect((await play('--auto-end', `wyrm>${realm}`)).out).toContain('! cannot be taken back');
  });

  test.each(['', 'end', '1'])('the last step of a turn waits for "%s", and can be taken back until then', async end => {
    const turn = [`wyrm>${realm}`, `raven>${otherRealm}`];
    const { out } = await play('--hot-seat', '', ...turn, 'undo', turn[1], end, '', 'log');
    expect(out.match(/ends your turn, and nobody knows of it yet/g)).toHaveLength(2);
    expect(out.indexOf('Pass the screen to Blue')).toBeGreaterThan(out.lastIndexOf('nobody knows of it yet'));
    const unasked = await play('--hot-seat --auto-end', '', ...turn, '');
    expect(unasked.out).not.toContain('ends your turn');
    expect(unasked.out).toContain('Pass the screen to Blue');
  });

  test('a refusal says which rule forbids it, in its own words', async () => {
    const { out } = await play('', `wyrm>${realm}`, `wyrm>${realm}`, `why wyrm>${realm}`, 'why 1', 'why');
    expect(out.match(/MIM-161: /g)).toHaveLength(2);
    expect(flowing(out)).toContain(`MIM-161: ${ruleText('MIM-161')}`);
    expect(flowing(out)).toContain(`viking>${realm} is allowed now. MIM-162: ${ruleText('MIM-162')}`);
    expect(flowing(out)).toContain(`That is asked by MIM-162: ${ruleText('MIM-162')}`);
  });

  test('a slip of the pen is met with what was meant', async () => {
    const { out } = await play(
      '',
      '99',
      `vikin>${realm}`,
      'rules MIM-016',
      'rules 17',
      'rules mim-999',
      'rules',
      'log',
      'help',
    );
    expect(out).toContain(`No move of this game is written like that.\nDid you mean viking>${realm}?`);
    expect(flowing(out)).toContain(`MIM-016: ${ruleText('MIM-016')}`);
    expect(flowing(out)).toContain(`MIM-017: ${ruleText('MIM-017')}`);
    expect(out).toContain('The offers are 1 to 25.');
    expect(out).toContain('There is no rule MIM-999.');
    expect(out).toContain('Which rule? Name its id.');
    expect(out).toContain('Round 1 begins in');
    expect(out).toContain('why <move>');
    expect(out).toContain('R raven');
  });

  test('through a pipe there are no colours', async () => {
    expect((await play('', '1')).out).not.toContain('\x1b');
  });
});

describe('people in turn at one screen', () => {
  const HAND_OVER = /──────── Pass the screen to (\w+)\..*\nI am \1, press enter: /;
  /** What each hand-over screen and the turn behind it show: who, and the text. */
  const turns = (out: string) =>
    out
      .split(/(?=──────── Pass)/)
      .slice(1)
      .map(text => ({ who: HAND_OVER.exec(text)?.[1], text }));

  const game = async (...tokens: readonly string[]) => {
    const purple = [`${tokens[0]}>${realm}`, `${tokens[1]}>${otherRealm}`, 'end'];
    const blue = ['', `viking>${otherRealm}`, 'log', `viking>${otherRealm}`, 'end'];
    const { out } = await play('--hot-seat', '', ...purple, ...blue, '');
    return turns(out);
  };

  test('the screen is handed over by name, and only when another player decides', async () => {
    expect((await game('raven', 'wyrm')).map(({ who }) => who)).toEqual(['Purple', 'Blue', 'Purple']);
  });

  test('what one player hid, the other does not see: not a letter differs', async () => {
    const [one, other] = await Promise.all([game('raven', 'wyrm'), game('viking', 'double')]);
    expect(one[0].text).toContain('P: [R]');
    expect(other[0].text).toContain('P: [v]');
    expect(one[1].text).toContain('P: ?');
    expect(one[1].text).toBe(other[1].text);
    expect(one[2].text).not.toBe(other[2].text);
  });

  test('nor which card the other was dealt', async () => {
    const [purple, blue] = await game('raven', 'wyrm');
    const dealt = (text: string) => /(\w+) is dealt (?!an artefact)(.+)/.exec(text) ?? [];
    const [, purpleName, purpleCard] = dealt(purple.text);
    const [, blueName, blueCard] = dealt(blue.text);
    expect([purpleName, blueName]).toEqual(['Purple', 'Blue']);
    expect(purple.text).not.toContain(blueCard);
    expect(blue.text).not.toContain(purpleCard);
  });
});

describe('colours', () => {
  test('are for terminals, unless somebody said no', () => {
    expect(wantsColour({ isTTY: true }, {})).toBe(true);
    expect(wantsColour({ isTTY: true }, { NO_COLOR: '' })).toBe(true);
    expect(wantsColour({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
    expect(wantsColour({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
    expect(wantsColour({}, {})).toBe(false);
  });

  test('a style that is not known leaves the text as it is', () => {
    expect(painter(true)('red', 'x')).toBe('\x1b[91mx\x1b[0m');
    expect(painter(true)('plaid', 'x')).toBe('x');
    expect(painter(false)('red', 'x')).toBe('x');
  });

  test('do not count when lines are broken', () => {
    expect(wrap(`${painter(true)('red', 'aaa')} bbb ccc`, 7)).toEqual(['\x1b[91maaa\x1b[0m bbb', 'ccc']);
    expect(wrap('a\n\nb', 5)).toEqual(['a', '', 'b']);
  });
});

describe('answers', () => {
  const offers = ['pass', 'log', 'place 1'].map(move => ({ move, final: false, ends: false }));
  test.each([
    ['1', { do: 'move', text: 'pass' }],
    ['4', { do: 'move', text: '4' }],
    [' place  1 ', { do: 'move', text: 'place 1' }],
    ['log', { do: 'move', text: 'log' }],
    ['UNDO', { do: 'undo' }],
    ['why 3', { do: 'why', text: 'place 1' }],
    ['rules mim-1', { do: 'rules', text: 'MIM-1' }],
    ['', { do: 'again' }],
  ])('"%s"', (line, answer) => {
    expect(readAnswer(line, offers, false)).toEqual(answer);
  });
  test.each(['', ' 1 ', 'END'])('"%s" ends a turn that waits for it', line => {
    expect(readAnswer(line, [], true)).toEqual({ do: 'end' });
  });
});
