/** Commands that games bring: found in their folders, called like any other, and one of them at its work. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import base from '../../games/bardagi/content/base.json' with { type: 'json' };
import { commandsOfGames } from '../game-commands.ts';
import { fileWith, idavoll } from './idavoll.ts';

const [summer, winter] = base.maps;
type Side = typeof summer;
const json = (value: unknown) => fileWith(JSON.stringify(value));
const pack = (maps: readonly unknown[]) => json({ game: 'bardagi', name: 'my-land', version: 1, maps });
/** Winter, altered. */
const altered = (alter: Partial<Side>) => ({ ...winter, ...alter });
const moved = (area: string, x: number, y: number) =>
  altered({ areas: winter.areas.map(entry => (entry.id === area ? { ...entry, x, y } : entry)) });

test('the list of all commands has those of the games, with the name of the game', async () => {
  const commands = await commandsOfGames();
  expect(commands.map(({ name }) => name)).toEqual(['map']);
  const { out } = await idavoll('--help');
  for (const { name, summary } of commands) expect(out).toMatch(new RegExp(`^ {2}${name} +${summary}$`, 'm'));
});

test.each([
  ['map --help', 0, 'idavoll map [file]'],
  ['mop', 2, 'Did you mean map?'],
  ['map a b', 2, '"b" is left over'],
  ['map --sied winter', 2, 'Did you mean --side?'],
  ['map no/such/file', 2, 'no/such/file cannot be read'],
  ['map --side autumn', 2, 'A side of the board is summer or winter, not "autumn".'],
  ['map --side winter --out no/such/folder/x.svg', 2, 'no/such/folder/x.svg cannot be written'],
])('idavoll %s', async (args, code, sentence) => {
  const ended = await idavoll(args);
  expect(ended.code).toBe(code);
  expect(ended.out + ended.err).toContain(sentence);
});

describe('map', () => {
  test('draws a map of the game itself, to a file or to whoever reads', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'idavoll-')), 'winter.svg');
    const [kept, printed] = await Promise.all([
      idavoll(`map --side winter --out ${file}`),
      idavoll('map --side winter'),
    ]);
    expect(kept).toEqual({
      code: 0,
      out: '',
      err: 'winter: 37 areas on 7 islands, 51 links, no bridges, 18 harbours.\n',
    });
    expect(printed.out).toBe(`${readFileSync(file, 'utf8')}\n`);
    expect(printed.out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    for (const { id } of winter.areas) expect(printed.out).toContain(`data-area="${id}"`);
  });

  test('draws the map that a pack brings, or a file that is nothing but a map; names are only letters in it', async () => {
    const areas = winter.areas.map(area => (area.id === 'gold-red' ? { ...area, name: '<script> & "Co"' } : area));
    const files = [pack([altered({ areas })]), json(altered({ areas }))];
    const [first, second] = await Promise.all(files.map(file => idavoll(`map ${file}`)));
    expect(first).toEqual(second);
    expect(first.err).toContain('winter: 37 areas');
    expect(first.out).toContain('&#60;script&#62;');
    expect(first.out).not.toContain('<script');
  });

  test.each([
    [
      'an edge to nowhere',
      altered({ edges: [...winter.edges, ['home-red', 'atlantis']] }),
      'atlantis are not both there',
    ],
    ['an area cut off', altered({ edges: winter.edges.filter(edge => !edge.includes('village-red')) }), 'is cut off'],
    ['a harbour at no sea', altered({ harbours: [...winter.harbours, ['camp-blue-red', 'sea-99']] }), 'sea-99'],
    [
      'a sea square that cannot be sailed to',
      altered({ seaEdges: winter.seaEdges.filter(edge => !edge.includes('out-1a')) }),
      'sailed to',
    ],
    ['a number that is none', altered({ width: 'wide' as never }), 'maps.winter.width'],
  ])('refuses %s, by file, entry and reason', async (_what, map, sentence) => {
    const { code, out, err } = await idavoll(`map ${pack([map])}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    expect(err).toContain('Correct this place in the file and try again');
  });

  test('says what a picture does not show, and draws it all the same', async () => {
    const { code, out, err } = await idavoll(`map ${pack([moved('home-red', 500, 60)])}`);
    expect(code).toBe(1);
    expect(out).toContain('</svg>');
    expect(err).toContain('This map can be played, but its picture does not show it well:');
    expect(err).toMatch(/are linked, but their border is (missing|only)/);
  });
});
