/** What the page says: log lines with what they point at, controls, prompts, facts and the result. */
import { describe, expect, test } from 'vitest';
import { sheetOf, shownTo } from '../../../../board/test/controls.ts';
import { keenly, playedOut } from '../../test/random-play.ts';
import { A, B, Table } from '../../test/table.ts';
import da from '../../words/da.json' with { type: 'json' };
import en from '../../words/en.json' with { type: 'json' };
import { table as page } from '../index.tsx';

const seen = ({ match }: Table, words: Readonly<Record<string, string>> = en) => shownTo(match, words);
const linesOf = (table: Table, words?: Readonly<Record<string, string>>) =>
  table.events().flatMap(event => page.tell(event, seen(table, words)) ?? []);

describe('the log', () => {
  const table = new Table({ figures: ['swordsman 0,0', 'skeleton 1,0 death-knight 5,-1'], saga: 'fight' });
  table.rolls(5).walk(A, 'swordsman-1', '-1,0').play(A, 'step -2,0').rolls().play(A, 'stop');

  test('points at figures and fields', () => {
    const [dodged, moved] = linesOf(table);
    expect(dodged).toEqual({
      text: 'Swordsman 1 dodges: 5 rolled, 5 needed',
      about: ['swordsman-1'],
      seat: A,
    });
    expect(moved.about).toEqual(['swordsman-1', '-1,0']);
  });

  test('keeps the steps of one way together', () => {
    const threads = linesOf(table).map(({ thread }) => thread);
    expect(threads.slice(0, 3)).toEqual([undefined, 'moved swordsman-1', 'moved swordsman-1']);
  });

  test('speaks Danish', () => {
    expect(linesOf(table, da).map(({ text }) => text)).toContain(
      'Sværd\u00adkæmper 1 undviger: slog 5, skulle bruge 5',
    );
  });

  test('SAGA-293: says that it was the guard who started the hourglass, as the terminal does', () => {
    const master = { type: 'master', seat: B };
    const guarded = page.recall(master, seen(table), { type: 'roundOver', round: 15 });
    expect(guarded?.text).toMatch(/^After 15 rounds without it the hourglass starts by itself, and .+ is its Master$/);
    expect(page.tell(master, seen(table))?.text).toMatch(/^The hourglass starts, and .+ is its Master$/);
  });

  test('leaves to the board what it shows better', () => {
    const fresh = new Table({ fresh: { seats: 2, options: { saga: 'treasure' } } });
    const told = linesOf(fresh).map(({ text }) => text);
    expect(told).toHaveLength(4);
    expect(told.join()).toContain('The Treasure is played.');
  });
});

test('a control says what the dice may make of its move, and an unknown one what it was given', () => {
  const table = new Table({ figures: ['captain 0,0', 'skeleton 1,0'], phase: 'attacker' });
  const props = seen(table);
  expect(page.describe('with captain', props)).toBe('attack with captain; attack skeleton 1: 35% to strike it down');
  expect(page.describe('dance', props)).toBe('dance');
});

test.each(['fight', 'duel', 'treasure', 'mist', 'crown'])('every question and offer of %s has words', name => {
  const table = new Table({ fresh: { seats: 2, options: { saga: name, teams: 'chosen' } } });
  const asked = new Set<string>();
  const choose = keenly(5);
  table.playUntil(
    () => asked.has('target') || asked.has('attacker'),
    (offers, seat) => {
      const { ask } = table.match.game.ask(table.state, seat);
      asked.add(ask);
      const props = seen(table);
      expect(page.prompt(ask, props)).toMatch(/^[A-Z][^{}]*[.?]$/);
      for (const offer of offers) expect(page.describe(offer, props)).toMatch(/^[a-z][^{}]*$/);
      return choose(offers);
    },
  );
  expect(asked.size).toBeGreaterThan(5);
});

describe('facts of a player', () => {
  test('the team, who is left, the points and the Master', () => {
    const table = new Table({
      figures: ['captain 4,0 swordsman 5,0', 'skeleton 0,4'],
      points: [2, 1],
      master: B,
      turn: A,
    });
    expect(page.facts(seen(table), A)).toEqual(['Humans', '2 of 5 figures', '2 points']);
    expect(page.facts(seen(table), B)).toEqual(['Undead', '1 of 5 figures', '1 point', 'Hourglass Master']);
  });

  test('what the saga counts on the battlefield', () => {
    const crown = new Table({ figures: ['captain 1,0', 'skeleton 5,-1'], saga: 'crown' });
    expect(page.facts(seen(crown), A)).toContain('1 at the crown');
    const chests = new Table({
      figures: ['captain 1,0', 'skeleton 5,-1'],
      saga: 'treasure',
      chests: { '0,0': 'captain', '3,3': 'captain' },
    });
    expect(page.facts(seen(chests), A)).toContain('2 chests');
    expect(page.facts(seen(chests), B)).toContain('no chest');
  });

  test('nothing before there is a team, and only the team before the first turn', () => {
    const table = new Table({ fresh: { seats: 2, options: { teams: 'chosen' } } });
    expect(page.facts(seen(table), A)).toEqual([]);
    table.play(A, 'team orcs').play(B, 'team elves');
    expect(page.facts(seen(table), A)).toEqual([
      'Orcs',
      ...(table.saga === 'fight' || table.saga === 'duel' ? ['0 points'] : []),
    ]);
  });
});

describe('the result', () => {
  const drawn = ({ match }: Table) => sheetOf(page, match, en);

  test.each([2, 4, 5])('with %i players everyone has place, points and figures', seats => {
    const table = playedOut({ seats, options: { saga: 'fight' } }, seats, keenly(seats));
    const { withClass } = drawn(table);
    const byPlace = Array.from(table.scores.keys()).sort((a, b) => table.places[a] - table.places[b]);
    expect(withClass('sheet-points').map(Number)).toEqual(byPlace.map(seat => table.scores[seat]));
    expect(withClass('sheet-seat')).toHaveLength(seats);
    expect(withClass('sheet-winner')).toHaveLength(table.places.filter(place => place === 1).length);
    expect(withClass('sag-end-left').map(text => Number.parseInt(text, 10))).toEqual(
      byPlace.map(seat => table.figuresLeft[seat]),
    );
    const gained = withClass('sheet-seat').map(text => /no points/.test(text));
    expect(gained).toEqual(byPlace.map(seat => table.scores[seat] === 0));
  });

  test('says why it ended, and what struck-down figures are', () => {
    const table = new Table({ figures: ['captain 0,0', 'skeleton 1,0'], phase: 'attacker' });
    table.rolls(9, 0).play(A, 'with captain');
    const { withClass, text } = drawn(table);
    expect(text).toContain('Astrid wins!');
    expect(withClass('sag-ending')[0]).toContain('The Fight, ended in round 1. Astrid was the last one with figures');
    expect(withClass('sheet-gains')).toEqual(['enemies struck down1']);
    expect(withClass('sr')).toContain('Skeleton 1, struck down');
    expect(withClass('sr')).toContain('Captain');
    expect(withClass('sag-end-rolls')).toEqual([
      'Rolls that succeeded: hits 1 of 1',
      'Rolls that succeeded: parries 0 of 1',
    ]);
  });
});
