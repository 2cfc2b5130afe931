import { type Refusal, sampleValues } from '@idavoll/engine';
import { games } from '@idavoll/games';
import { mimir } from '@idavoll/games/mimir';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import asgard from '../../games/asgard/words/en.json' with { type: 'json' };
import bardagi from '../../games/bardagi/words/en.json' with { type: 'json' };
import words from '../../games/mimir/words/en.json' with { type: 'json' };
import saga from '../../games/saga/words/en.json' with { type: 'json' };
import { format } from '../format.ts';
import { textFor } from '../texts.ts';
import shell from '../words/en.json' with { type: 'json' };
import { newMatch, playOn } from './records.ts';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** Every argument of a message, with the values that lead into each of its branches. */
const argumentsOf = (ast: Ast): Map<string, (string | number)[]> => {
  const found = new Map<string, (string | number)[]>();
  for (const element of ast) {
    if (!('value' in element) || element.type === 0) continue;
    const branches = 'options' in element ? Object.entries(element.options) : [];
    const isNumber = element.type === 2 || element.type === 6;
    const values = isNumber ? [0, 1, 2, 3] : ['other', ...branches.map(([branch]) => branch)];
    found.set(element.value, [...(found.get(element.value) ?? []), ...values]);
    for (const [, { value }] of branches)
      for (const [name, values] of argumentsOf(value)) found.set(name, [...(found.get(name) ?? []), ...values]);
  }
  return found;
};

test.each([
  ['the shell', shell],
  ["Mimir's Challenge", words],
  ['Asgard', asgard],
  ['Saga 2', saga],
  ['Bardagi', bardagi],
])('every message of %s formats, whatever its values', (_name, messages) => {
  for (const [key, message] of Object.entries<string>(messages)) {
    const found = argumentsOf(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
    const first = Object.fromEntries([...found].map(([name, values]) => [name, values[0]]));
    for (const [name, values] of [...found, ['', ['']] as const])
      for (const value of values)
        expect(format(message, { ...first, [name]: value }), key).not.toMatch(/[{}]|undefined/);
  }
});

test('every game can be shown', async () => {
  for (const module of games) {
    const match = newMatch(module.seatCounts[0]);
    expect((await textFor({ ...match, module, pack: module.base })).title).toMatch(/\w/);
  }
});

describe("Mimir's Challenge has words", () => {
  const { game } = newMatch(4);
  const { content } = mimir.base;
  const names = (field: string) => game.layout.fields.find(({ name }) => name === field)?.is as readonly string[];
  const refusals: Record<Refusal['code'], true> = {
    over: true,
    stale: true,
    'no-such-seat': true,
    'not-awaited': true,
    'unknown-move': true,
    'nothing-to-undo': true,
    'illegal-move': true,
  };
  const kinds = new Set(Array.from({ length: game.moves.size }, (_, move) => game.moves.decode(move).kind));

  test.each([
    ['event', game.events.names],
    ['phase', names('phase')],
    ['ask', names('phase').filter(phase => phase !== 'over')],
    ['move', [...kinds]],
    ['realm', content.realms.map(({ id }) => id)],
    ['artefact', content.artefacts.map(({ id }) => id)],
    ['material', content.treasures.map(({ material }) => material)],
    ['essence', content.realms.map(({ essence }) => essence)],
    ['kind', content.army.tokens.map(({ kind }) => kind)],
    ['tokens', content.army.tokens.map(({ kind }) => kind)],
    ['colour', mimir.traits.colour],
    ['player', mimir.traits.colour],
    ['god', mimir.traits.god],
    ['option', Object.keys(mimir.options)],
    ['option', Object.entries(mimir.options).flatMap(([k, spec]) => sampleValues(spec).map(v => `${k}.${v}`))],
    ['refusal', Object.keys(refusals)],
  ])('for every %s', (group, ids) => {
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) expect(words).toHaveProperty([`${group}.${id}`]);
  });

  test('for every move', async () => {
    const match = newMatch(4);
    const text = await textFor(match);
    const view = match.view(0);
    const said = Array.from({ length: game.moves.size }, (_, move) => text.offer(game.moves.decode(move), view));
    expect(said.filter(words => !/\w/.test(words) || /[{}]|undefined|hidden/.test(words))).toEqual([]);
  });

  test.each([{ essenceVariant: true, scoringAssignment: 'manual' }, { difficulty: 'easy' }])(
    'for everything that happens and is asked in a match with %j, as anyone sees it',
    async options => {
      const match = newMatch(3, options);
      const text = await textFor(match);
      for (; !match.over; playOn(match, 1))
        for (const viewer of [-1, 0, 1, 2]) expect(text.ask(match.view(viewer), viewer)).toMatch(/^[A-Z].*[.?]$/);
      for (const viewer of [-1, 0, 1, 2]) {
        const lines = text.recall(
          match.events(viewer).map(({ event }) => event),
          viewer,
        );
        for (const line of lines) expect(line).not.toMatch(/[{}?]|undefined|hidden|none/);
      }
    },
  );
});
