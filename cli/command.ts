/** What a command is, and how its arguments are read. */
import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@idavoll/engine';
import { nearest } from './nearest.ts';
import { type Key, or, say } from './words.ts';

/** A sentence of the shell, or one that a game brings. */
type Help = Key | { readonly sentence: string };
const told = (help: Help): string => (typeof help === 'string' ? say(help) : help.sentence);

interface Flag {
  /** What stands for the value in the help; a flag without one is a switch. */
  readonly value?: string;
  readonly many?: boolean;
  readonly help: Help;
}

export interface Command {
  readonly name: string;
  /** The words after the name, as the help shows them. */
  readonly takes: string;
  /** How many words may stand there. */
  readonly most: number;
  readonly help: Help;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Says with which code the process ends. */
  run(given: Given): Promise<number> | number;
}

export interface Given {
  readonly words: readonly string[];
  text(flag: string): string | undefined;
  all(flag: string): readonly string[];
  has(flag: string): boolean;
}

const HELP: Flag = { help: 'flag.help' };

export const readArguments = ({ name, most, flags }: Command, argv: readonly string[]): Result<Given, string> => {
  const known: Record<string, Flag> = { ...flags, help: HELP };
  const options = {
    ...Object.fromEntries(
      Object.entries(flags).map(([flag, { value }]) => [flag, { type: value ? 'string' : 'boolean' } as const]),
    ),
    help: { type: 'boolean', short: 'h' } as const,
  };
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const words: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (!flag) return fail(unknownFlag(name, token.rawName, Object.keys(known)));
    const before = values.get(token.name) ?? [];
    if (before.length > 0 && !flag.many) return fail(say('flag.twice', { flag: token.name }));
    if (flag.value && (token.value === undefined || (!token.inlineValue && /^--?\w/.test(token.value))))
      return fail(say('flag.no-value', { flag: token.name, value: flag.value }));
    if (!flag.value && token.value !== undefined) return fail(say('flag.switch', { flag: token.name }));
    values.set(token.name, [...before, token.value ?? '']);
  }
  if (words.length > most) return fail(say('words.too-many', { command: name, word: words[most] }));
  return ok({
    words,
    text: flag => values.get(flag)?.[0],
    all: flag => values.get(flag) ?? [],
    has: flag => values.has(flag),
  });
};

const unknownFlag = (command: string, flag: string, known: readonly string[]) => {
  const meant = nearest(flag.replace(/^-+/, ''), known);
  return say('flag.unknown', {
    command,
    flag,
    flags: or(known.map(other => `--${other}`)),
    meant: meant ? `--${meant}` : 'none',
  });
};

export const helpFor = ({ name, takes, help, flags }: Command): string => {
  const rows = Object.entries({ ...flags, help: HELP }).map(([flag, { value, help }]) => ({
    left: `--${flag}${value ? ` ${value}` : ''}`,
    right: told(help),
  }));
  const width = Math.max(...rows.map(({ left }) => left.length));
  return [
    `idavoll ${name}${takes ? ` ${takes}` : ''}`,
    '',
    told(help),
    '',
    ...rows.map(({ left, right }) => `  ${left.padEnd(width)}  ${right}`),
  ].join('\n');
};

/** A whole number given with a flag. */
export const readNumber = (
  given: Given,
  flag: string,
  { min, max, otherwise }: { readonly min: number; readonly max: number; readonly otherwise?: number },
): Result<number, string> => {
  const text = given.text(flag);
  if (text === undefined) return otherwise === undefined ? fail(say('flag.needed', { flag })) : ok(otherwise);
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? ok(value) : fail(say('flag.not-a-number', { flag, text, min, max }));
};

/** All values, or the first complaint. */
export const together = <T extends Record<string, unknown>>(
  parts: { [K in keyof T]: Result<T[K], string> },
): Result<T, string> => {
  const values: Record<string, unknown> = {};
  for (const [name, part] of Object.entries<Result<unknown, string>>(parts)) {
    if (!part.ok) return part;
    values[name] = part.value;
  }
  return ok(values as T);
};
