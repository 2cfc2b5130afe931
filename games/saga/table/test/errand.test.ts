/** Errands played against the rules: what one click asks for, step after step, and when it ends. */
import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, it } from 'vitest';
import { waysOf } from '../../rules/odds.ts';
import { figureIndex } from '../../test/position.ts';
import { A, type PositionWords, Table } from '../../test/table.ts';
import { type Errand, nextOf, strike, walk } from '../errand.ts';
import { sightOf } from '../sight.ts';

const sightFor = ({ match }: Table) =>
  sightOf({
    game: match.game,
    agreement: match.agreement,
    view: match.view(AUDIENCE),
    viewer: A,
    names: [],
    say: key => key,
  });

interface Between {
  /** The die of a move. */
  readonly dice?: Readonly<Record<string, number>>;
  /** What is done after each move. */
  readonly after?: (moves: readonly string[]) => void;
}

/** Plays an errand as the table does: the next move as soon as it is offered. Gives the moves that were played. */
const run = (table: Table, errand: Errand, { dice = {}, after }: Between = {}): string[] => {
  const moves: string[] = [];
  let rest = errand;
  for (;;) {
    const next = nextOf(rest, sightFor(table), move => table.active === A && table.offers(A).includes(move));
    if (!next) return moves;
    rest = next.rest;
    moves.push(next.move);
    if (next.move in dice) table.rolls(dice[next.move]);
    table.play(A, next.move);
    after?.(moves);
  }
};

/** A walk of the swordsman to a field, by the best way. */
const walkTo = (table: Table, field: string, figure = 'swordsman-1') => {
  const sight = sightFor(table);
  const index = figureIndex(figure);
  const ways = waysOf(table.c, table.state, index, table.c.cards.move[index]);
  return walk(sight, index, ways.path(sight.fieldNames.indexOf(field)));
};

const AROUND: PositionWords = { figures: ['swordsman 0,0 captain -4,0', 'orc-warrior 1,0'] };

describe('a walk', () => {
  it('names the figure, goes the whole way and leaves the rest of the movement', () => {
    const table = new Table({ figures: ['swordsman -2,0 captain -4,0', 'orc-warrior 3,0'] });
    expect(run(table, walkTo(table, '0,0'))).toEqual(['move swordsman-1', 'step -1,0', 'step 0,0']);
    expect([table.phase, table.where('swordsman-1'), table.state[table.c.at.stepsLeft]]).toEqual(['step', '0,0', 3]);
  });

  it('goes on from where the figure stands when it has been named already', () => {
    const table = new Table({ figures: ['swordsman -2,0 captain -4,0', 'orc-warrior 3,0'] });
    table.play(A, 'move swordsman-1', 'step -1,0');
    expect(run(table, walkTo(table, '1,0'))).toEqual(['step 0,0', 'step 1,0']);
  });

  it('SAGA-167: goes on after a dodge', () => {
    const table = new Table(AROUND);
    expect(run(table, walkTo(table, '-2,0'), { dice: { 'step -1,0': 5 } })).toEqual([
      'move swordsman-1',
      'step -1,0',
      'step -2,0',
    ]);
  });

  it('SAGA-168: ends when the figure is struck down', () => {
    const table = new Table(AROUND);
    expect(run(table, walkTo(table, '-2,0'), { dice: { 'step -1,0': 4 } })).toEqual(['move swordsman-1', 'step -1,0']);
    expect(table.where('swordsman-1')).toBeUndefined();
  });

  it('ends when a step is taken back', () => {
    const table = new Table({ figures: ['swordsman -2,0 captain -4,0', 'orc-warrior 3,0'] });
    const moves = run(table, walkTo(table, '1,0'), { after: done => done.length === 2 && table.undo(A) });
    expect(moves).toEqual(['move swordsman-1', 'step -1,0']);
    expect(table.where('swordsman-1')).toBe('-2,0');
  });

  it('ends when the naming of the figure is taken back', () => {
    const table = new Table({ figures: ['swordsman -2,0 captain -4,0', 'orc-warrior 3,0'] });
    expect(run(table, walkTo(table, '1,0'), { after: () => table.undo(A) })).toEqual(['move swordsman-1']);
    expect(table.phase).toBe('figure');
  });

  it('SAGA-150: ends with the movement', () => {
    const table = new Table({ figures: ['swordsman -2,0 captain -4,0', 'orc-warrior 5,0'] });
    expect(run(table, walkTo(table, '3,0'))).toHaveLength(6);
    expect([table.phase, table.where('swordsman-1')]).toEqual(['figure', '3,0']);
  });
});

describe('a strike', () => {
  const position: PositionWords = {
    figures: ['crossbowman 0,0 captain -4,0', 'goblin 3,0 goblin 0,4'],
    phase: 'attacker',
  };

  it('names the figure and the target', () => {
    const table = new Table(position);
    const [figure, target] = ['crossbowman', 'goblin-2'].map(figureIndex);
    const moves = run(table, strike(sightFor(table), figure, target), { dice: { 'against goblin-2': 0 } });
    expect(moves).toEqual(['with crossbowman', 'against goblin-2']);
    expect(table.told('missed')).toHaveLength(1);
  });

  it('names only the target of a figure that is at it, and ends when it is taken back', () => {
    const [figure, target] = ['crossbowman', 'goblin-2'].map(figureIndex);
    const table = new Table(position).play(A, 'with crossbowman').rolls(0);
    expect(run(table, strike(sightFor(table), figure, target))).toEqual(['against goblin-2']);
    const other = new Table(position);
    const moves = run(other, strike(sightFor(other), figure, target), { after: () => other.undo(A) });
    expect(moves).toEqual(['with crossbowman']);
  });

  it('SAGA-193: is over with the lone target that is attacked unasked', () => {
    const table = new Table({ figures: ['captain 0,0', 'goblin 1,0 goblin 0,4'], phase: 'attacker' }).rolls(0);
    const [figure, target] = ['captain', 'goblin-1'].map(figureIndex);
    expect(run(table, strike(sightFor(table), figure, target))).toEqual(['with captain']);
  });
});
