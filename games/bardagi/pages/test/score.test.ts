import { describe, expect, test } from 'vitest';
import { bardagi } from '../../index.ts';
import { type Holding, NOTHING, settle, type Terms } from '../parts/holdings.ts';

const { content } = bardagi.base;
const TERMS: Terms = { mostAreasBonus: 12, firstTieBreak: 'goldMines', finalTie: 'split' };
const held = (...all: Partial<Holding>[]) => all.map(one => ({ ...NOTHING, ...one }));
const at = (all: readonly Holding[], terms: Partial<Terms> = {}) => settle(content, { ...TERMS, ...terms }, all);

describe('the end at a real table', () => {
  test('BAR-763 BAR-764 BAR-765: goods become gold, as in EX-BAR-66', () => {
    const lines = at(held({ basic: 5, mine: 3 }, { basic: 7, mine: 1 }, { basic: 12 }));
    expect(lines.map(({ gold }) => gold)).toEqual([3, 3, 4]);
  });

  test('BAR-768 BAR-771 BAR-772 BAR-773: most gold, divided, as in EX-BAR-67', () => {
    const all = held(
      { gold: 9, goldMines: 2, villages: 1 },
      { gold: 9, goldMines: 2, villages: 1 },
      { gold: 9, goldMines: 1 },
      { gold: 4 },
    );
    expect(at(all).map(({ mostGold }) => mostGold)).toEqual([7, 7, 0, 0]);
    expect(at(all, { finalTie: 'ironMinesThenNone' }).map(({ mostGold }) => mostGold)).toEqual([0, 0, 0, 0]);
    const iron = all.with(1, { ...all[1], ironMines: 1 });
    expect(at(iron, { finalTie: 'ironMinesThenNone' }).map(({ mostGold }) => mostGold)).toEqual([0, 15, 0, 0]);
    expect(at(iron, { firstTieBreak: 'allMines' }).map(({ mostGold }) => mostGold)).toEqual([0, 15, 0, 0]);
  });

  test('BAR-769 BAR-774 BAR-776: most areas, for all or for nobody, as in EX-BAR-68', () => {
    const all = held(...Array.from({ length: 5 }, () => ({ gold: 6, areas: 5, goldMines: 1, villages: 1 })));
    expect(at(all)).toEqual(all.map(() => ({ gold: 6, mostGold: 3, mostAreas: 2, glory: 11, place: 1 })));
    expect(at(held({}, {})).map(({ glory }) => glory)).toEqual([0, 0]);
    expect(at(held({ areas: 1 }, {}), { mostAreasBonus: 10 })[0].mostAreas).toBe(10);
  });

  test('BAR-767 BAR-780 BAR-781: gold is glory, and breaks a tie for the win before areas do', () => {
    const lines = at(held({ glory: 42, gold: 3, areas: 4 }, { glory: 30, gold: 0, areas: 9 }, { glory: 18, gold: 12 }));
    expect(lines.map(({ glory }) => glory)).toEqual([45, 42, 45]);
    expect(lines.map(({ place }) => place)).toEqual([2, 3, 1]);
    const tied = at(held({ glory: 8, areas: 2 }, { glory: 20, areas: 1 }, { glory: 1 }));
    expect(tied.map(({ place }) => place)).toEqual([1, 2, 3]);
  });
});
