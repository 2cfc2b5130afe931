/** The game in words and characters, as the terminal shows it. */
import { AUDIENCE, type Match } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { awaited, newMatch, playOn } from '../../../cli/test/records.ts';
import { inText } from '../../test/text.ts';
import { text } from '../text/index.ts';

const { askOf, boardOf, textOf } = inText(text);
const board = (match: Match, viewer: number) => boardOf({ match }, viewer).join('\n');
const logOf = (match: Match, viewer: number) =>
  textOf({ match }).recall(
    match.events(viewer).map(({ event }) => event),
    viewer,
  );
const cells = (match: Match, name: string) => {
  const field = match.game.layout.fields.find(other => other.name === name)!;
  return field.cells.map(cell => match.state[cell]);
};
const realmNames = (drawn: string) => [...drawn.matchAll(/[╭┏][─━] (\w+) /g)].map(([, name]) => name);

describe('the board in text', () => {
  test.each([
    [2, 5],
    [3, 6],
    [4, 8],
  ])('with %i seats it is a ring of %i realms, clockwise from the top left', (seats, size) => {
    const match = newMatch(seats);
    const drawn = board(match, 0);
    const ids = match.game.layout.fields.find(({ name }) => name === 'ring')!.is as readonly string[];
    const ring = cells(match, 'ring').map(realm => ids[realm]);
    const above = (size - 2) >> 1;
    const byRow = [...ring.slice(0, above), ring[size - 1], ring[above], ...ring.slice(above + 1, -1).reverse()];
    expect(realmNames(drawn).map(name => name.toLowerCase())).toEqual(byRow);
    expect(drawn.match(/ start /g)).toHaveLength(1);
    expect(drawn).toContain('round 1 of 3: placement');
    for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(79);
  });

  test('treasures lie in their realms as letter and points', () => {
    const drawn = board(newMatch(4), AUDIENCE);
    expect(drawn.match(/\b[SWMG]\d\b/g)).toHaveLength(12);
  });

  test('face-down tokens show their kind to their owner alone', () => {
    const match = newMatch(3);
    const seat = awaited(match);
    const [realm] = realmNames(board(match, AUDIENCE));
    for (const token of ['valkyrie', 'wyrm']) match.submit(seat, match.nth(seat), `${token}>${realm.toLowerCase()}`);
    const mark = 'PBG'[seat];
    expect(board(match, seat)).toContain(`${mark}: [V W]`);
    for (const viewer of [AUDIENCE, 0, 1, 2].filter(other => other !== seat)) {
      const drawn = board(match, viewer);
      expect(drawn).toContain(`${mark}: ??`);
      expect(drawn).not.toMatch(/\[|[PBG]: [VW]/);
    }
  });

  test('the supply and the cards are shown to their owner alone', () => {
    const match = newMatch(2);
    expect(board(match, 0)).toMatch(/Your supply +18 vikings, the double viking, the raven, the valkyrie, the wyrm/);
    expect(board(match, 0)).toMatch(/Your artefacts +\S.* \d \(.*\) +missing \d/);
    expect(board(match, AUDIENCE)).not.toContain('Your');
  });

  test('the realm in question stands out', () => {
    const match = newMatch(2);
    while (match.game.ask(match.state, awaited(match)).ask !== 'treasure') playOn(match, 1);
    expect(board(match, AUDIENCE).match(/┏/g)).toHaveLength(1);
  });

  test('MIM-384: with the public record off nobody is reminded of what the others took', () => {
    const remembering = playOn(newMatch(2), 75);
    const forgetting = playOn(newMatch(2, { publicRecord: false }), 75);
    const lineOf = (match: Match, seat: number) => {
      const drawn = board(match, 0).split('\n');
      return drawn.find(line => line.includes(['Purple Odin', 'Blue Thor'][seat]))!;
    };
    const treasures = /\d treasures?( [SWMG]\d)+/;
    expect(lineOf(remembering, 1)).toMatch(treasures);
    expect(lineOf(forgetting, 1)).not.toMatch(treasures);
    expect(lineOf(forgetting, 1)).toMatch(/\d treasures? {2}\d artefacts?$/);
    expect(lineOf(forgetting, 0)).toMatch(treasures);

    const log = (match: Match) =>
      logOf(match, 0)
        .filter(line => line.includes('takes'))
        .join('\n');
    expect(log(remembering)).not.toContain('takes a treasure');
    expect(log(forgetting)).toMatch(/Blue takes a treasure[\s\S]*Blue takes an artefact/);
    expect(log(forgetting)).not.toMatch(/Purple takes an? (treasure|artefact)/);
  });
});

test('the result is the outcome, point by point', () => {
  const match = playOn(newMatch(3));
  const outcome = match.outcome()!;
  const lines = textOf({ match }).result(match.state, outcome, []);
  for (const [seat, name] of ['Purple', 'Blue', 'Green'].entries()) {
    const head = lines.findIndex(line => line.includes(` ${name} ${outcome.scores[seat]} points`));
    expect(lines[head]).toMatch(new RegExp(`^${outcome.places[seat]}(st|nd|rd)`));
    const end = lines.indexOf('', head);
    const parts = lines.slice(head + 1, end < 0 ? undefined : end).map(line => Number.parseInt(line, 10));
    expect(parts.reduce((sum, points) => sum + points, 0)).toBe(outcome.scores[seat]);
  }
});

describe('there are words', () => {
  test('for every move', () => {
    const match = newMatch(4);
    const { moves } = match.game;
    const { offer } = textOf({ match });
    const said = Array.from({ length: moves.size }, (_, move) => offer(moves.decode(move), match.view(0)));
    expect(said.filter(words => !/\w/.test(words) || /[{}]|undefined|hidden/.test(words))).toEqual([]);
  });

  test.each([{ essenceVariant: true, scoringAssignment: 'manual' }, { difficulty: 'easy' }])(
    'for everything that happens and is asked in a match with %j, as anyone sees it',
    options => {
      const match = newMatch(3, options);
      for (; !match.over; playOn(match, 1))
        for (const viewer of [-1, 0, 1, 2]) expect(askOf({ match }, viewer)).toMatch(/^[A-Z].*[.?]$/);
      for (const viewer of [-1, 0, 1, 2])
        for (const line of logOf(match, viewer)) expect(line).not.toMatch(/[{}?]|undefined|hidden|none/);
    },
  );
});
