import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { agree, type GameModule, gameFor, readable } from '@idavoll/engine';
import { games } from '@idavoll/games';
import { describe, expect, test } from 'vitest';
import { Referee } from '../referee/referee.ts';
import { ROOT } from '../repository.ts';
import { COMMAND, fileWith, idavoll, run } from './idavoll.ts';
import { pageOf } from './referee-pages.ts';

const doc = readFileSync(join(ROOT, 'docs', 'referee.md'), 'utf8');
const client = readFileSync(join(ROOT, 'examples', 'referee_client.py'), 'utf8');
const PAGES = join(ROOT, 'docs', 'referee');
const fields: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(PAGES, 'fields.json'), 'utf8'));

/** What is long is cut after its first parts. */
const cut = (json: unknown, depth = 0): string => {
  if (Array.isArray(json)) {
    const items = json.slice(0, 3).map(item => cut(item, depth + 1));
    return `[${[...items, ...(json.length > 3 ? ['…'] : [])].join(',')}]`;
  }
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  const entries = Object.entries(json);
  const most = depth === 0 ? entries.length : 6;
  const shown = entries.slice(0, most).map(([key, value]) => `${JSON.stringify(key)}:${cut(value, depth + 1)}`);
  return `{${[...shown, ...(entries.length > most ? ['…'] : [])].join(',')}}`;
};

/** A match is begun, somebody looks at the offers, plays one, tries what is not offered, and asks what was told. */
const exchangeOf = async (id: string, seats: number): Promise<string[]> => {
  const lines: string[] = [];
  const table = new Referee();
  const say = async (request: Record<string, unknown>) => {
    const answer = await table.answer(request);
    lines.push(`→ ${JSON.stringify(request)}`);
    lines.push(`← ${cut(answer.ok ? { ok: true, ...answer.value } : { ok: false, error: answer.error })}`);
    return (answer.ok ? answer.value : {}) as Record<string, never>;
  };
  const { awaiting } = await say({ do: 'new', game: id, seats, seed: 'docs' });
  const [seat] = awaiting as number[];
  const { offers } = await say({ do: 'offers', seat });
  const [{ move }] = (offers as { move: string }[]).slice(-1);
  await say({ do: 'play', seat, move });
  await say({ do: 'play', seat, move: move.toUpperCase() });
  await say({ do: 'events', seat, since: 1 });
  await say({ do: 'view', seat: 'audience' });
  await say({ do: 'outcome' });
  return lines;
};

/** Three, where a game can be played so. */
const seatsFor = ({ seatCounts }: GameModule) => (seatCounts.includes(3) ? 3 : seatCounts[0]);

describe('docs/referee', () => {
  test.each(games.map(module => ({ id: module.id, module })))('tells of $id as the game is', async ({ id, module }) => {
    const seats = seatsFor(module);
    const agreement = agree(module, { seats });
    if (!agreement.ok) throw new Error(JSON.stringify(agreement.error));
    const game = gameFor(module, agreement.value, module.base.content, module.rules);
    const words = JSON.parse(readFileSync(join(ROOT, 'games', id, 'words', 'en.json'), 'utf8'));
    const meanings = fields[id] ?? {};
    expect(Object.keys(meanings)).toEqual(readable(game.layout).map(({ name }) => name));
    for (const meaning of Object.values(meanings)) expect(meaning).toMatch(/^[A-Z1].+\.$/);
    for (const { kind } of game.moves.kinds) expect(words).toHaveProperty([`move.${kind}`]);
    for (const type of game.events.names) expect(words).toHaveProperty([`event.${type}`]);
    const page = pageOf({
      module,
      game,
      title: words['game.title'],
      meanings,
      words,
      exchange: await exchangeOf(id, seats),
    });
    const file = join(PAGES, `${id}.md`);
    if (process.env.UPDATE_DOCS === '1') writeFileSync(file, page);
    expect(readFileSync(file, 'utf8')).toBe(page);
    expect(doc).toContain(`referee/${id}.md`);
  });

  test('shows of every kind of move a notation that is one', () => {
    for (const module of games) {
      const page = readFileSync(join(PAGES, `${module.id}.md`), 'utf8');
      const [, moves] = page.split(/## The moves|## The events/);
      const shown = [...moves.matchAll(/^\| `[^`]+` \| `([^`]+)` \|/gm)].map(([, text]) => text);
      const agreement = agree(module, { seats: seatsFor(module) });
      if (!agreement.ok) throw new Error(JSON.stringify(agreement.error));
      const table = gameFor(module, agreement.value, module.base.content, module.rules).moves;
      expect(shown).toHaveLength(table.kinds.length);
      expect(shown.map(text => table.decode(table.find(text) ?? -1).kind)).toEqual(table.kinds.map(({ kind }) => kind));
    }
  });
});

describe('docs/referee.md', () => {
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
