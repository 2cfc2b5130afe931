/** What a line typed at the prompt means. */
import type { Offer } from '@idavoll/engine';

export type Answer =
  | { readonly do: 'move' | 'why' | 'rules'; readonly text: string }
  | { readonly do: 'undo' | 'log' | 'help' | 'quit' | 'again' };

/** A number stands for the offer that bears it. */
const notationOf = (word: string, offers: readonly Offer[]): string =>
  (/^\d+$/.test(word) ? offers[Number(word) - 1]?.move : undefined) ?? word;

/** An offered notation goes before a command of the same name. */
export const readAnswer = (line: string, offers: readonly Offer[]): Answer => {
  const text = line.trim().replace(/\s+/g, ' ');
  if (offers.some(offer => offer.move === text)) return { do: 'move', text };
  const [word, ...rest] = text.split(' ');
  switch (word.toLowerCase()) {
    case '':
      return { do: 'again' };
    case 'undo':
    case 'log':
    case 'help':
    case 'quit':
      return { do: word.toLowerCase() as 'undo' };
    case 'why':
      return { do: 'why', text: notationOf(rest.join(' '), offers) };
    case 'rules':
      return { do: 'rules', text: rest.join(' ').toUpperCase() };
    default:
      return { do: 'move', text: notationOf(text, offers) };
  }
};
