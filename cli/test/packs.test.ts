import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agree, Match, MOST_PACK, readPack, seedFrom, writeRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { saga } from '@idavoll/games/saga';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../repository.ts';
import { fileWith, idavoll, referee } from './idavoll.ts';
import { playOn } from './records.ts';

const doc = readFileSync(join(ROOT, 'docs', 'packs.md'), 'utf8');
const [, example] = /```json\n([\s\S]*?)```/.exec(doc)!;
const file = fileWith(example);
const read = (text: string) => {
  const pack = readPack(saga, 'my-saga.json', text);
  if (!pack.ok) throw pack.error;
  return pack.value;
};
const problemOf = (json: unknown) => {
  const pack = readPack(saga, 'my-saga.json', JSON.stringify(json));
  return pack.ok ? 'none' : pack.error.message;
};
const pack = read(example);

/** A finished match of Saga 2 with this pack. */
const record = (() => {
  const agreement = agree(saga, { seats: 2, options: { saga: 'duel' } });
  if (!agreement.ok) throw new Error(agreement.error.code);
  const match = new Match({ module: saga, agreement: agreement.value, seed: seedFrom('packs'), pack });
  return writeRecord(playOn(match, 40));
})();

describe('docs/packs.md', () => {
  test('its example is a whole pack, laid over the game’s own content', () => {
    const { teams, tiles, hourglass, shooting } = pack.content as typeof saga.base.content;
    const content = saga.readContent('base.json', saga.base.content);
    expect(teams[0].figures.map(({ id, move }) => [id, move])).toEqual([
      ['captain', 6],
      ['spearman', 5],
    ]);
    expect(teams.slice(1)).toEqual(content.teams.slice(1));
    expect(tiles).toEqual([
      ...content.tiles.slice(0, 13),
      { id: 'T14', name: 'Open field', terrain: [], basis: 'stated' },
    ]);
    expect([hourglass.tokens, shooting]).toEqual([8, content.shooting]);
  });

  test('names its mark, and the most letters', () => {
    expect(/`content: (my-saga.*)`/.exec(doc)?.[1]).toBe(`${pack.name} ${pack.version}`);
    expect(/at most ([\d,]+) letters/.exec(doc)?.[1]).toBe(MOST_PACK.toLocaleString('en'));
  });

  test('its refusals are what a pack is told', () => {
    const json = JSON.parse(example);
    const [humans] = json.teams;
    const figures = (change: object) => ({
      ...json,
      teams: [{ ...humans, figures: [{ ...humans.figures[0], ...change }, humans.figures[1]] }],
    });
    const ring = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ].map(field => ({ kind: 'tree', fields: [field] }));
    const told = [
      figures({ hit: 12 }),
      { ...json, teams: [{ ...humans, figures: [humans.figures[0], { ...humans.figures[1], count: 6 }] }] },
      { ...json, tiles: [{ id: 'T01', name: 'Meadow', terrain: ring, basis: 'stated' }] },
      { ...json, team: [] },
    ].map(problemOf);
    const [, shown] = /```\n(my-saga\.json[\s\S]*?)```/.exec(doc)!;
    expect(told).toEqual(shown.trim().split('\n'));
  });

  const ranges = [...doc.matchAll(/^\| `(\w+)\.(?:figures\.)?(\w+)` \| (\d+) to (\d+) \|$/gm)];
  test.each(ranges.map(([, section, field, min, max]) => [section, field, Number(min), Number(max)] as const))(
    '%s: %s is within its bounds',
    (section, field, min, max) => {
      const base = saga.base.content as unknown as Record<string, Record<string, number>>;
      const put = (value: number) => {
        if (section !== 'teams') return { [section]: { ...base[section], [field]: value } };
        const [team] = saga.base.content.teams;
        return { teams: [{ ...team, figures: team.figures.map(figure => ({ ...figure, [field]: value })) }] };
      };
      const head = { game: 'saga', name: 'own', version: 1 };
      const wanted = `a whole number from ${min} to ${max} is wanted`;
      for (const value of [min - 1, max + 1]) expect(problemOf({ ...head, ...put(value) })).toContain(wanted);
      for (const value of [min, max]) expect(problemOf({ ...head, ...put(value) })).not.toContain(wanted);
    },
  );
  test('has a range for every number that is free', () => expect(ranges.length).toBe(8));
});

describe('--pack', () => {
  test('simulate and perft play with it', async () => {
    const figures = async (args: string) => {
      const { out, err } = await idavoll(`simulate saga --seats 2 --matches 3 --json ${args}`);
      expect(err).toBe('');
      return JSON.parse(out).runs[0].decisions;
    };
    expect(await figures(`--pack ${file}`)).not.toBe(await figures(''));
    const counts = async (args: string) =>
      (await idavoll(`perft saga --seats 2 --depth 4 --seed a --option teams=chosen ${args}`)).out;
    expect(await counts(`--pack ${file}`)).not.toBe(await counts(''));
  });

  test('laws hold with it', async () => {
    const { code, out } = await idavoll(`laws saga --seed t --case 0 --pack ${file}`);
    expect(out).toContain('saga obeys the laws.');
    expect(code).toBe(0);
    const two = await idavoll(`laws mimir saga --pack ${file}`);
    expect([two.code, two.err]).toEqual([2, 'A pack belongs to one game: name that game, and no other.\n']);
  });

  test('play shows its figures', async () => {
    const { code, out } = await idavoll(
      `play saga --hot-seat --option teams=chosen --seed a --pack ${file}`,
      '\nhumans\nquit\n',
    );
    expect(out).toContain('Spearman');
    expect(code).toBe(0);
  });

  test('verify needs the very pack that the record names, and says so', async () => {
    const at = fileWith(record);
    expect(await idavoll(`verify ${at} --pack ${file}`)).toMatchObject({ code: 0, err: '' });
    const without = await idavoll(`verify ${at}`);
    expect(without.err).toBe(
      `Line 4: played with the content "${pack.name} 1"; this is "base 1". Name the file of the pack that it was played with: --pack file.\n`,
    );
    const other = fileWith(example.replace('"move": 6', '"move": 7'));
    const wrong = await idavoll(`verify ${at} --pack ${other}`);
    expect(wrong.err).toContain(`played with the content "${pack.name} 1"; this is "my-saga#`);
    const base = await idavoll(`verify ${join(ROOT, 'games/mimir/test/matches/2-easy.record')} --pack ${file}`);
    expect(base.err).toContain(`${file}: game: "saga" is none of mimir`);
    expect([without.code, wrong.code, base.code]).toEqual([1, 1, 2]);
  });

  test('a pack that cannot be is refused by file, entry and field, with what to do', async () => {
    const broken = fileWith(example.replace('"hit": 2', '"hit": 12'));
    const { code, err } = await idavoll(`simulate saga --pack ${broken}`);
    expect(err).toBe(
      `${broken}: teams.humans.figures.captain.hit: a whole number from 0 to 9 is wanted, not 12. Correct this place in the pack and try again; docs/packs.md tells how a pack looks.\n`,
    );
    expect(code).toBe(2);
    const gone = await idavoll('simulate saga --pack no-such-file.json');
    expect(gone.err).toContain('no-such-file.json cannot be read');
  });
});

test('the referee takes the text of a pack, and the record names it', async () => {
  const [dear] = mimir.base.content.treasures;
  const text = JSON.stringify({ game: 'mimir', name: 'dear', version: 3, treasures: [{ ...dear, points: 30 }] });
  const [begun, kept, refused] = await referee(
    { do: 'new', game: 'mimir', seats: 2, pack: text },
    { do: 'record' },
    { do: 'new', game: 'mimir', seats: 2, pack: text.replace('"points":30', '"points":99') },
  );
  expect(begun.content).toMatch(/^dear#[0-9a-f]{12} 3$/);
  expect(kept.record).toContain(`\ncontent: ${begun.content}\n`);
  expect(refused).toMatchObject({
    ok: false,
    error: { code: 'bad-pack', message: expect.stringContaining(`pack: treasures.${dear.id}.points: a whole number`) },
  });
});
