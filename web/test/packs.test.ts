import { agree, type ContentError, Match, packTitle, readPack, seedFrom, writeRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { saga as sagaModule } from '@idavoll/games/saga';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPack, forgetPack, keepPack, keptPacks, openPack, starterPack } from '../play/packs.ts';
import { matchOf, saveOf } from '../play/reopen.ts';
import { readMatch } from '../play/saved.ts';
import { startLocal } from '../play/start.ts';
import { openRecord } from '../replay/open.ts';
import words from '../words/en.json' with { type: 'json' };
import { loadPart, say } from '../words.ts';
import { storageOf } from './stored.ts';

const [treasure] = mimir.base.content.treasures;
const dear = (points: number) =>
  JSON.stringify({ game: 'mimir', name: 'dear', version: 2, treasures: [{ ...treasure, points }] });
const open = (text: string) => {
  const pack = openPack(mimir, text);
  if (!pack.ok) throw pack.error;
  return pack.value;
};

beforeAll(() => loadPart('pages'));
beforeEach(() => {
  globalThis.localStorage = storageOf();
});

describe('the packs of a browser', () => {
  test('are kept latest first, each once, and can be removed', () => {
    for (const points of [11, 12, 11]) expect(keepPack(mimir, open(dear(points)))).toBe(true);
    expect(keptPacks(mimir).map(({ name }) => name)).toEqual([open(dear(11)).name, open(dear(12)).name]);
    forgetPack(mimir, open(dear(11)));
    expect(keptPacks(mimir)).toEqual([open(dear(12))]);
  });

  test('of the same name and version are told apart by what they say', () => {
    for (const points of [11, 12]) keepPack(mimir, open(dear(points)));
    const { version } = open(dear(11));
    expect(findPack(mimir, { name: open(dear(11)).name, version })).toBe(open(dear(11)));
    expect(findPack(mimir, { name: 'dear', version })).toBeUndefined();
    expect(findPack(mimir, { name: open(dear(11)).name, version: version + 1 })).toBeUndefined();
  });

  test('that are spoilt break nothing, and a full device says so', () => {
    localStorage.setItem('idavoll.packs.mimir', JSON.stringify(['{spoilt', dear(11)]));
    expect(keptPacks(mimir)).toEqual([open(dear(11))]);
    globalThis.localStorage = storageOf(0);
    expect(keepPack(mimir, open(dear(11)))).toBe(false);
  });

  test('begin as the game’s own content under another name', () => {
    const starter = starterPack(mimir);
    const content = mimir.readContent('base.json', mimir.base.content);
    expect(starter).toMatchObject({ ok: true, value: { version: 1, content } });
    expect(starter.ok && packTitle(starter.value).name).toBe('my-mimir');
    // What the game's file holds besides is not handed out: a pack could not change it.
    const saga = starterPack(sagaModule);
    expect(saga.ok && Object.keys(JSON.parse(saga.value.text))).toEqual([
      'game',
      'name',
      'version',
      'hourglass',
      'shooting',
      'tiles',
      'teams',
    ]);
  });
});

describe('a match with a pack', () => {
  test('goes on though the pack is removed, and says what it is played with', async () => {
    const pack = open(dear(30));
    const started = await startLocal('mimir', { drivers: ['person', 'bot'], pack });
    const saved = started.ok ? readMatch(started.value) : undefined;
    if (!saved?.pack) throw new Error('the pack was not kept');
    expect(saved.record).toContain(`\ncontent: ${pack.name} 2\n`);
    expect(keptPacks(mimir)).toEqual([]);
    const match = matchOf(mimir, saved, open(saved.pack));
    expect(match?.pack.content).toEqual(pack.content);
    expect(matchOf(mimir, saved)).toBeUndefined();
    expect(match && saveOf(match, saved).pack).toBe(saved.pack);
  });

  const finished = () => {
    const agreement = agree(mimir, { seats: 2 });
    if (!agreement.ok) throw new Error(agreement.error.code);
    const match = new Match({ module: mimir, agreement: agreement.value, seed: seedFrom('x'), pack: open(dear(30)) });
    while (!match.over) {
      const seat = 31 - Math.clz32(match.awaiting & -match.awaiting);
      match.submit(seat, match.nth(seat), match.notations(seat)[0]);
    }
    return writeRecord(match);
  };

  test('can be watched again with that very pack alone', async () => {
    const record = finished();
    const missing = { ok: false, error: { code: 'no-pack', pack: { name: open(dear(30)).name, version: 2 } } };
    expect(await openRecord(record)).toMatchObject(missing);
    expect(await openRecord(record, async () => dear(29))).toMatchObject(missing);
    expect(await openRecord(record, async () => '{spoilt')).toMatchObject(missing);
    expect(await openRecord(record, async () => dear(30))).toMatchObject({ ok: true, value: { pack: open(dear(30)) } });
    keepPack(mimir, open(dear(29)));
    expect(await openRecord(record)).toMatchObject(missing);
    keepPack(mimir, open(dear(30)));
    expect(await openRecord(record)).toMatchObject({ ok: true, value: { pack: open(dear(30)) } });
  });
});

describe('what is wrong with a pack has words', () => {
  const head = { game: 'mimir', name: 'own', version: 1 };
  const errorOf = (json: unknown): ContentError => {
    const pack = readPack(mimir, 'own.json', typeof json === 'string' ? json : JSON.stringify(json));
    if (pack.ok) throw new Error('nothing is wrong');
    return pack.error;
  };
  test.each<[what: string, json: unknown, said: string]>([
    ['no JSON', '{', 'This cannot be read as JSON.'],
    ['too long', ' '.repeat(70_000), 'There is room for 65,536 letters here, not for more.'],
    ['too deep', '['.repeat(20) + ']'.repeat(20), 'Too many brackets are open at once here.'],
    ['no object', 'null', 'An object in braces is needed here, not null.'],
    ['another game', { ...head, game: 'saga' }, '"saga" is not possible here. Possible is: mimir.'],
    ['no game', { name: 'own' }, 'Something is missing here. Possible is: mimir.'],
    [
      'a name that cannot be',
      { ...head, name: 'Own' },
      'Small letters a to z, digits and hyphens are needed here, not "Own".',
    ],
    ['no name', { ...head, name: undefined }, 'Small letters a to z, digits and hyphens are needed here.'],
    ['a name too long', { ...head, name: 'x'.repeat(40) }, 'There is room for 32 letters here'],
    ["the game's own name", { ...head, name: 'base' }, 'The name "base" belongs to the game\'s own content.'],
    ['an unknown section', { ...head, treasure: [] }, 'A pack has no such section. It may have: game, name, version'],
    [
      'an unknown entry',
      { ...head, realms: [{ id: 'x' }] },
      "The game's own content has no such entry, only: niflheim",
    ],
    ['an entry twice', { ...head, realms: [{ id: 'asgard' }, { id: 'asgard' }] }, 'This id occurs twice.'],
    ['a number', dear(99), 'A whole number from 0 to 30 is needed here, not 99.'],
    ['a list', { ...head, realms: {} }, 'A list in square brackets is needed here, not {}.'],
    [
      'a list too short',
      { ...head, realms: mimir.base.content.realms.concat(mimir.base.content.realms) },
      '9 entries are needed here, not 18.',
    ],
    ['a text', { ...head, realms: [{ ...mimir.base.content.realms[0], name: '' }] }, 'A text is needed here, not "".'],
  ])('%s', (_what, json, said) => {
    const { code, values } = errorOf(json);
    const key = `packs.problem.${code}` as keyof typeof words;
    expect(words).toHaveProperty([key]);
    expect(say(key, values)).toContain(said);
  });
});

test('the mark is not a part of what people read as the name', () => {
  expect(packTitle(open(dear(30)))).toMatchObject({ name: 'dear', version: 2 });
});
