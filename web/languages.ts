/** The languages of the page. Another one is its files of words and one line here. */
import type { Messages } from './message.ts';
import type en from './words/en.json';

type English = Readonly<Record<keyof typeof en, string>>;

/** Words that lack a key of English do not compile. */
const whole = <_Words extends English>(load: () => Promise<{ readonly default: Messages }>) => load;

export const TRANSLATIONS = {
  da: whole<typeof import('./words/da.json')>(() => import('./words/da.json?words=-pages')),
  nb: whole<typeof import('./words/nb.json')>(() => import('./words/nb.json?words=-pages')),
};

export type Language = 'en' | keyof typeof TRANSLATIONS;
export const LANGUAGES: readonly Language[] = ['en', ...(Object.keys(TRANSLATIONS) as (keyof typeof TRANSLATIONS)[])];

/** Who reads these reads one of ours. */
const KIN: Readonly<Record<string, Language>> = { no: 'nb', nn: 'nb' };

/** The first of these language tags that we speak. */
export const nearest = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const [asked] = tag.toLowerCase().split('-');
    const spoken = KIN[asked] ?? LANGUAGES.find(language => language === asked);
    if (spoken) return spoken;
  }
  return 'en';
};

/** What a language calls itself. */
export const ownName = (language: Language): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
