/** The ledger as a book: its chapters, and in each the rules in their order. */
import { type LedgerRule, readLedger } from '@idavoll/engine';

const BASES = ['stated', 'derived', 'ruling', 'reconstructed', 'invented'] as const;
export type Basis = (typeof BASES)[number];

export interface BookRule extends LedgerRule {
  readonly basisWord: Basis | undefined;
}

interface Section {
  readonly title: string;
  readonly rules: readonly BookRule[];
}

export interface Chapter {
  readonly title: string;
  readonly sections: readonly Section[];
}

const withoutNumber = (title: string) => title.replace(/^[\d.]+\s+/, '').trim();

export const readBook = (markdown: string): Chapter[] => {
  const rules = new Map(readLedger(markdown).rules.map(rule => [rule.id, rule]));
  const chapters: { title: string; sections: { title: string; rules: BookRule[] }[] }[] = [];
  const seen = new Set<string>();
  for (const line of markdown.split('\n')) {
    const heading = /^(#{2,4}) (.+)$/.exec(line);
    if (heading) {
      if (heading[1].length < 4) chapters.push({ title: withoutNumber(heading[2]), sections: [] });
      else chapters.at(-1)?.sections.push({ title: withoutNumber(heading[2]), rules: [] });
      continue;
    }
    const id = /^\| ([A-Z]+-\d+) /.exec(line)?.[1];
    const rule = id === undefined ? undefined : rules.get(id);
    const chapter = chapters.at(-1);
    if (!rule || !chapter || seen.has(rule.id)) continue;
    seen.add(rule.id);
    if (chapter.sections.length === 0) chapter.sections.push({ title: '', rules: [] });
    const text = { rule: rule.rule.trim(), basis: rule.basis.trim() };
    chapter.sections
      .at(-1)
      ?.rules.push({ id: rule.id, ...text, basisWord: BASES.find(basis => text.basis.startsWith(basis)) });
  }
  return chapters
    .map(({ title, sections }) => ({ title, sections: sections.filter(section => section.rules.length > 0) }))
    .filter(({ sections }) => sections.length > 0);
};

/** What of the book speaks of these words. */
export const searchBook = (book: readonly Chapter[], words: string): Chapter[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ id, rule }: BookRule) => wanted.every(word => `${id} ${rule}`.toLowerCase().includes(word));
  return book
    .map(({ title, sections }) => ({
      title,
      sections: sections
        .map(section => ({ ...section, rules: section.rules.filter(fits) }))
        .filter(section => section.rules.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
};
