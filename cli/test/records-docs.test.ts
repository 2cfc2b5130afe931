import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceAt, commitmentTo, readRecord, replayRecord, settle, writeRecord } from '@idavoll/engine';
import { games } from '@idavoll/games';
import { mimir } from '@idavoll/games/mimir';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../repository.ts';
import { row } from './field-table.ts';
import { fileWith, run } from './idavoll.ts';

const doc = readFileSync(join(ROOT, 'docs', 'records.md'), 'utf8');
const python = readFileSync(join(ROOT, 'examples', 'verify_record.py'), 'utf8');
const SEED = '000102030405060708090a0b0c0d0e0f';
const [ofLots, example] = [...doc.matchAll(/```record\n([\s\S]*?)```/g)].map(([, text]) => text);

/** Made with node:crypto, not with our own hash. */
const block = (step: number, number: number): number[] => {
  const bytes = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`${step}/${number}`).digest();
  return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(i * 4));
};

describe('docs/records.md', () => {
  test('has the options and traits of every game, as the Python has them', () => {
    const flat = python.replaceAll(/"\n +"/g, '');
    for (const { id, options, traits } of games) {
      const either = (values: readonly unknown[]) => values.join('|');
      const allowed = Object.entries(options).map(
        ([name, { values }]) => `${name}=${'min' in values ? `${values.min} to ${values.max}` : either(values)}`,
      );
      const seat = Object.entries(traits).map(([name, values]) => `${name}=${either(values)}`);
      expect(doc).toContain(`\n${id.padEnd(10)}options: ${allowed.join(' ')}\n`);
      expect(doc).toContain(`\n${id.padEnd(10)}seat: ${seat.join(' ')}\n`);
      expect(flat).toContain(`"${allowed.join(' ')}"`);
      expect(flat).toContain(`"${seat.join(' ')}"`);
    }
  });

  test('its vectors are those of the engine and of anybody’s HMAC', () => {
    expect(doc).toContain(row('commitment', `\`${commitmentTo(SEED)}\``));
    expect(commitmentTo(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
    for (const step of [0, 1])
      for (const number of [0, 1])
        expect(doc).toContain(row(`step ${step}, block ${number}`, block(step, number).join(' ')));
    const draws = (n: number, count: number) => {
      const chance = chanceAt(SEED, 1);
      return Array.from({ length: count }, () => chance.below(n)).join(' ');
    };
    expect(doc).toContain(row('step 1, `below`(10)', draws(10, 8)));
    expect(doc).toContain(row('step 1, `below`(1500000000)', draws(1_500_000_000, 5)));
  });

  const replayed = (text = example) => {
    const record = readRecord(text);
    const match = record.ok ? replayRecord(mimir, record.value) : record;
    if (!match.ok) throw new Error(JSON.stringify(match.error));
    return match.value;
  };

  test('its record is one', () => {
    const match = replayed();
    expect(match.seed).toBe(SEED);
    expect(writeRecord(match)).toBe(example);
  });

  test('its lots are lots, and the seed is what its command says', async () => {
    const { lots, seed, commitment } = replayed(ofLots);
    expect(lots?.secret).toBe(SEED);
    expect(lots?.seats.map(lot => lot && (lot.part ?? 'withheld'))).toEqual([
      '101112131415161718191a1b1c1d1e1f',
      null,
      'withheld',
    ]);
    expect(lots?.seats[2]?.promise).toBe(commitmentTo('202122232425262728292a2b2c2d2e2f'));
    expect(commitment).toBe(commitmentTo(SEED));
    expect(writeRecord(replayed(ofLots))).toBe(ofLots);
    const [, command] = /^(grep -E .*)$/m.exec(doc)!;
    const { out } = await run(['sh', '-c', command.replace('match.record', fileWith(ofLots))]);
    expect(out).toBe(`${seed}\n`);
  });

  test('its set-up has every draw of the engine, with its word', () => {
    const { game } = replayed();
    const chance = chanceAt(SEED, 0);
    const drawn: number[][] = [];
    const fx = {
      below: (n: number) => {
        const result = chance.below(n);
        drawn.push([n, result]);
        return result;
      },
      emit() {},
      reveal() {},
    };
    const state = game.layout.state();
    game.setup(state, fx);
    settle(game, state, new Int32Array(game.maxMoves), fx);
    const words = [0, 1, 2].flatMap(number => block(0, number));
    const rows = [...doc.matchAll(/^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \| .+ \|$/gm)].map(cells =>
      cells.slice(1, 5).map(Number),
    );
    expect(rows).toEqual(drawn.map(([n, result], i) => [i + 1, n, words[i], result]));
  });

  test('what its draws give is what was told', () => {
    const given = [...doc.matchAll(/^\| \d+ \| \d+ \| \d+ \| \d+ \| (.+) \|$/gm)].map(([, text]) => text);
    const match = replayed();
    const told = [0, 1].map(seat => match.events(seat).map(({ event }) => event));
    for (const [i, event] of told[0].entries()) {
      const { type, seat } = event;
      const { artefact, treasure, realm, material } = seat === 1 ? told[1][i] : event;
      if (type === 'removed') expect(given).toContain(`${material}, the removed material`);
      if (type === 'dealt') expect(given).toContain(`${artefact} for seat ${seat}`);
      if (type === 'first') expect(given).toContain(`seat ${seat} is first`);
      if (type === 'round') expect(given).toContain(`${realm}, the start realm`);
      if (type === 'laidOut') expect(given).toContain(`${treasure} for ${realm}`);
      if (type === 'displayed') expect(given).toContain(`${artefact} in the display`);
    }
    expect(told[0].length).toBe(14);
  });

  test('the Python reads the lots', async () => {
    const { code, out } = await run(['python3', join(ROOT, 'examples', 'verify_record.py'), fileWith(ofLots)]);
    expect(out).toContain('grammar and commitment hold');
    expect(code).toBe(0);
  });

  test('the Python reads it, and prints the words of a step', async () => {
    const { code, out } = await run([
      'python3',
      join(ROOT, 'examples', 'verify_record.py'),
      '--words',
      '1',
      fileWith(example),
    ]);
    expect(out).toBe(`${[...block(1, 0), ...block(1, 1)].join(' ')}\n`);
    expect(code).toBe(0);
  });
});
