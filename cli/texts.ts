/** A game in words and characters: what its folder brings, loaded when it is wanted, and what all games say alike. */
import {
  type Decoded,
  defaultOf,
  type Event,
  type Game,
  gameFor,
  type Match,
  type Outcome,
  type Piece,
  type Seat,
  type State,
  type TextModule,
  type TextParts,
  type View,
  type Viewer,
} from '@idavoll/engine';
import { format, type Values } from './format.ts';

/** Puts a text into a style: a player's colour, 'bold', 'dim' … */
export type Paint = (style: string, text: string) => string;

export interface GameText
  extends Pick<TextParts, 'legend' | 'ask' | 'offer'>,
    Pick<Required<TextParts>, 'cell' | 'typed'> {
  readonly title: string;
  player(seat: Seat): string;
  board(view: View, viewer: Viewer): readonly string[];
  /** What has just happened, and what happened some time ago. */
  tell(events: readonly Event[]): readonly string[];
  recall(events: readonly Event[], viewer: Viewer): readonly string[];
  result(state: State, outcome: Outcome, story: readonly Event[]): readonly string[];
  /** The options that were chosen otherwise than by default, in words. */
  readonly choices: readonly string[];
}

type Say = (key: string, values?: Readonly<Record<string, string | number | null>>) => string;

/** Events line by line: what belongs together in one of them. */
const linesOf = (say: Say, { telling }: TextParts, all: readonly Event[], hidden: readonly string[] = []): string[] => {
  const { valuesOf, together, instead, replaces, gathered = told => told } = telling;
  const before = new Map(all.map((event, i) => [event, all[i - 1]]));
  const events = all.filter(({ type }) => !hidden.includes(type));
  const lines: string[] = [];
  let last: Event | undefined;
  for (const event of gathered(events)) {
    const { type } = event;
    const same = together[type];
    if (last && replaces?.(last, event)) lines.pop();
    if (same !== undefined && last?.type === type && last[same] === event[same])
      lines.push(`${lines.pop()}${say(`event.${type}.more`, valuesOf(event))}`);
    else {
      const [key, values] = instead?.(event, before.get(event)) ?? [`event.${type}`, valuesOf(event)];
      const line = say(key, values);
      lines.push(line.charAt(0).toLocaleUpperCase() + line.slice(1));
    }
    last = event;
  }
  return lines;
};

type Terms = Pick<Match, 'module' | 'agreement' | 'rules' | 'pack'>;
const plainly: Paint = (_style, text) => text;

/** All that the terminal says and shows of a match. */
export const composed = (
  text: TextModule,
  { module, agreement, rules, pack }: Terms,
  paint: Paint = plainly,
): GameText => {
  const { words, styles = {} } = text;
  const say: Say = (key, values = {}) => format(words[key], values as Values);
  const colourOf = (seat: Seat) => String(agreement.traits[seat].colour);
  const nameOf = (seat: Seat) => say(`player.${colourOf(seat)}`);
  const player = (seat: Seat) => paint(colourOf(seat), nameOf(seat));
  const { context: c } = gameFor(module, agreement, pack.content, rules) as Game<unknown>;
  const parts = text.create({ c, agreement, say, colourOf, nameOf, player });
  const { telling } = parts;
  const painted = (line: readonly Piece[]) =>
    line
      .map(piece => (typeof piece === 'string' ? piece : paint(styles[piece[0]] ?? piece[0], piece[1])))
      .join('')
      .trimEnd();
  return {
    title: say('game.title'),
    player,
    legend: parts.legend,
    ask: parts.ask,
    offer: parts.offer,
    cell: (move: Decoded) => parts.cell?.(move),
    typed: (move: Decoded, view: View) => parts.typed?.(move, view) ?? [],
    board: (view, viewer) => parts.board(view, viewer).map(painted),
    result: (state, outcome, story) => parts.result(state, outcome, story).map(painted),
    tell: events => linesOf(say, parts, events, telling.shown),
    recall: (events, viewer) =>
      linesOf(
        say,
        parts,
        events.map(event => telling.recalled?.(event, viewer) ?? event),
      ),
    choices: Object.entries(agreement.options)
      .filter(([option, value]) => value !== defaultOf(module.options[option], agreement.seats))
      .map(([option, value]) => {
        const chosen = `option.${option}.${value}`;
        return `${say(`option.${option}`)}: ${Object.hasOwn(words, chosen) ? say(chosen) : value}`;
      }),
  };
};

export const textFor = async (match: Terms, paint?: Paint): Promise<GameText> => {
  const { text } = (await import(`@idavoll/games/${match.module.id}/text`)) as { readonly text: TextModule };
  return composed(text, match, paint);
};
