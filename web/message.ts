/** A message as the build leaves it (plugins/words.ts): ICU parsed beforehand, so that the page carries no parser. */
export type Values = Readonly<Record<string, string | number | null>>;

/** `#`, written as 0, is the number of the plural around it. */
type Part = string | 0 | readonly [name: string] | readonly [name: string, kind: ChoiceKind, cases: Cases];
export type ChoiceKind = 'plural' | 'selectordinal' | 'select';
export type Cases = Readonly<Record<string, readonly Part[]>>;
export type Message = string | readonly Part[];
export type Messages = Readonly<Record<string, Message>>;

const rules = new Map<string, Intl.PluralRules>();
const pluralRule = (lang: string, kind: ChoiceKind) => {
  const key = lang + kind;
  const found = rules.get(key) ?? new Intl.PluralRules(lang, { type: kind === 'plural' ? 'cardinal' : 'ordinal' });
  rules.set(key, found);
  return found;
};

const caseOf = (lang: string, kind: ChoiceKind, cases: Cases, value: string | number | null): readonly Part[] => {
  if (kind === 'select') return cases[String(value)] ?? cases.other;
  return cases[`=${value}`] ?? cases[pluralRule(lang, kind).select(Number(value))] ?? cases.other;
};

export const format = (lang: string, message: Message, values: Values = {}): string => {
  const shown = (value: string | number | null | undefined) => {
    if (typeof value !== 'number') return value ?? '';
    // Small numbers are written alike everywhere, and asking the platform is slow.
    return Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(lang);
  };
  const fill = (parts: readonly Part[], counted: string | number | null): string =>
    parts
      .map(part => {
        if (typeof part === 'string') return part;
        if (part === 0) return shown(counted);
        const value = values[part[0]] ?? null;
        return part.length === 1 ? shown(value) : fill(caseOf(lang, part[1], part[2], value), value);
      })
      .join('');
  return typeof message === 'string' ? message : fill(message, null);
};
