/** Matches played at random on fixed seeds, and all that one viewer of a match is sent. */
import { AUDIENCE, type Event, PlayoutChance, toJson, type Viewer, type Wishes } from '@idavoll/engine';
import { Table } from './table.ts';

/** So many fresh matches of one agreement, each on a seed of its own. */
export const tables = (fresh: Wishes, count: number): Table[] =>
  Array.from({ length: count }, (_, i) => new Table({ fresh, seed: `table ${i}` }));

/** Chooses among offers by chance, the same ones every time. */
export const randomly = (seed: number): ((offers: string[]) => string) => {
  const chance = new PlayoutChance(seed);
  return offers => offers[chance.below(offers.length)];
};

/** A whole match at random; `each` sees the table before every decision and after the last. */
export const playedOut = (fresh: Wishes, seed: number, each: (table: Table) => void = () => {}): Table => {
  const table = new Table({ fresh, seed: `match ${seed}` }).playUntil(t => {
    each(t);
    return false;
  }, randomly(seed));
  each(table);
  return table;
};

export const eventsOf = (table: Table, viewer: Viewer = AUDIENCE): Event[] =>
  table.match.events(viewer).map(({ event }) => event);

/** Everything that a viewer is sent of a match, byte by byte. */
export const sent = ({ match, c }: Table, viewer: Viewer): string =>
  JSON.stringify({
    view: toJson(c.layout, match.view(viewer)),
    events: match.events(viewer),
    offers: viewer === AUDIENCE ? [] : match.offers(viewer),
    awaiting: match.awaiting,
    steps: match.steps.length,
  });
