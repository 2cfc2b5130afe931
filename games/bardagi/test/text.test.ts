/** The game in words and characters, as the terminal shows it. */
import { AUDIENCE } from '@idavoll/engine';
import { expect, test } from 'vitest';
import { inText } from '../../test/text.ts';
import { text } from '../text/index.ts';
import { BLUE, RED, Table } from './table.ts';

const { askOf, offersOf, textOf, ...shown } = inText(text);
const boardOf = (table: Table, viewer: number) => shown.boardOf(table, viewer).join('\n');

const scene = () =>
  new Table({
    hand: 'godi 2 knerrir 1',
    gold: [3, 5],
    goods: ['meat 2'],
    runes: ['divine 1', 'twice 2'],
    axesHeld: [1],
    tiles: [['mint']],
    areas: { 'forest-red': 'red 3 axe 1 divine', 'iron-blue': 'blue 1', 'gold-red': 'wild twice' },
    figures: { 'red.berserkur': 'town', 'red.kaupmadur': 'aboard' },
    ships: { red: 'sea-01' },
  });

test('the board shows what a player has, owns and holds', () => {
  const board = boardOf(scene(), RED);
  for (const text of [
    '▸ Player 1, the red clan (you)',
    '3 gold',
    'Red wood 3+ (Divine)',
    'Berserkur defeated',
    'Kaupmadur aboard',
    'ship in sea square sea-01',
    'cards: 2 Godi, 1 Knerrir',
    '1 Divine',
    '2 meat',
    'Mint',
    '18 axes and 43 runes',
  ])
    expect(board).toContain(text);
  expect(board).toContain('Red gold mine (Twice the resource)');
});

test('nobody reads the gold or the runes of others', () => {
  const board = boardOf(scene(), BLUE);
  expect(board).toContain('5 gold');
  expect(board).not.toContain('3 gold');
  expect(board).toContain('1 rune');
  expect(board).not.toContain('1 Divine');
  expect(boardOf(scene(), AUDIENCE)).not.toMatch(/\d gold\b/);
});

test('no line is wider than a terminal', () => {
  for (const seats of [2, 3, 4, 5]) {
    const table = new Table({ fresh: { seats } });
    for (const line of boardOf(table, 0).split('\n')) expect(line.length).toBeLessThanOrEqual(79);
  }
});

test('offers and events are sentences', () => {
  const table = scene();
  const offers = offersOf(table, RED);
  expect(offers).toContain('Godi card: go to Red wood');
  expect(offers).toContain('end the turn');
  expect(askOf(table, RED)).toBe('Use a card, or end your turn.');
  table.play(RED, 'godi>forest-red');
  const events = table.match.events(AUDIENCE).map(({ event }) => event);
  expect(textOf(table).tell(events)).toEqual(['Godi of Player 1 goes from Red home to Red wood']);
  expect(textOf(table).recall(events, AUDIENCE)).toHaveLength(2);
});

test('plans stand in a grid, everything else alone', () => {
  const table = new Table({ phase: 'plan' });
  const { moves } = table.match.game;
  const cell = textOf(table).cell(moves.decode(moves.find('plan 2-1-3-0') ?? 0));
  expect(cell).toEqual({ row: '2 Berserkur, 1 Godi', entry: '3-0' });
  expect(textOf(table).cell(moves.decode(moves.find('end') ?? 0))).toBeUndefined();
});

test('the result tells what glory was won for', () => {
  const table = new Table({ round: 8, gold: [4], areas: { 'forest-red': 'red 1' } }).finishRound();
  const lines = shown.resultOf(table);
  expect(lines[0]).toBe('Player 1 wins');
  expect(lines).toEqual(
    expect.arrayContaining(['    4  gold', '   15  most gold', '   12  most areas', '    1  areas owned']),
  );
});

test('what a table plays otherwise is said, and what is reconstructed', () => {
  const table = new Table({ options: { forcedTrade: true, captureGlory: 'two' } });
  expect(textOf(table).choices).toEqual(['forced trade: yes', 'captures: 2']);
  expect(textOf(table).legend.join(' ')).toContain('reconstructed');
});
