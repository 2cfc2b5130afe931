/** What every game says of itself on the pages of the house: title, and a few sentences. */
import { format, type Message, type Messages } from '../message.ts';
import { language } from '../words.ts';

const CARDS = import.meta.glob<Messages>('../../games/*/words/*.json', {
  eager: true,
  query: '?words=game',
  import: 'default',
});

const sayOf = (game: string, key: string): string | undefined => {
  const inWords = (lang: string): Message | undefined =>
    CARDS[`../../games/${game}/words/${lang}.json`]?.[`game.${key}`];
  const message = inWords(language()) ?? inWords('en');
  return message === undefined ? undefined : format(language(), message);
};

/** The name of a game; of one that is not here, its id. */
export const titleOf = (game: string): string => sayOf(game, 'title') ?? game;
export const aboutOf = (game: string): string | undefined => sayOf(game, 'about');
