/**
 * Digests of many random matches at every seat count with every option, one line each: those of the first
 * version of the rules in `digests.txt`, those of later ones in `digests-2.txt` and so on. Only the newest is ever
 * written anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { GameModule } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { Digest } from './digest.ts';
import { howToSeeMore, keepTrace, traceOf } from './net-trace.ts';
import { agreedOn, optionSetsOf } from './option-sets.ts';
import { walkerOf } from './walk.ts';

const UPDATE = process.env.UPDATE_NET === '1';
const FULL = process.env.IDAVOLL_FULL === '1';
const FEW = 20;
const MANY = 400;
/** Matches without end in sight would take minutes: a line ends with the match that goes past this. */
const MOST_DECISIONS = 1_500_000;
const TIMEOUT = 600_000;

const HEAD = `# seats options few digest many digest
# Digests of the first few and of many random matches. Where there are not ${MANY} of them, matches are so long that
# ${MANY} would take too long: the last one went past ${MOST_DECISIONS.toLocaleString('en')} decisions.`;

/** Plays matches until these many are played, or the decisions used up; says after how many, and the digests. */
const play = (module: GameModule, seats: number, options: string, few: number, many: number, trace?: string[]) => {
  const walk = walkerOf(module.create(agreedOn(module, seats, options), module.base.content, module.rules));
  const digest = new Digest(trace);
  let matches = 0;
  let decisions = 0;
  let early = '';
  while (matches < many && decisions <= MOST_DECISIONS) {
    decisions += walk({ seed: `${module.id} ${seats} ${options} ${matches}`, digest }).decisions;
    matches++;
    if (matches === few) early = digest.hex;
    digest.line(`digest ${digest.hex}`);
  }
  return { early, matches, whole: digest.hex };
};

const keyOf = (line: string) => line.split(' ').slice(0, 2).join(' ');

export const keepsItsDigests = (module: GameModule, folder: URL): void => {
  for (const rules of module.versions)
    describe(`by rules version ${rules}`, () => {
      const file = new URL(rules === 1 ? 'digests.txt' : `digests-${rules}.txt`, folder);
      keepsDigestsOf({ ...module, rules }, file, UPDATE && rules === module.rules);
    });
};

const keepsDigestsOf = (module: GameModule, file: URL, update: boolean): void => {
  const keys = module.seatCounts.flatMap(seats => optionSetsOf(module, seats).map(options => `${seats} ${options}`));
  const linesOf = () =>
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .filter(line => !line.startsWith('#'));

  describe('digests of random matches', () => {
    const written: string[] = [];

    test.each(keys)(
      '%s',
      key => {
        const [seats, options] = key.split(' ');
        const played = (few: number, many: number, trace?: string[]) =>
          play(module, Number(seats), options, few, many, trace);
        if (update) {
          const { early, matches, whole } = played(FEW, MANY);
          written.push([key, FEW, early, matches, whole].join(' '));
        }
        const line = (update ? written : linesOf()).find(kept => keyOf(kept) === key) ?? 'no such line';
        const [, , few, , many, whole] = line.split(' ');
        const trace = traceOf(key);
        if (trace) played(FEW, FEW, trace);
        keepTrace(module, 'digests', trace);
        const again = played(Number(few), Number(FULL ? many : few));
        const said = FULL ? [key, few, again.early, again.matches, again.whole] : [key, few, again.early, many, whole];
        expect(said.join(' '), howToSeeMore(module, 'digests', key)).toBe(line);
      },
      TIMEOUT,
    );

    test('there is a line for each of these tables, and no other', () => {
      if (update) writeFileSync(file, `${[HEAD, ...written].join('\n')}\n`);
      expect(linesOf().map(keyOf)).toEqual(keys);
    });
  });
};
