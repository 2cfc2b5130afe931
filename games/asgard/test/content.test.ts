import { type Basis, defaultOf, sampleValues } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { keysIn } from '../../test/content.ts';
import base from '../content/base.json' with { type: 'json' };
import { asgard } from '../index.ts';
import { readAsgardContent } from '../rules/content.ts';
import * as V from '../rules/vocabulary.ts';
import { ledger, ledgerTables } from './ledger-tables.ts';
import { agreed } from './table.ts';

const content = readAsgardContent('base.json', base);
const rowsOf = (section: string) => ledgerTables(section)[0];
const SEATS = ['2', '3', '4'] as const;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

const LETTERS: Readonly<Record<string, string>> = { stated: 'S', derived: 'D', reconstructed: 'R' };
/** A value with the mark of its basis, as the ledger writes it. */
const marked = (value: string | number, basis: Basis, field: string) => {
  const word = typeof basis === 'string' ? basis : basis[field];
  return `${value} [${LETTERS[String(word)]}]`;
};
const unmarked = (cell: string) => cell.replace(/ \[[SDR]\]$/, '');
/** The cells of a column, their marks left aside. */
const column = (section: string, name: string) => rowsOf(section).map(row => unmarked(row[name]));
const or = (types: readonly string[]) => types.join(' or ') || 'none';
const fieldOf = (name: string) =>
  asgard.create(agreed({ seats: 4 }), content, asgard.rules).layout.fields.find(f => f.name === name);

describe('the base pack and the tables of the ledger', () => {
  test('it passes every check of a pack, and is what the game is played with', () => {
    expect(asgard.base.content).toMatchObject(content);
  });

  test('ASG-004 ASG-021 ASG-047: ten gods with their stones, the recruits they accept, and 38 tiles', () => {
    const gods = content.gods.map(god => ({
      god: god.name,
      'active from round': marked(god.activeFrom, god.basis, 'activeFrom'),
      stone: marked(god.stone, god.basis, 'stone'),
      'upper support accepts': marked(or(god.upper), god.basis, 'upper'),
      'lower support accepts': marked(or(god.lower), god.basis, 'lower'),
      'tile values': marked(god.tiles.join(', '), god.basis, 'tiles'),
    }));
    expect(rowsOf('8.2')).toMatchObject(gods);
    expect(content.gods.map(({ id }) => id)).toEqual(V.GODS);
    expect(column('8.2', 'side')).toEqual(V.GODS.map((_, god) => V.SIDES[V.sideOf(god)]));
    expect(sumOf(content.gods.map(({ tiles }) => tiles.length))).toBe(38);
  });

  test('ASG-005 ASG-006 ASG-007 ASG-008: request slots A and B, of a god with a stone; else A alone', () => {
    const slots = content.gods.map(({ stones, requestSlots, basis }) => {
      const gives = stones > 0 ? `${stones} stones` : '';
      const a = `A: ${gives && `${gives} + `}power`;
      return marked(requestSlots === 2 ? `${a}; B: ${gives}` : a, basis, 'requestSlots');
    });
    expect(rowsOf('8.2').map(row => row['request slots'])).toEqual(slots);
    const two = content.gods.filter(({ requestSlots }) => requestSlots === 2);
    expect(two.map(({ id }) => id)).toEqual(['freyja', 'baldr', 'tyr', 'thor', 'loki', 'hel']);
  });

  test('ASG-009 ASG-010: every god has one temple slot, and an upper and a lower support slot', () => {
    expect(fieldOf('slot')?.per).toEqual([V.GODS, ['a', 'b', 'temple']]);
    expect(fieldOf('support')?.per).toEqual([V.GODS, ['upper', 'lower']]);
    expect(column('8.2', 'temple slots')).toEqual(V.GODS.map(() => '1'));
  });

  test('ASG-011 ASG-012: a light and a dark space in each of seven worlds, and two underworlds', () => {
    const spaces = (side: string) => [1, 2, 3, 4, 5, 6, 7].map(n => `${side}-world${n}`).concat(`${side}-underworld`);
    expect(V.SPACES).toEqual([...spaces('light'), ...spaces('dark')]);
    expect(fieldOf('on')?.cells.length).toBe(16);
    expect(rowsOf('8.12').map(({ id }) => id)).toEqual(V.SPACES.filter((_, space) => V.isUnderworld(space)));
    expect(rowsOf('8.12').map(row => unmarked(Object.values(row)[2]))).toEqual(
      V.SIDES.map(() => String(content.underworldPoints)),
    );
  });

  test('ASG-013 ASG-017: one battle slot and one victory zone in each world, none in the underworlds', () => {
    expect(fieldOf('battle')?.per).toEqual([V.WORLDS]);
    expect(fieldOf('victory')?.per).toEqual([V.WORLDS, 4]);
  });

  test('ASG-014 ASG-015 ASG-016 ASG-019: sides of the battle slots, and the rewards of the worlds', () => {
    const gifts = { light: 'weapon', dark: 'spell', either: 'weapon if light, spell if dark' };
    const worlds = content.worlds.map(({ slot, upper, lower, from, basis }, i) => ({
      world: `${i + 1}`,
      'battle slot side': marked(slot, basis, 'slot'),
      'reward I': marked(upper, basis, 'upper'),
      'reward II': marked(lower, basis, 'lower'),
      'open from players': marked(from, basis, 'from'),
    }));
    expect(rowsOf('8.11')).toMatchObject(worlds);
    expect(column('8.11', 'battle slot gift')).toEqual(content.worlds.map(({ slot }) => gifts[slot]));
  });

  test('ASG-018: what recruits are worth, what they cost, and where they are', () => {
    const recruits = content.recruits.map(({ id, count, strength, cost, onGods, valhalla, basis }) => ({
      type: id,
      count: marked(count, basis, 'count'),
      strength: marked(strength, basis, 'strength'),
      'light seals': marked(cost.light, basis, 'cost'),
      'dark seals': marked(cost.dark, basis, 'cost'),
      'on gods at start': marked(
        Object.entries(onGods)
          .map(([god, n]) => `${n} ${god}`)
          .join(', '),
        basis,
        'onGods',
      ),
      'in Valhalla at start': marked(valhalla, basis, 'valhalla'),
    }));
    expect(recruits).toEqual(rowsOf('8.14'));
    const onGods = content.gods.map(({ id }) => {
      const here = content.recruits.filter(recruit => recruit.onGods[id]);
      return here.map(recruit => `${recruit.onGods[id]} ${recruit.id}`).join(', ') || 'none';
    });
    expect(column('8.2', 'recruits at start')).toEqual(onGods);
  });

  test('ASG-020: the seals along the disc track', () => {
    const track = content.track.map(({ seal, basis }, i) => ({ space: `${i + 1}`, seal: marked(seal, basis, 'seal') }));
    expect(track).toEqual(rowsOf('8.13'));
    expect(track).toHaveLength(V.TRACK_LENGTH);
  });

  test('ASG-022: weapons and ancient weapons', () => {
    const weapons = content.weapons.map(({ id, value, basis }) => ({ id, value: marked(value, basis, 'value') }));
    expect(weapons).toEqual(rowsOf('8.7'));
    const ancients = content.ancientWeapons.map(({ id, side, value, basis }) => ({
      id,
      side: `${side} [S]`,
      value: marked(value, basis, 'value'),
    }));
    expect(ancients).toEqual(rowsOf('8.8'));
  });

  test('ASG-023 ASG-051: four piles of six temples, whose stones are of different colours', () => {
    const temples = content.temples.map(({ id, pile, value, stones, further, basis }) => ({
      id,
      pile: marked(pile, basis, 'pile'),
      value: marked(value, basis, 'value'),
      'printed stones': marked(stones.join(', '), basis, 'stones'),
      'further stones of another colour': marked(further, basis, 'further'),
    }));
    expect(temples).toEqual(rowsOf('8.6'));
    for (const { id, stones } of content.temples) expect(new Set(stones).size, id).toBe(stones.length);
    const values = [1, 2, 3, 4].map(pile => content.temples.filter(t => t.pile === pile).map(({ value }) => value));
    expect(values).toEqual([1, 3, 5, 7].map(value => Array(6).fill(value)));
  });

  test('ASG-052 ASG-053 ASG-054: battle tiles by the number of players', () => {
    const tiles = content.battleTiles.map(({ value, count, basis }, i) => ({
      value: `${value}`,
      'discs in victory zones': i < 4 ? `${i + 1} [S]` : '5 or more [S]',
      ...Object.fromEntries(SEATS.map(n => [`${n} players`, marked(count[n], basis, 'count')])),
    }));
    expect(tiles).toEqual(rowsOf('8.17'));
  });

  test('ASG-057: rune stones by the number of players', () => {
    const stones = content.stones.map(({ id, count, basis }) => ({
      colour: id,
      place: `${content.gods.find(({ stone }) => stone === id)?.id ?? 'beside the board'} [S]`,
      ...Object.fromEntries(SEATS.map(n => [`${n} players`, marked(count[n], basis, 'count')])),
    }));
    expect(stones).toEqual(rowsOf('8.15'));
  });

  test('seals, Asgard tiles, population tiles, spells and bonuses are those of the ledger', () => {
    const seals = content.seals.map(({ side, count, basis }) => ({
      side,
      ...Object.fromEntries(SEATS.map(n => [`${n} players`, marked(count[n], basis, 'count')])),
    }));
    expect(seals).toEqual(rowsOf('8.16'));
    const row = content.asgardTiles.map(({ id, effect, from, basis }) => ({
      id,
      effect: marked(effect, basis, 'effect'),
      'used from players': marked(from, basis, 'from'),
    }));
    expect(rowsOf('8.10')).toMatchObject(row);
    expect(ledger).toContain(`Row size: ${SEATS.map(n => content.asgardRow[n]).join(' / ')} tiles`);
    const populations = content.populations.map(({ id, side, value, bonus, from, basis }) => ({
      id,
      side: `${side} [S]`,
      value: marked(value, basis, 'value'),
      bonus: marked(bonus, basis, 'bonus'),
      'used from players': marked(from, basis, 'from'),
    }));
    expect(populations).toEqual(rowsOf('8.5'));
    const spells = content.spells.map(({ id, effect, basis }) => ({
      id,
      code: effect,
      mark: `[${LETTERS[String(basis)]}]`,
    }));
    expect(rowsOf('8.9')).toMatchObject(spells);
    expect(rowsOf('8.4').map(({ bonus }) => bonus)).toEqual(V.BONUSES);
  });

  test('numbers in the texts of the ledger are those of the pack', () => {
    const { boosts, sagaPoints, gloryPoints } = content;
    const textOf = (section: string, first: string, name: string) =>
      rowsOf(section).find(row => Object.values(row)[0] === first)?.[name];
    expect(textOf('8.3', 'tyr', 'power')).toContain(`+${boosts.oath} in that battle`);
    expect(textOf('8.4', 'battleLevy', 'text')).toContain(`+${boosts.levy}.`);
    expect(textOf('8.4', 'saga', 'text')).toContain(`Score ${sagaPoints} victory points`);
    expect(textOf('8.9', 'glory-upper', 'effect')).toContain(`scores ${gloryPoints} extra points`);
  });

  test('the components of the box are as many as the lists say', () => {
    const of = (seats: number) => {
      const n = `${seats}` as (typeof SEATS)[number];
      const used = (entries: readonly { readonly from: number }[]) => entries.filter(e => e.from <= seats).length;
      const bySeats = (entries: readonly { readonly count: Readonly<Record<typeof n, number>> }[]) =>
        sumOf(entries.map(({ count }) => count[n]));
      return {
        'god cards': V.GODS.length * seats,
        'white warriors': content.recruits[0].count,
        'orange warriors': content.recruits[1].count,
        giants: content.recruits[2].count,
        'order tiles': seats,
        'god tiles': sumOf(content.gods.map(({ tiles }) => tiles.length)),
        weapons: content.weapons.length,
        spells: content.spells.length,
        'ancient weapons': content.ancientWeapons.length,
        discs: (V.DISC_COUNT + 1) * seats,
        'Asgard tiles': used(content.asgardTiles),
        'rune stones': bySeats(content.stones),
        'population tiles': used(content.populations),
        seals: bySeats(content.seals),
        temples: content.temples.length,
        'battle tiles': bySeats(content.battleTiles),
      };
    };
    for (const seats of [2, 3, 4]) {
      const rows = rowsOf('8.1').map(row => [row.component, Number(unmarked(row[`${seats} players`]))]);
      expect(Object.fromEntries(rows), `${seats}`).toMatchObject(of(seats));
    }
  });

  test('the options of the ledger are those of the module', () => {
    const values = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, value]) => value);
    const [players, ...options] = rowsOf('7.');
    expect(values(players.values).map(Number)).toEqual(asgard.seatCounts);
    expect(options.flatMap(row => values(row.option))).toEqual(Object.keys(asgard.options));
    for (const row of options) {
      const [option] = values(row.option);
      const spec = asgard.options[option];
      expect(values(row.values).toSorted(), option).toEqual(sampleValues(spec).map(String).toSorted());
      expect(values(row.default), option).toEqual([String(defaultOf(spec, 2))]);
    }
  });

  test('the keys of the pack are those of the ledger', () => {
    expect(Object.keys(base)).toEqual(keysIn(ledger));
  });
});
