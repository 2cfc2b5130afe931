/**
 * Finished matches that must replay for ever. UPDATE_GOLDEN=1 writes those of the newest rules anew; those of older
 * versions lie in folders that bear the version's number, and are never written again.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  AUDIENCE,
  type Event,
  type GameModule,
  type Match,
  readRecord,
  replayRecord,
  type Seat,
  type Viewer,
  type Wishes,
  writeRecord,
} from '@idavoll/engine';
import { describe, expect, test } from 'vitest';

const UPDATE = process.env.UPDATE_GOLDEN === '1';
const LEAST_STEPS = 50;

export interface Golden {
  readonly wishes: Wishes;
  /** Plays the match when it is written anew. */
  readonly play: () => Match;
}

/** A text that is kept beside the tests, and written anew when that is asked for. */
const keptIn = (file: URL, text: string): string => {
  if (UPDATE) writeFileSync(file, text);
  return readFileSync(file, 'utf8');
};

/** The matches of a folder `matches/`, by the names of their records; of all events `rare` ones may be missing. */
export const replayForEver = <Content>(
  module: GameModule<Content>,
  folder: URL,
  matches: Readonly<Record<string, Golden>>,
  rare: readonly string[] = [],
): void => {
  const fileOf = (name: string) => new URL(`${name}.record`, folder);
  const replayed = (name: string) => {
    const text = readFileSync(fileOf(name), 'utf8');
    const record = readRecord(text);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const match = replayRecord(module as GameModule, record.value);
    if (!match.ok) throw new Error(JSON.stringify(match.error));
    return { text, record: record.value, match: match.value };
  };

  describe('golden matches', () => {
    test.each(Object.entries(matches))('%s replays to its end', (name, { wishes, play }) => {
      if (UPDATE) writeFileSync(fileOf(name), writeRecord(play()));
      const { text, record, match } = replayed(name);
      expect(record).toMatchObject({ ...wishes, rules: module.rules });
      expect(record.steps.length).toBeGreaterThan(LEAST_STEPS);
      expect(match.over).toBe(true);
      expect(writeRecord(match)).toBe(text);
    });

    test('together they tell of everything that can happen', () => {
      const played = Object.keys(matches).map(name => replayed(name).match);
      const told = new Set(played.flatMap(match => match.events(AUDIENCE).map(({ event }) => event.type)));
      const { names } = played[0].game.events;
      expect(names.filter(name => !told.has(name) && !rare.includes(name))).toEqual([]);
    });

    const older = module.versions.filter(rules => rules !== module.rules).map(String);

    test.each(older)('those of rules version %s replay by it', rules => {
      const names = readdirSync(new URL(`${rules}/`, folder)).map(file => `${rules}/${file.replace('.record', '')}`);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        const { text, record, match } = replayed(name);
        expect(record.rules, name).toBe(Number(rules));
        expect(match.over, name).toBe(true);
        expect(writeRecord(match), name).toBe(text);
      }
    });

    test('every record in the folder is one of these', () => {
      const records = Object.keys(matches).map(name => `${name}.record`);
      expect(readdirSync(folder).toSorted()).toEqual([...older, ...records].toSorted());
    });
  });
};

interface Played {
  readonly match: Match;
  readonly active: Seat | undefined;
  readonly phase: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  offers(): string[];
  events(viewer: Viewer, since: number): Event[];
  play(seat: Seat, move: string): unknown;
}

interface Reading<Table> {
  readonly title: string;
  readonly choose: (offers: string[]) => string;
  /** The table at a glance, after these events. */
  readonly summary: (table: Table, told: readonly Event[]) => string | undefined;
  readonly line?: (event: Event) => string;
}

const plainLine = (event: Event) => Object.values(event).join(' ');

/** A match that people can read: what was told, what was offered and chosen, and the table at a glance. */
export const readsAsItDid = <Table extends Played>(
  file: URL,
  t: Table,
  { title, choose, summary, line = plainLine }: Reading<Table>,
): void =>
  test('the playthrough reads as it did', () => {
    const lines = [title];
    const tell = (since: number) => {
      const told = t.events(AUDIENCE, since);
      const glance = summary(t, told);
      lines.push(...told.map(event => `   ${line(event)}`), ...(glance === undefined ? [] : [`   = ${glance}`]));
    };
    tell(0);
    while (t.active !== undefined) {
      const offers = t.offers();
      const move = choose(offers);
      lines.push(`${t.match.steps.length + 1}. seat ${t.active}, ${t.phase}, ${offers.length} offers: ${move}`);
      t.play(t.active, move);
      tell(t.match.steps.length);
    }
    const text = `${[...lines, `scores ${t.scores.join(' ')}, places ${t.places.join(' ')}`].join('\n')}\n`;
    expect(text.split('\n').length).toBeLessThanOrEqual(401);
    expect(text).toBe(keptIn(file, text));
  });
