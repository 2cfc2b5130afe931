import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mimir } from '@idavoll/games/mimir';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../repository.ts';
import { fieldRows, optionRows, type Vocabularies, vocabularyRows } from './field-table.ts';
import { COMMAND, fileWith, idavoll, run } from './idavoll.ts';
import { newMatch } from './records.ts';

const doc = readFileSync(join(ROOT, 'docs', 'referee.md'), 'utf8');
const client = readFileSync(join(ROOT, 'examples', 'referee_client.py'), 'utf8');
const { game } = newMatch(3);
const field = (name: string) => game.layout.fields.find(other => other.name === name)!;
const names = (list: unknown) => list as readonly string[];

describe('docs/referee.md', () => {
  const vocabularies: Vocabularies = {
    realm: names(field('ring').is),
    treasure: names(field('treasure').per?.[0]),
    artefact: names(field('card').per?.[0]),
    kind: names(field('supply').per?.[1]),
    elite: names(field('elite').is),
    material: names(field('removedMaterial').is),
    phase: names(field('phase').is),
    face: names(field('face').is),
  };

  test('has every field of the state as the layout has it, in order, each with a meaning', () => {
    const [, table] = doc.split(
      '| field | shape | a cell holds | secret | meaning |\n| --- | --- | --- | --- | --- |\n',
    );
    const rows = table.slice(0, table.indexOf('\n\n')).split('\n');
    expect(rows.map(row => row.replace(/[^|]*\|$/, ''))).toEqual(fieldRows(game.layout, vocabularies));
    for (const row of rows) expect(row).toMatch(/\| [A-Z1][^|]+\. \|$/);
  });

  test('has every vocabulary and every option', () => {
    for (const row of [...vocabularyRows(vocabularies), ...optionRows(mimir)]) expect(doc).toContain(row);
  });

  test('shows a notation of every kind of move, and every event', () => {
    const [, moves, events] = doc.split(/### The moves|### The events/);
    const shown = [...moves.matchAll(/`([^`]+)`/g)].map(([, text]) => game.moves.find(text));
    expect(shown).not.toContain(undefined);
    const kinds = new Set(Array.from({ length: game.moves.size }, (_, move) => game.moves.decode(move).kind));
    expect(new Set(shown.map(move => game.moves.decode(move!).kind))).toEqual(kinds);
    for (const name of game.events.names) expect(events).toContain(`\`${name}\``);
  });

  test('its examples are answered as it says', async () => {
    const lines = [...doc.matchAll(/```jsonl\n([\s\S]*?)```/g)].flatMap(([, block]) => block.trim().split('\n'));
    const requests = lines.filter(line => line.startsWith('→ ')).map(line => line.slice(2));
    const answers = lines.filter(line => line.startsWith('← ')).map(line => line.slice(2));
    expect(requests.length).toBeGreaterThan(10);
    const { out } = await idavoll('referee', requests.join('\n'));
    const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    for (const [i, given] of out.trimEnd().split('\n').entries())
      expect(given, requests[i]).toMatch(new RegExp(`^${answers[i].split('…').map(escaped).join('.*')}`));
    expect(out.trimEnd().split('\n')).toHaveLength(answers.length);
  });

  test('its Python prints what stands beside it', async () => {
    const [, snippet] = /```python\n([\s\S]*?)```/.exec(doc)!;
    const ask = client.split('\n').slice(0, 5).join('\n');
    const { out, err } = await run(['python3', fileWith(`${ask}\n${snippet}`), ...COMMAND]);
    const expected = [...snippet.matchAll(/^print.*# (.*)$/gm)].map(([, text]) => text);
    expect(out.trimEnd().split('\n'), err).toEqual(expected);
  });
});

test('a client of ten lines plays a whole match', async () => {
  expect(client.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
  const { code, out, err } = await run(['python3', join(ROOT, 'examples', 'referee_client.py'), ...COMMAND]);
  expect(out, err).toMatch(/^\{'scores': \[\d+, \d+, \d+\], 'places': \[[123], [123], [123]\]\}\n$/);
  expect(code).toBe(0);
});
