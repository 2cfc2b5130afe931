/** What a table says: moves, questions, facts and log lines, from the words that a game shares with the terminal. */
import type { Agreement, Decoded, Event, Game, Seat, Values, Viewer } from '@idavoll/engine';
import type { GameTable, LogLine, TableProps } from './table.ts';

type Sentence = readonly [key: string, values: Values];

interface Words<Voice, Scene> {
  readonly moveInWords: (scene: Scene, move: Decoded<never>) => string;
  readonly questionInWords: (scene: Scene, ask: never, viewer: Viewer) => string;
  readonly factsInWords: (scene: Scene, seat: Seat) => readonly string[];
  readonly valuesOf: (voice: Voice, event: Event) => Values;
  /** Another sentence for an event, by key and values, where the event before it calls for one. */
  readonly insteadOf?: (voice: Voice, event: Event, before: Event | undefined) => Sentence | undefined;
  /** The board shows these better than a line could, or another line tells them. */
  readonly isUntold: (event: Event, agreement: Agreement) => boolean;
  /** The ids that an event speaks of. */
  readonly aboutOf: (event: Event) => readonly string[];
  readonly threadOf?: (event: Event) => string | undefined;
  /** An event as this table agreed to remember it. */
  readonly recalled?: (event: Event, agreement: Agreement, viewer: Viewer) => Event;
}

/** The ids in these fields of an event, as far as this viewer knows them. */
export const idsIn = (event: Event, fields: readonly string[]): string[] =>
  fields.flatMap(field => {
    const id = event[field];
    return typeof id === 'string' && id !== '?' ? [id] : [];
  });

type Speaking = Pick<TableProps, 'content' | 'say'> & Partial<Pick<TableProps, 'names'>>;

export const speakerOf = <Voice, Scene extends Voice>(it: Words<Voice, Scene>): Omit<GameTable, 'Board' | 'Result'> => {
  const voiceOf = ({ content, say, names = [] }: Speaking) =>
    ({ content, say, player: (seat: Seat) => names[seat] ?? '' }) as unknown as Voice;
  const sceneOf = (props: Speaking & Pick<TableProps, 'game' | 'view'>): Scene => {
    const { context: c } = props.game as Game<unknown>;
    return { ...voiceOf(props), c, view: props.view } as unknown as Scene;
  };
  const tell: GameTable['tell'] = (event, props, before) => {
    if (it.isUntold(event, props.agreement)) return undefined;
    const voice = voiceOf(props);
    const sentence = it.insteadOf?.(voice, event, before) ?? [`event.${event.type}`, it.valuesOf(voice, event)];
    const text = (props.say as (...sentence: Sentence) => string)(...sentence);
    const thread = it.threadOf?.(event);
    const line: LogLine = {
      text: text.charAt(0).toLocaleUpperCase() + text.slice(1),
      about: it.aboutOf(event),
      ...(typeof event.seat === 'number' && event.seat >= 0 && { seat: event.seat }),
      ...(thread !== undefined && { thread }),
    };
    return line;
  };
  return {
    describe: (move, props) => {
      const found = props.game.moves.find(move);
      return found === undefined
        ? move
        : it.moveInWords(sceneOf(props), props.game.moves.decode(found) as Decoded<never>);
    },
    prompt: (ask, props) => it.questionInWords(sceneOf(props), ask as never, props.viewer),
    facts: (props, seat) => it.factsInWords(sceneOf(props), seat),
    tell,
    recall: (event, props, before) => tell(it.recalled?.(event, props.agreement, props.viewer) ?? event, props, before),
  };
};
