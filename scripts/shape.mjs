/** Holds the shape of rules: functions that fit on a screen, and telling that never changes the game. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MOST_LINES = 80;

/** How many lines each function of a source has, by the line it begins in: it ends where its brace is closed again. */
const longFunctions = source => {
  const lines = source.split('\n');
  return lines.flatMap((line, i) => {
    if (!/(=>|\)) \{$/.test(line) || /^\s*(if|for|while|switch|else|\} else)\b/.test(line)) return [];
    const indent = /^\s*/.exec(line)[0];
    const end = lines.findIndex((other, j) => j > i && other.startsWith(`${indent}}`));
    const length = end - i + 1;
    return length > MOST_LINES ? [`line ${i + 1}: a function of ${length} lines, more than ${MOST_LINES}`] : [];
  });
};

/** The arguments of a call that begins here, up to its closing bracket. */
const argumentsFrom = (source, start) => {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < source.length; end++) {
    if (source[end] === '(') depth++;
    if (source[end] === ')') depth--;
  }
  return source.slice(start, end - 1);
};

/** Calls of `emit` whose arguments change something. */
const changingTales = source =>
  [...source.matchAll(/\bemit\(/g)].flatMap(({ index }) => {
    const said = argumentsFrom(source, index + 'emit('.length);
    const line = source.slice(0, index).split('\n').length;
    return /\+\+|--|[^=!<>]=(?![=>])/.test(said) ? [`line ${line}: emit(${said}) changes what it tells of`] : [];
  });

export const problemsIn = source => [...longFunctions(source), ...changingTales(source)];

const check = () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'games/*/rules/**.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => file !== '');
  const problems = files.flatMap(file =>
    problemsIn(readFileSync(join(ROOT, file), 'utf8')).map(problem => `${file}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${files.length} files of rules are in shape.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) check();
