/** The account of a ledger: what its tests prove, what is exempt and why, and what is missing. */
import { fail, type Ledger, ok, type Result } from '@idavoll/engine';
import { and, say } from './words.ts';

export interface PassedTest {
  readonly file: string;
  readonly name: string;
}

export interface Account {
  readonly game: string;
  readonly ids: readonly string[];
  readonly proved: readonly string[];
  readonly exempt: readonly string[];
  readonly missing: readonly string[];
  /** What is wrong with titles and exemptions, in sentences. */
  readonly problems: readonly string[];
}

/** A title that names more proves none of them. */
const MOST_IDS = 8;
const ID = /(EX-)?[A-Z]+-\d+/g;

const entries = (json: unknown, key: string): readonly unknown[] | undefined => {
  const list = typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[key] : undefined;
  return Array.isArray(list) ? list : undefined;
};

/** The passed tests of a vitest report in JSON. */
export const passedTests = (json: unknown): Result<PassedTest[], string> => {
  const files = entries(json, 'testResults');
  if (!files) return fail(say('ledger.not-a-report'));
  return ok(
    files.flatMap(file => {
      const path = String((file as Record<string, unknown>).name).replaceAll('\\', '/');
      const tests = (entries(file, 'assertionResults') ?? []) as Record<string, unknown>[];
      return tests
        .filter(({ status }) => status === 'passed')
        .map(({ fullName }) => ({ file: path, name: String(fullName) }));
    }),
  );
};

export const account = (
  game: string,
  { rules, examples }: Ledger,
  tests: readonly PassedTest[],
  exemptions: Readonly<Record<string, unknown>>,
): Account => {
  const ids = [...rules.map(({ id }) => id), ...examples];
  const known = new Set(ids);
  const named = new Set<string>();
  const problems: string[] = [];
  for (const { file, name } of tests) {
    if (!file.includes(`/games/${game}/`)) continue;
    const found = new Set(name.match(ID));
    if (found.size > MOST_IDS) problems.push(say('ledger.too-many', { name, count: found.size, most: MOST_IDS }));
    const unknown = [...found].filter(id => !known.has(id));
    if (unknown.length > 0) problems.push(say('ledger.unknown-in-test', { name, ids: and(unknown) }));
    if (found.size <= MOST_IDS) for (const id of found) named.add(id);
  }
  for (const [id, reason] of Object.entries(exemptions)) {
    if (!known.has(id)) problems.push(say('ledger.unknown-exempt', { id }));
    if (typeof reason !== 'string' || reason.trim() === '') problems.push(say('ledger.no-reason', { id }));
    if (named.has(id)) problems.push(say('ledger.exempt-and-proved', { id }));
  }
  const isExempt = (id: string) => Object.hasOwn(exemptions, id);
  return {
    game,
    ids,
    proved: ids.filter(id => named.has(id)),
    exempt: ids.filter(isExempt),
    missing: ids.filter(id => !named.has(id) && !isExempt(id)),
    problems,
  };
};
