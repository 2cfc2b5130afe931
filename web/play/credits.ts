/** Whom every game is by: said on one page alone. */
import { format, type Messages } from '../message.ts';
import { language } from '../words.ts';

const CREDITS = import.meta.glob<Messages>('../../games/*/words/*.json', {
  eager: true,
  query: '?words=credit',
  import: 'default',
});

export const creditOf = (game: string): string | undefined => {
  const inWords = (lang: string) => CREDITS[`../../games/${game}/words/${lang}.json`]?.['game.credit'];
  const message = inWords(language()) ?? inWords('en');
  return message === undefined ? undefined : format(language(), message);
};
