/** The ledger: the rules of a game as its RULES.md lists them, one id a rule. */

export interface LedgerRule {
  readonly id: string;
  readonly rule: string;
  readonly basis: string;
}

export interface Ledger {
  readonly rules: readonly LedgerRule[];
  /** The ids of the worked examples. */
  readonly examples: readonly string[];
}

const RULE = /^\| *([A-Z]+-\d+) *\| *([^|]+?) *\| *([^|]*?) *\|$/;
const EXAMPLE = /^\| *(EX-[A-Z]+-\d+) *\|/;

/** Reads the tables of sections 3 and 4; a later table that repeats an id (the list of rulings) does not count. */
export const readLedger = (markdown: string): Ledger => {
  const rules = new Map<string, LedgerRule>();
  const examples = new Set<string>();
  for (const line of markdown.split('\n')) {
    const rule = RULE.exec(line);
    const example = EXAMPLE.exec(line);
    if (example) examples.add(example[1]);
    else if (rule && !rules.has(rule[1])) rules.set(rule[1], { id: rule[1], rule: rule[2], basis: rule[3] });
  }
  return { rules: [...rules.values()], examples: [...examples] };
};
