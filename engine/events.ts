/**
 * The event table: every event of a game and who may read each of its fields, declared once a game. An event is told as
 * a number with up to four integers; for people it becomes an object of ids and numbers, built for one viewer.
 */
import { AUDIENCE, type EventFields, type EventNumber, type Viewer } from './game.ts';
import { type NoSorts, type Nth, nameOf, type Range, rangeOf, type Sizes, type Sorts } from './sorts.ts';

/** What a field holds: a thing of this sort, one of these names, or a number. */
type Holds<Sort extends string> = Sort | 'number' | readonly string[];
export interface Private<H = Holds<string>> {
  readonly own: H;
}
/** A field for the eyes of the event's `seat` alone. */
export const own = <const H extends Holds<string>>(holds: H): Private<H> => ({ own: holds });

/** A field, called by its own name or by that of its sort. */
type FieldSpec<Sort extends string> = Sort | Readonly<Record<string, Holds<Sort> | Private>>;
type EventSpec<Sort extends string = string> = readonly FieldSpec<Sort>[];

type Held<H> = H extends Private<infer P> ? Held<P> : H extends 'number' ? number : H extends string ? Nth<H> : number;
type Value<F> = F extends string ? Nth<F> : Held<F[keyof F]>;
type Values<E extends EventSpec> = { -readonly [I in keyof E]: Value<E[I]> };

/** An event as one viewer reads it. A field for other eyes is '?'; a field that holds nothing is null. */
export interface Event<Types extends string = string> {
  readonly type: Types;
  readonly [field: string]: string | number | null;
}

/** A field of an event: what it is called, what it holds, and whether only the event's seat may read it. */
interface EventField {
  readonly name: string;
  /** The sort of what it holds, where it is one. */
  readonly sort?: string;
  readonly range: Range | 'number';
  readonly isPrivate: boolean;
}

export interface EventTable {
  readonly names: readonly string[];
  /** By event. */
  readonly fields: readonly (readonly EventField[])[];
  /** Builds what this viewer may read, field by field. */
  tell(event: number, fields: readonly number[], viewer: Viewer): Event;
}

export type EventTableOf<S extends Record<string, EventSpec>, Q extends Sorts = Sorts> = EventTable & {
  readonly id: { readonly [K in keyof S]: Values<S[K]> extends infer V extends EventFields ? EventNumber<V> : never };
  /** The events of a match with these sizes. */
  fit(sizes: Sizes<Q>): EventTable;
};

/** The types of event of a table. */
export type EventOf<T> = T extends { readonly id: infer Ids } ? keyof Ids & string : never;

const readField = (field: FieldSpec<string>, rangeOfSort: (sort: string) => Range): EventField => {
  const [name, spec] = typeof field === 'string' ? [field, field] : Object.entries(field)[0];
  const isPrivate = typeof spec === 'object' && 'own' in spec;
  const holds = isPrivate ? spec.own : spec;
  if (holds === 'number') return { name, isPrivate, range: holds };
  if (typeof holds !== 'string') return { name, isPrivate, range: holds };
  return { name, isPrivate, sort: holds, range: rangeOfSort(holds) };
};

/** A number as it is, where its range has no names. */
const valueIn = (range: EventField['range'], value: number): string | number | null => {
  if (range === 'number' || typeof range === 'number') return value;
  return nameOf(range, value) ?? null;
};

export const events = <const S extends Record<string, EventSpec<keyof Q & string>>, const Q extends Sorts = NoSorts>(
  spec: S,
  sorts?: Q,
): EventTableOf<S, Q> => {
  const names = Object.keys(spec);
  const fit = (sizes: Sizes): EventTable => {
    const fields = names.map(name =>
      spec[name].map(field => readField(field, sort => rangeOf(sorts ?? {}, sizes, sort))),
    );
    return {
      names,
      fields,
      tell: (event, values, viewer) => {
        const told: Record<string, string | number | null> = { type: names[event] };
        const seat = fields[event].findIndex(({ name }) => name === 'seat');
        for (const [i, { name, isPrivate, range }] of fields[event].entries())
          told[name] = isPrivate && (viewer === AUDIENCE || values[seat] !== viewer) ? '?' : valueIn(range, values[i]);
        return told as Event;
      },
    };
  };
  const id = Object.fromEntries(names.map((name, i) => [name, i])) as EventTableOf<S, Q>['id'];
  return { ...fit({}), id, fit };
};
