/** Finished matches that must replay for ever, and one that people can read. UPDATE_GOLDEN=1 writes them anew. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { AUDIENCE, readRecord, replayRecord, type Wishes, writeRecord } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { saga } from '../index.ts';
import { createContext } from '../rules/context.ts';
import { keenly, playedOut, randomly } from './random-play.ts';
import { agreed, Table } from './table.ts';

const here = (file: string) => new URL(file, import.meta.url);
const UPDATE = process.env.UPDATE_GOLDEN === '1';

type Choice = (seed: number) => (offers: string[]) => string;

const MATCHES: Readonly<Record<string, readonly [wishes: Wishes, seed: number, choose: Choice]>> = {
  '2-fight': [{ seats: 2, options: { saga: 'fight', openingLots: 'chosen' } }, 6, keenly],
  '2-random': [{ seats: 2, options: { saga: 'random', hourglassGuard: false } }, 3, randomly],
  '3-duel-chosen': [{ seats: 3, options: { saga: 'duel', teams: 'chosen', sixthTeam: true } }, 9, keenly],
  '3-treasure': [{ seats: 3, options: { saga: 'treasure' } }, 6, keenly],
  '4-crown': [{ seats: 4, options: { saga: 'crown', sixthTeam: true } }, 4, keenly],
  '5-mist': [{ seats: 5, options: { saga: 'mist', teams: 'chosen' } }, 2, keenly],
};

/** The match of a record in the folder, replayed. */
const replayed = (name: string) => {
  const text = readFileSync(here(`matches/${name}.record`), 'utf8');
  const record = readRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const match = replayRecord(saga, record.value);
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return { text, record: record.value, match: match.value };
};

describe('golden matches', () => {
  test.each(Object.entries(MATCHES))('%s replays to its end', (name, [wishes, seed, choose]) => {
    if (UPDATE) writeFileSync(here(`matches/${name}.record`), writeRecord(playedOut(wishes, seed, choose(seed)).match));
    const { text, record, match } = replayed(name);
    expect(record).toMatchObject(wishes);
    expect(record.steps.length).toBeGreaterThan(50);
    expect(match.over).toBe(true);
    expect(writeRecord(match)).toBe(text);
  });

  test('together they tell of everything that can happen', () => {
    const told = Object.keys(MATCHES).flatMap(name => replayed(name).match.events(AUDIENCE));
    const types = new Set(told.map(({ event }) => event.type));
    expect(types).toEqual(new Set(Object.keys(createContext(agreed({ seats: 2 }), saga.base.content).tell)));
  });

  test('every record in the folder is one of these', () => {
    const files = readdirSync(here('matches/')).toSorted();
    expect(files).toEqual(Object.keys(MATCHES).map(name => `${name}.record`));
  });
});

/** The table at a glance, once a turn: where everybody stands. */
const summary = (t: Table) => {
  const seats = t.teams.map((team, seat) => `${seat} ${team} (${t.figures(seat)}) ${t.points[seat]} points`);
  const hourglass = t.master === undefined ? 'no Master' : `Master ${t.master}, ${t.green} green`;
  return `   = ${t.saga}, ${t.rounds} rounds over, ${hourglass}: ${seats.join(', ')}`;
};

const playthrough = (wishes: Wishes, seed: number): string => {
  const t = new Table({ fresh: wishes, seed: `playthrough ${seed}` });
  const choose = keenly(seed);
  const lines = [`Saga 2, ${wishes.seats} seats, ${JSON.stringify(wishes.options)}`];
  const tell = (since: number) => {
    const told = t.match.events(AUDIENCE, since).map(({ event }) => event);
    for (const event of told) lines.push(`   ${Object.values(event).join(' ')}`);
    if (told.some(({ type }) => type === 'turn' || type === 'ended')) lines.push(summary(t));
  };
  tell(0);
  while (t.active !== undefined) {
    const offers = t.offers();
    const move = choose(offers);
    lines.push(`${t.match.steps.length + 1}. seat ${t.active}, ${t.phase}, ${offers.length} offers: ${move}`);
    t.play(t.active, move);
    tell(t.match.steps.length);
  }
  lines.push(`scores ${t.scores.join(' ')}, places ${t.places.join(' ')}`);
  return `${lines.join('\n')}\n`;
};

test('the playthrough reads as it did', () => {
  const text = playthrough({ seats: 2, options: { saga: 'fight' } }, 8);
  if (UPDATE) writeFileSync(here('playthrough.txt'), text);
  expect(text.split('\n').length).toBeLessThanOrEqual(401);
  expect(text).toBe(readFileSync(here('playthrough.txt'), 'utf8'));
});
