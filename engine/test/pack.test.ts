import { describe, expect, test } from 'vitest';
import { seedFrom } from '../chance.ts';
import { Match } from '../match.ts';
import { agree } from '../options.ts';
import { MOST_PACK, readPack, writePack } from '../pack.ts';
import { packTitle } from '../pack-name.ts';
import { readRecord } from '../read-record.ts';
import { writeRecord } from '../record.ts';
import { replayRecord } from '../replay-record.ts';
import { runes } from './games/runes.ts';

const [fehu, uruz, ...others] = runes.base.content.runes;
const head = { game: 'runes', name: 'own', version: 2 };

const read = (json: unknown) => {
  const pack = readPack(runes, 'own.json', typeof json === 'string' ? json : JSON.stringify(json));
  if (!pack.ok) throw new Error(pack.error.message);
  return pack.value;
};
const problemOf = (json: unknown) => {
  const pack = readPack(runes, 'own.json', typeof json === 'string' ? json : JSON.stringify(json));
  return pack.ok ? 'none' : pack.error.message;
};
const worth = (n: number) => ({ ...head, runes: [{ ...fehu, worth: n }] });

describe('a pack', () => {
  test('that changes nothing has the content of the game itself, under a name of its own', () => {
    const pack = read(head);
    expect(pack.content).toEqual(runes.base.content);
    expect(pack.name).toMatch(/^own#[0-9a-f]{12}$/);
    expect(packTitle(pack)).toEqual({ name: 'own', version: 2, mark: pack.name.slice(4) });
    expect(packTitle(runes.base)).toEqual({ name: 'base', version: 1, mark: undefined });
  });

  test('knows no more of the game’s own content than its check reads', () => {
    const { base } = runes;
    const noted = { ...runes, base: { ...base, content: { ...base.content, origin: 'a shop' } } };
    expect(readPack(noted, 'own.json', JSON.stringify(head))).toEqual({ ok: true, value: read(head) });
    const pack = readPack(noted, 'own.json', JSON.stringify({ ...head, origin: 'a box' }));
    expect(pack.ok ? '' : pack.error.message).toContain('origin: a pack has no such entry');
  });

  test('gives the entries that differ, by their ids, and keeps the order of the rest', () => {
    expect(read(worth(9)).content).toEqual({ runes: [{ ...fehu, worth: 9 }, uruz, ...others] });
  });

  test('gives a list that is whole in its own order', () => {
    const turned = [uruz, fehu, ...others];
    expect(read({ ...head, runes: turned }).content).toEqual({ runes: turned });
  });

  test('may carry notes, which are no part of it', () => {
    expect(read({ ...worth(9), notes: ['from my own box'] })).toEqual(read(worth(9)));
  });

  test('is written whole, an entry a line, and reads back the same', () => {
    const pack = read(worth(9));
    const text = writePack(runes, pack);
    expect(text.split('\n')).toContain(
      `    { "id": "${fehu.id}", "patron": "${fehu.patron}", "worth": 9, "basis": "invented" },`,
    );
    expect(read(text)).toEqual(pack);
  });
});

describe('the mark in the name of a pack', () => {
  test('is the same for the same content, however it is written', () => {
    const { id, patron, basis } = fehu;
    expect(read({ runes: [{ basis, worth: 9, patron, id }], ...head }).name).toBe(read(worth(9)).name);
  });

  test('tells packs of the same name and version apart', () => {
    expect(read(worth(8)).name).not.toBe(read(worth(9)).name);
  });

  test('does not depend on name and version', () => {
    const { mark } = packTitle(read(worth(9)));
    expect(packTitle(read({ ...worth(9), name: 'other', version: 7 }))).toEqual({ name: 'other', version: 7, mark });
  });

  test('stands in the record, so that only this very pack replays it', () => {
    const agreement = agree(runes, { seats: 2 });
    if (!agreement.ok) throw new Error(agreement.error.code);
    const pack = read(worth(9));
    const match = new Match({ module: runes, agreement: agreement.value, seed: seedFrom('pack'), pack });
    const text = writeRecord(match);
    expect(text).toContain(`\ncontent: ${pack.name} 2\n`);
    const record = readRecord(text);
    if (!record.ok) throw new Error(record.error.code);
    expect(replayRecord(runes, record.value, pack).ok).toBe(true);
    const found = `${pack.name} 2`;
    expect(replayRecord(runes, record.value)).toEqual({
      ok: false,
      error: { code: 'other-content', wanted: 'base 1', found },
    });
    const other = read(worth(8));
    expect(replayRecord(runes, record.value, other)).toEqual({
      ok: false,
      error: { code: 'other-content', wanted: `${other.name} 2`, found },
    });
  });
});

describe('a pack is refused, and the place named', () => {
  test.each<[what: string, json: unknown, problem: string]>([
    ['no JSON', '{"game":', 'the whole file: this is no JSON: '],
    ['no object', [], 'the whole file: an object is wanted'],
    [
      'too deep',
      `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
      'the whole file: more than 16 brackets are open at once',
    ],
    ['too long', ' '.repeat(MOST_PACK + 1), `the whole file: at most ${MOST_PACK} letters are wanted`],
    ['of no game', { name: 'own', version: 1 }, 'game: nothing is none of runes'],
    ['of another game', { ...head, game: 'ravens' }, 'game: "ravens" is none of runes'],
    ['without a name', { ...head, name: undefined }, 'name: small letters, digits and hyphens are wanted, not nothing'],
    ['that forges a mark', { ...head, name: 'own#123' }, 'name: small letters, digits and hyphens are wanted'],
    ['with a name too long', { ...head, name: 'x'.repeat(33) }, 'name: at most 32 letters are wanted'],
    ["with the name of the game's own", { ...head, name: 'base' }, 'name: "base" is the game\'s own pack'],
    ['without a version', { ...head, version: '2' }, 'version: a whole number from 1 to 9999 is wanted, not "2"'],
    ['with a section that does not exist', { ...head, rune: [] }, 'rune: a pack has no such entry, only game, name'],
    ['with an entry that does not exist', { ...head, runes: [{ id: 'fehv' }] }, "runes.fehv: of these the game's own"],
    ['with an entry that has no id', { ...head, runes: [3] }, "runes.0: of these the game's own"],
    ['with an entry twice', { ...head, runes: [fehu, fehu] }, 'runes.fehu: this id occurs twice'],
    ['with a value that cannot be', worth(12), 'runes.fehu.worth: a whole number from 1 to 9 is wanted, not 12'],
    ['with an entry that is not whole', { ...head, runes: [{ id: 'fehu' }] }, 'runes.fehu.patron: nothing is none of'],
    ['with a section of another kind', { ...head, runes: {} }, 'runes: a list is wanted, not {}'],
  ])('%s', (_what, json, problem) => {
    expect(problemOf(json)).toContain(`own.json: ${problem}`);
  });

  test('in parts and with a code, for whoever says it in other words', () => {
    const pack = readPack(runes, 'own.json', JSON.stringify(worth(12)));
    expect(pack.ok ? undefined : { ...pack.error }).toMatchObject({
      file: 'own.json',
      path: 'runes.fehu.worth',
      code: 'integer',
      values: { min: 1, max: 9, found: '12' },
    });
  });

  test('but a bug of the game is not taken for one of the pack', () => {
    const broken = {
      ...runes,
      readContent: () => {
        throw new RangeError('a bug');
      },
    };
    expect(() => readPack(broken, 'own.json', JSON.stringify(head))).toThrow(RangeError);
  });
});
