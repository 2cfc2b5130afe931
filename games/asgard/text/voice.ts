/** How the terminal speaks: English words, players by their colours and their letters. */
import type { Agreement, Game, Nth, Seat } from '@idavoll/engine';
import type { AsgardContent } from '../rules/content.ts';
import type { Context } from '../rules/context.ts';
import type { Cells } from '../rules/state.ts';
import { type COLOURS, RECRUITS } from '../rules/vocabulary.ts';
import en from '../words/en.json' with { type: 'json' };
import type { Key, Say, Voice } from '../words/names.ts';
import type { Scene } from '../words/speech.ts';
import type { Paint, Piece } from './pieces.ts';

export interface TextSetup {
  readonly game: Game;
  readonly agreement: Agreement;
  readonly content: AsgardContent;
  /** Puts an ICU message into a sentence. */
  format(message: string, values?: Readonly<Record<string, string | number>>): string;
  readonly paint: Paint;
}

export interface TextVoice extends Voice {
  readonly c: Context;
  readonly paint: Paint;
  /** The letter of a player, or a sign for nobody. */
  mark(seat: Seat): Piece;
  playerPiece(seat: Seat): Piece;
  /** So many of each recruit: 2w1g. */
  recruitMarks(countOf: (recruit: Nth<'recruit'>) => number): string;
  in(view: Cells): Scene;
}

export const isKey = (text: string): text is Key => Object.hasOwn(en, text);

export const voiceFor = ({ game, agreement, content, format, paint }: TextSetup): TextVoice => {
  const say: Say = (key, values = {}) => format(en[key], values as Readonly<Record<string, string | number>>);
  const c = (game as Game<Context>).context;
  const colourOf = (seat: Seat) => agreement.traits[seat].colour as (typeof COLOURS)[number];
  const playerPiece = (seat: Seat): Piece => [colourOf(seat), say(`player.${colourOf(seat)}`)];
  const voice: Voice = { content, say, player: seat => paint(colourOf(seat), say(`player.${colourOf(seat)}`)) };
  return {
    ...voice,
    c,
    paint,
    mark: seat => (seat < 0 ? ['dim', '·'] : [colourOf(seat), say(`mark.${colourOf(seat)}`)]),
    playerPiece,
    recruitMarks: countOf =>
      RECRUITS.flatMap((id, i) => (countOf(i) > 0 ? [`${countOf(i)}${say(`mark.${id}`)}`] : [])).join(''),
    in: view => ({ ...voice, c, view }),
  };
};
