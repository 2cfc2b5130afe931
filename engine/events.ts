/**
 * The event table: every event of a game and who may read each of its fields, declared once. An event is told as a
 * number with up to four integers; for people it becomes an object of ids and numbers, built for one viewer.
 */
import { AUDIENCE, type Viewer } from './game.ts';

/** What a field holds: one of these names, or a number. */
type Holds = readonly string[] | 'number';
export interface Private {
  readonly own: Holds;
}
/** A field for the eyes of the event's `seat` alone. */
export const own = (holds: Holds): Private => ({ own: holds });

type EventSpec = Readonly<Record<string, Holds | Private>>;

/** An event as one viewer reads it. A field for other eyes is '?'; a field that holds nothing is null. */
export interface Event {
  readonly type: string;
  readonly [field: string]: string | number | null;
}

export interface EventTable {
  readonly names: readonly string[];
  /** Builds what this viewer may read, field by field. */
  tell(event: number, fields: readonly number[], viewer: Viewer): Event;
}

export type EventTableOf<S extends Record<string, EventSpec>> = EventTable & {
  readonly id: { readonly [K in keyof S]: number };
};

export const events = <const S extends Record<string, EventSpec>>(spec: S): EventTableOf<S> => {
  const names = Object.keys(spec);
  const specs = names.map(name => Object.entries(spec[name]));
  return {
    names,
    id: Object.fromEntries(names.map((name, i) => [name, i])) as EventTableOf<S>['id'],
    tell: (event, fields, viewer) => {
      const told: Record<string, string | number | null> = { type: names[event] };
      const seat = specs[event].findIndex(([name]) => name === 'seat');
      for (const [i, [name, kind]] of specs[event].entries()) {
        const secret = typeof kind === 'object' && 'own' in kind;
        const holds = secret ? kind.own : kind;
        const value = fields[i];
        if (secret && (viewer === AUDIENCE || fields[seat] !== viewer)) told[name] = '?';
        else if (holds === 'number') told[name] = value;
        else told[name] = holds[value] ?? null;
      }
      return told as Event;
    },
  };
};
