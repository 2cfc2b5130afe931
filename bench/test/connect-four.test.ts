import { Match, type State, seedFrom } from '@idavoll/engine';
import { runLaws } from '@idavoll/engine/laws';
import { describe, expect, it } from 'vitest';
import { connectFour } from '../connect-four.ts';

/** A match after discs were dropped into these columns, in turn. */
const after = (columns: string) => {
  const match = new Match({
    module: connectFour,
    agreement: { seats: 2, options: {}, traits: [{}, {}] },
    seed: seedFrom('four'),
  });
  for (const [i, column] of [...columns].entries())
    expect(match.submit(i % 2, match.nth(i % 2), `drop ${column}`), `disc ${i + 1} in ${columns}`).toMatchObject({
      ok: true,
    });
  return match;
};

const resultOf = (match: Match) => {
  const outcome = match.outcome();
  return outcome && { scores: [...outcome.scores], places: [...outcome.places] };
};

const FIRST_WINS = { scores: [1, 0], places: [1, 2] };
const SECOND_WINS = { scores: [0, 1], places: [2, 1] };

describe('Connect Four', () => {
  it.each([
    ['upright', '1212121', FIRST_WINS],
    ['level', '1122334', FIRST_WINS],
    ['level, closed in the middle', '1122443', FIRST_WINS],
    ['rising', '12233434474', FIRST_WINS],
    ['falling', '76655454414', FIRST_WINS],
    ['upright, for the second seat', '71212121', SECOND_WINS],
    ['level at the right edge, for the second seat', '17261514', SECOND_WINS],
  ])('FOUR-4 a line of four wins: %s', (_direction, columns, result) => {
    expect(resultOf(after(columns.slice(0, -1)))).toBeUndefined();
    expect(resultOf(after(columns))).toEqual(result);
  });

  it('FOUR-5 a full board without a line is a draw', () => {
    // The last three discs are forced, so that nobody is asked for them.
    const match = after('113756223613663314523255642724561175444');
    expect(match.state.subarray(0, 42)).not.toContain(0);
    expect(resultOf(match)).toEqual({ scores: [0, 0], places: [1, 1] });
  });

  it('FOUR-3 refuses a full column and changes nothing', () => {
    const match = after('111111');
    const before = match.state.slice();
    expect(match.submit(0, match.nth(0), 'drop 1')).toEqual({
      ok: false,
      error: { code: 'illegal-move', rule: 'FOUR-3' },
    });
    expect(match.state).toEqual(before);
    expect(match.offers(0).map(({ move }) => move)).not.toContain('drop 1');
  });

  it('FOUR-2 refuses a seat out of turn, and a column that is not there', () => {
    const match = after('4');
    expect(match.submit(0, match.nth(0), 'drop 1')).toEqual({ ok: false, error: { code: 'not-awaited' } });
    expect(match.submit(1, match.nth(1), 'drop 8')).toEqual({ ok: false, error: { code: 'unknown-move' } });
  });

  it('tells the story', () => {
    expect(
      after('1212121')
        .events(1, 7)
        .map(({ event }) => event),
    ).toEqual([
      { type: 'dropped', seat: 0, column: 1 },
      { type: 'won', seat: 0 },
    ]);
  });

  it('finds what is wrong with a state', () => {
    const { game, state } = after('1212121');
    const cell = (name: string) => game.layout.fields.find(field => field.name === name)!.base;
    const withCell = (index: number, value: number) => game.check(state.with(index, value) as State);
    expect(game.check(state)).toBeUndefined();
    expect(withCell(cell('height') + 6, 1)).toBe('column 7 is not as high as it says');
    expect(withCell(cell('over'), 0)).toBe('the game is over too early or too late');
    expect(withCell(cell('winner'), 1)).toBe('a line of four has not won');
    expect(withCell(cell('turn'), 0)).toBe('the wrong seat is to move');
  });

  it('obeys the laws of every game', () => {
    expect(runLaws(connectFour, { matches: 40, seed: 'four' }).failures).toEqual([]);
  });
});
