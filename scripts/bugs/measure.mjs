/** Which share of a sample of bugs is caught by tests that name a rule. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { bugsOf, buildTests } from './build.mjs';
import { meet, namesRule, reachOf } from './run.mjs';
import { sampleOf, withNumbers } from './sample.mjs';

/** What makes tables that many matches share. */
const KEPT = /\/(battlefield|context|geometry|notation|sight|story|tables|versions|vocabulary)\.ts$/;

/** Bugs that no match can notice, each with its reason; `in` tells lines with the same text apart. */
const equivalentsOf = game => {
  const file = join(ROOT, 'games', game, 'test', 'equivalent-bugs.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};
const isSame = (game, bug, entry) =>
  bug.file === `games/${game}/rules/${entry.file}` &&
  bug.from === entry.from &&
  bug.to === entry.to &&
  (entry.in === undefined || bug.line.includes(entry.in));

const lineOf = ({ file, number }) => readFileSync(join(ROOT, file), 'utf8').split('\n')[number - 1].trim();

export const measure = async (game, { seed, count, slice: [nth, slices], tell }) => {
  const all = withNumbers(bugsOf(game)).map(bug => ({
    ...bug,
    at: `${bug.file}:${bug.line}`,
    line: lineOf({ file: bug.file, number: bug.line }),
  }));
  const watched = await reachOf(await buildTests(game, all, { name: 'watched', marked: true }));
  const reached = new Set(watched.flatMap(test => test.reached));
  const reachable = all.filter(({ number }) => reached.has(number));
  const list = equivalentsOf(game);
  for (const entry of list)
    if (!all.some(bug => isSame(game, bug, entry))) tell(`${game}: nobody can make the bug ${JSON.stringify(entry)}`);
  const effective = reachable.filter(bug => !list.some(entry => isSame(game, bug, entry)));
  const mine = sampleOf(effective, seed, count).filter((_, i) => i % slices === nth - 1);
  tell(
    `${game}: ${all.length} bugs can be made, ${reachable.length} where tests come by, ${effective.length} with an effect`,
  );

  const built = await buildTests(game, mine, { name: `planted-${nth}-${slices}` });
  const naming = watched.filter(({ title }) => namesRule(title)).sort((a, b) => a.milliseconds - b.milliseconds);
  const early = new Set(watched.flatMap(({ title, reached: numbers }) => (title === '' ? numbers : [])));
  const titles = tests => tests.map(({ file, title, milliseconds }) => ({ file, title, milliseconds }));
  const missed = [];
  const found = (bug, by) => {
    if (!by) missed.push(bug);
    const what = `${bug.at}  ${bug.kind}: ${bug.from} → ${bug.to || 'nothing'}`;
    tell(by ? `caught  ${what}  by ${by.title || by.file}` : `MISSED  ${what}  in ${bug.line}`);
  };
  // What is worked out once and kept must be wrong from the beginning: such a bug has a process to itself.
  const isEarly = ({ inside, file }) => !inside || KEPT.test(file);
  const late = mine.filter(bug => !isEarly(bug));
  const reaching = ({ number }) => naming.filter(test => test.reached.includes(number));
  // So has one that got away, where tests make positions while they load.
  const again = [];
  await meet(
    built,
    late.map(bug => ({ ...bug, tests: titles(reaching(bug)) })),
    (bug, by) => (by || !early.has(bug.number) ? found(bug, by) : again.push(bug)),
  );
  for (const bug of again) {
    const files = watched.flatMap(({ file, title, reached: numbers }) =>
      title === '' && numbers.includes(bug.number) ? [file] : [],
    );
    await meet(built, [{ ...bug, tests: titles(naming.filter(({ file }) => files.includes(file))) }], found);
  }
  for (const bug of mine.filter(isEarly)) await meet(built, [{ ...bug, tests: titles(naming) }], found);
  return {
    game,
    seed,
    made: all.length,
    reachable: reachable.length,
    effective: effective.length,
    sample: mine.length,
    caught: mine.length - missed.length,
    missed: missed.map(({ at, kind, from, to, line }) => ({ at, kind, from, to, line })),
  };
};
