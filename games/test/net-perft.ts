/** Counts of decision paths from positions of every phase, kept in `perft-phases.txt`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Game, type GameModule, perft, seedFrom } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { Digest } from './digest.ts';
import { howToSeeMore, keepTrace, traceOf } from './net-trace.ts';
import { type Find, gameAt, phasesOf, reach, scout } from './scout.ts';
import { walkerOf } from './walk.ts';

const UPDATE = process.env.UPDATE_NET === '1';
const WANTED = 4;
const LEAST_LINES = 3;
/** Fewer paths see little, more of them take too long. */
const LEAST_PATHS = 200;
const MOST_PATHS = 30_000;
/** What must do where a match is nearly over. */
const FEW_PATHS = 20;
const DEEPEST = 12;
/** How many decisions a trace goes on after the position. */
const FURTHER = 60;
const TIMEOUT = 900_000;

const HEAD = `# seats options seed played phase depth count
# Paths from the position that random play comes to on this seed, after so many decisions: the last that asks for the
# phase, which is one before a forced answer where the phase never leaves a choice.`;

/** The least depth that has enough paths, or all there are where few will do; 0 where they are too many at once. */
const depthAt = (game: Game, { seed, state }: Find, fewWillDo: boolean): number => {
  let [most, deepest] = [0, 0];
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const paths = perft(game, seedFrom(seed), depth, state);
    if (paths >= LEAST_PATHS) return paths <= MOST_PATHS ? depth : 0;
    if (paths > most) [most, deepest] = [paths, depth];
  }
  return fewWillDo && most >= FEW_PATHS ? deepest : 0;
};

/** The line as it is counted now. */
const count = (module: GameModule, line: string): string => {
  const [seats, options, seed, played, asked, depth] = line.split(' ');
  const game = gameAt(module, Number(seats), options);
  const { state, phase } = reach(game, { seed, played: Number(played), phase: asked });
  const paths = perft(game, seedFrom(seed), Number(depth), state);
  return [seats, options, seed, played, phase, depth, paths].join(' ');
};

/** Traces the way to a position and on from there. */
const tell = (module: GameModule, line: string, trace: string[] | undefined) => {
  const [seats, options, seed, played] = line.split(' ');
  if (!trace) return;
  const game = gameAt(module, Number(seats), options);
  walkerOf(game)({ seed, digest: new Digest(trace), most: Number(played) + FURTHER });
};

const writtenFor = (module: GameModule): string[] => {
  const depths = new Map<Find, number>();
  const found = scout(module, WANTED, (find, late) => {
    const depth = depthAt(gameAt(module, find.seats, find.options), find, late);
    depths.set(find, depth);
    return depth > 0;
  });
  return [...found.values()].flat().map(find => {
    const { seats, options, seed, played, phase } = find;
    return count(module, [seats, options, seed, played, phase, depths.get(find)].join(' '));
  });
};

export const keepsItsPhaseCounts = (module: GameModule, folder: URL): void => {
  const file = new URL('perft-phases.txt', folder);
  const linesOf = (phase: string) =>
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .filter(line => line.split(' ')[4] === phase && !line.startsWith('#'));

  describe('counts of paths', () => {
    if (UPDATE)
      test(
        'are counted anew',
        () => {
          const lines = writtenFor(module);
          writeFileSync(file, `${[HEAD, ...lines].join('\n')}\n`);
          expect(lines.length).toBeGreaterThan(0);
        },
        TIMEOUT,
      );

    test.each(phasesOf(module))('from %s', phase => {
      const lines = linesOf(phase);
      const trace = traceOf(phase);
      for (const line of lines) tell(module, line, trace);
      keepTrace(module, 'perft', trace);
      for (const line of lines) expect(count(module, line), howToSeeMore(module, 'perft', phase)).toBe(line);
      expect(lines.length, `lines for ${phase}`).toBeGreaterThanOrEqual(LEAST_LINES);
    });
  });
};
