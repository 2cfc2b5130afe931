import { AUDIENCE, type Match } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { textFor } from '../texts.ts';
import { awaited, newMatch, playOn } from './records.ts';

const board = async (match: Match, viewer: number) =>
  (await textFor(match)).board(match.view(viewer), viewer).join('\n');
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
  ])('with %i seats it is a ring of %i realms, clockwise from the top left', async (seats, size) => {
    const match = newMatch(seats);
    const drawn = await board(match, 0);
    const ids = match.game.layout.fields.find(({ name }) => name === 'ring')!.is as readonly string[];
    const ring = cells(match, 'ring').map(realm => ids[realm]);
    const above = (size - 2) >> 1;
    const byRow = [...ring.slice(0, above), ring[size - 1], ring[above], ...ring.slice(above + 1, -1).reverse()];
    expect(realmNames(drawn).map(name => name.toLowerCase())).toEqual(byRow);
    expect(drawn.match(/ start /g)).toHaveLength(1);
    expect(drawn).toContain('round 1 of 3: placement');
    for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(79);
  });

  test('treasures lie in their realms as letter and points', async () => {
    const drawn = await board(newMatch(4), AUDIENCE);
    expect(drawn.match(/\b[SWMG]\d\b/g)).toHaveLength(12);
  });

  test('face-down tokens show their kind to their owner alone', async () => {
    const match = newMatch(3);
    const seat = awaited(match);
    const [realm] = realmNames(await board(match, AUDIENCE));
    for (const token of ['valkyrie', 'wyrm']) match.submit(seat, match.nth(seat), `${token}>${realm.toLowerCase()}`);
    const mark = 'PBG'[seat];
    expect(await board(match, seat)).toContain(`${mark}: [V W]`);
    for (const viewer of [AUDIENCE, 0, 1, 2].filter(other => other !== seat)) {
      const drawn = await board(match, viewer);
      expect(drawn).toContain(`${mark}: ??`);
      expect(drawn).not.toMatch(/\[|[PBG]: [VW]/);
    }
  });

  test('the supply and the cards are shown to their owner alone', async () => {
    const match = newMatch(2);
    expect(await board(match, 0)).toMatch(
      /Your supply +18 vikings, the double viking, the raven, the valkyrie, the wyrm/,
    );
    expect(await board(match, 0)).toMatch(/Your artefacts +\S.* \d \(.*\) +missing \d/);
    expect(await board(match, AUDIENCE)).not.toContain('Your');
  });

  test('the realm in question stands out', async () => {
    const match = newMatch(2);
    while (match.game.ask(match.state, awaited(match)).ask !== 'treasure') playOn(match, 1);
    expect((await board(match, AUDIENCE)).match(/┏/g)).toHaveLength(1);
  });

  test('MIM-384: with the public record off nobody is reminded of what the others took', async () => {
    const remembering = playOn(newMatch(2), 75);
    const forgetting = playOn(newMatch(2, { publicRecord: false }), 75);
    const lineOf = async (match: Match, seat: number) => {
      const drawn = (await board(match, 0)).split('\n');
      return drawn.find(line => line.includes(['Purple Odin', 'Blue Thor'][seat]))!;
    };
    const treasures = /\d treasures?( [SWMG]\d)+/;
    expect(await lineOf(remembering, 1)).toMatch(treasures);
    expect(await lineOf(forgetting, 1)).not.toMatch(treasures);
    expect(await lineOf(forgetting, 1)).toMatch(/\d treasures? {2}\d artefacts?$/);
    expect(await lineOf(forgetting, 0)).toMatch(treasures);

    const log = async (match: Match) =>
      (await textFor(match))
        .recall(
          match.events(0).map(({ event }) => event),
          0,
        )
        .filter(line => line.includes('takes'));
    expect((await log(remembering)).join('\n')).not.toContain('takes a treasure');
    expect((await log(forgetting)).join('\n')).toMatch(/Blue takes a treasure[\s\S]*Blue takes an artefact/);
    expect((await log(forgetting)).join('\n')).not.toMatch(/Purple takes an? (treasure|artefact)/);
  });
});

test('the result is the outcome, point by point', async () => {
  const match = playOn(newMatch(3));
  const outcome = match.outcome()!;
  const lines = (await textFor(match)).result(match.state, outcome, []);
  for (const [seat, name] of ['Purple', 'Blue', 'Green'].entries()) {
    const head = lines.findIndex(line => line.includes(` ${name} ${outcome.scores[seat]} points`));
    expect(lines[head]).toMatch(new RegExp(`^${outcome.places[seat]}(st|nd|rd)`));
    const end = lines.indexOf('', head);
    const parts = lines.slice(head + 1, end < 0 ? undefined : end).map(line => Number.parseInt(line, 10));
    expect(parts.reduce((sum, points) => sum + points, 0)).toBe(outcome.scores[seat]);
  }
});
