/** Ties by both versions of the rules: the first counts figures left, the second losses. */
import { agree, NONE, type Seat } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { saga } from '../index.ts';
import { endOf, firstOf } from '../rules/figures.ts';
import { losses } from '../rules/score.ts';
import { at } from '../rules/state.ts';
import { SAGA, type SAGAS, TEAMS } from '../rules/vocabulary.ts';

interface End {
  readonly saga?: (typeof SAGAS)[number];
  readonly teams: readonly (typeof TEAMS)[number][];
  /** How many figures of each seat are left; leaders are the first to fall. */
  readonly left: readonly number[];
  readonly points?: readonly number[];
  /** Whose leader stands next to the crown. */
  readonly crowned?: readonly Seat[];
}

/** The places at this end, and the losses of every seat. */
const ended = (rules: number, { saga: name = 'fight', teams, left, points = [], crowned = [] }: End) => {
  const agreement = agree(saga, { seats: teams.length, options: { sixthTeam: true } });
  if (!agreement.ok) throw new Error(agreement.error.code);
  const game = saga.create(agreement.value, saga.base.content, rules);
  const c = game.context;
  const s = game.layout.state() as Parameters<typeof losses>[1];
  s[at.saga] = SAGA[name];
  for (let figure = 0; figure < c.figureCount; figure++) s[at.stands(figure)] = NONE;
  let field = 0;
  for (const [seat, team] of teams.entries()) {
    s[at.team(seat)] = TEAMS.indexOf(team);
    s[at.points(seat)] = points[seat] ?? 0;
    const leads = crowned.includes(seat);
    const last = leads ? left[seat] - 1 : left[seat];
    const [first, end] = [firstOf(c, s, seat), endOf(c, s, seat)];
    for (let figure = end - last; figure < end; figure++) s[at.stands(figure)] = field++;
    if (leads) s[at.stands(first)] = c.battlefield.neighbour[c.middle * 6 + seat];
  }
  const outcome = { scores: new Int32Array(teams.length), places: new Int32Array(teams.length) };
  game.outcome(s as never, outcome);
  return { places: [...outcome.places], losses: teams.map((_, seat) => losses(c, s, seat)) };
};
const places = (rules: number, end: End) => ended(rules, end).places;

describe('ties by losses', () => {
  test('SAGA-334: losses are figures that were placed and are gone, whatever the size of the team', () => {
    const untouched = { teams: ['orcs', 'humans', 'demons'], left: [6, 5, 4] } as const;
    expect(ended(2, untouched)).toEqual({ places: [1, 1, 1], losses: [0, 0, 0] });
    expect(places(1, untouched)).toEqual([1, 2, 3]);
    expect(ended(2, { ...untouched, left: [5, 5, 2] })).toEqual({ places: [2, 1, 3], losses: [1, 0, 2] });
  });

  test('EX-SAGA-32: of 4 points each, B wins by losses, though A has more figures left', () => {
    const end = { teams: ['orcs', 'demons', 'humans'], left: [3, 2, 5], points: [4, 4, 3] } as const;
    expect(ended(2, end)).toEqual({ places: [2, 1, 3], losses: [3, 2, 0] });
    expect(places(1, end)).toEqual([1, 2, 3]);
  });

  test.each([
    ['SAGA-357', 'fight'],
    ['SAGA-401', 'treasure'],
    ['SAGA-426', 'mist'],
  ] as const)('%s: so it is in the saga "%s", then shared', (_id, name) => {
    const end = { saga: name, teams: ['orcs', 'elves'], points: [2, 2] } as const;
    expect(places(2, { ...end, left: [4, 4] })).toEqual([2, 1]);
    expect(places(2, { ...end, left: [4, 3] })).toEqual([1, 1]);
    expect(places(1, { ...end, left: [4, 4] })).toEqual([1, 1]);
    expect(places(1, { ...end, left: [4, 3] })).toEqual([1, 2]);
    expect(places(2, { ...end, left: [2, 5], points: [3, 2] })).toEqual([1, 2]);
  });

  test('SAGA-446: at the crown the leader next to it comes first, then losses', () => {
    const end = { saga: 'crown', teams: ['orcs', 'elves'], points: [1, 1] } as const;
    expect(places(2, { ...end, left: [2, 5], crowned: [0] })).toEqual([1, 2]);
    expect(places(2, { ...end, left: [5, 5], crowned: [0, 1] })).toEqual([2, 1]);
    expect(places(2, { ...end, left: [5, 4], crowned: [0, 1] })).toEqual([1, 1]);
    expect(places(1, { ...end, left: [5, 4], crowned: [0, 1] })).toEqual([1, 2]);
  });

  test('SAGA-370, SAGA-375: in the duel only leaders were placed: one that fell is one loss', () => {
    const end = { saga: 'duel', teams: ['orcs', 'elves', 'demons'] } as const;
    expect(ended(2, { ...end, left: [1, 0, 1] })).toEqual({ places: [1, 3, 1], losses: [0, 1, 0] });
    expect(places(1, { ...end, left: [1, 0, 1] })).toEqual([1, 3, 1]);
  });
});
