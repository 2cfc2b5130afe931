/** Finished matches that must replay for ever, and one that people can read. UPDATE_GOLDEN=1 writes them anew. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { AUDIENCE, type Event, readRecord, replayRecord, type Wishes, writeRecord } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { mimir } from '../index.ts';
import { playedOut, randomly } from './random-play.ts';
import { Table } from './table.ts';

const here = (file: string) => new URL(file, import.meta.url);
const UPDATE = process.env.UPDATE_GOLDEN === '1';

const MATCHES: Readonly<Record<string, Wishes>> = {
  '2-easy': { seats: 2, options: { difficulty: 'easy', removedMaterial: 'metal' } },
  '3-normal-manual': { seats: 3, options: { scoringAssignment: 'manual', firstPlayer: 'chosen' } },
  '4-chain': { seats: 4, options: { essenceVariant: true, essenceChain: true } },
  '4-easy-variant': { seats: 4, options: { difficulty: 'easy', essenceVariant: true, publicRecord: false } },
};

describe('golden matches', () => {
  test.each(Object.entries(MATCHES))('%s replays to its end', (name, wishes) => {
    const file = here(`matches/${name}.record`);
    if (UPDATE) writeFileSync(file, writeRecord(playedOut(wishes, 7).match));
    const text = readFileSync(file, 'utf8');
    const record = readRecord(text);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    expect(record.value).toMatchObject(wishes);
    expect(record.value.steps.length).toBeGreaterThan(50);
    const replayed = replayRecord(mimir, record.value);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    expect(replayed.value.over).toBe(true);
    expect(writeRecord(replayed.value)).toBe(text);
  });

  test('every record in the folder is one of these', () => {
    const files = readdirSync(here('matches/')).toSorted();
    expect(files).toEqual(Object.keys(MATCHES).map(name => `${name}.record`));
  });
});

const line = ({ type, ...fields }: Event) =>
  [`   ${type}`, ...Object.entries(fields).map(([field, value]) => `${field}=${value}`)].join(' ');

/** The table at a glance: tokens face up and, after a plus, face down; treasures and cards of each seat. */
const summary = (t: Table) => {
  const tokensOf = (realm: string, seat: number) => {
    const words = [t.tokens(realm, seat), t.placed(realm, seat) > 0 ? `+${t.placed(realm, seat)}` : '']
      .join(' ')
      .trim();
    return words === '' ? [] : [`${seat} ${words}`];
  };
  const seats = t.order.toSorted();
  const realms = t.ring.flatMap(realm => {
    const lying = seats.flatMap(seat => tokensOf(realm, seat));
    return lying.length === 0 ? [] : [`${realm} (${lying.join('; ')})`];
  });
  const held = seats.map(seat => `${seat} has ${t.treasuresOf(seat).length}/${t.cardsOf(seat).length}`);
  return `   = round ${t.round}, ${t.phase}: ${[...held, ...realms].join(', ')}`;
};

const playthrough = (wishes: Wishes, seed: number): string => {
  const t = new Table({ fresh: wishes, seed: `playthrough ${seed}` });
  const choose = randomly(seed);
  const lines = [`Mimir’s Challenge, ${wishes.seats} seats, ${JSON.stringify(wishes.options)}`];
  const tell = (since: number) => {
    for (const { event } of t.match.events(AUDIENCE, since)) lines.push(line(event));
    lines.push(summary(t));
  };
  tell(0);
  while (!t.match.over) {
    const seat = t.awaited[0];
    const offers = t.offers(seat);
    const move = choose(offers);
    lines.push(`${t.match.steps.length + 1}. seat ${seat}, ${t.phase}, ${offers.length} offers: ${move}`);
    t.play(seat, move);
    tell(t.match.steps.length);
  }
  lines.push(`scores ${t.scores.join(' ')}, places ${t.places.join(' ')}`);
  return `${lines.join('\n')}\n`;
};

test('the playthrough reads as it did', () => {
  const text = playthrough({ seats: 2, options: { difficulty: 'normal' } }, 3);
  if (UPDATE) writeFileSync(here('playthrough.txt'), text);
  expect(text.split('\n').length).toBeLessThanOrEqual(401);
  expect(text).toBe(readFileSync(here('playthrough.txt'), 'utf8'));
});
