/** What a line typed at the prompt means. */
import type { Offer } from '@idavoll/engine';

export type Answer =
  | { readonly do: 'move' | 'why' | 'rules'; readonly text: string }
  | { readonly do: 'end' | 'undo' | 'log' | 'help' | 'quit' | 'again' };

/** What ends a turn that waits for it. */
const ENDS = ['', '1', 'end'];

/** A number stands for the offer that bears it. */
const notationOf = (word: string, offers: readonly Offer[]): string =>
  (/^\d+$/.test(word) ? offers[Number(word) - 1]?.move : undefined) ?? word;

/** An offered notation goes before a command of the same name. `held`: a move waits for the end of its turn. */
export const readAnswer = (line: string, offers: readonly Offer[], held: boolean): Answer => {
  const text = line.trim().replace(/\s+/g, ' ');
  if (held && ENDS.includes(text.toLowerCase())) return { do: 'end' };
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
