/** Matches played by chance on fixed seeds, and all that one viewer of a match is sent. */
import { AUDIENCE, type Match, PlayoutChance, toJson, type Viewer, type Wishes } from '@idavoll/engine';
import type { Choice, Fresh } from './table.ts';

/** Chooses among offers by chance, the same ones every time. */
export const randomly = (seed: number): Choice => {
  const chance = new PlayoutChance(seed);
  return offers => offers[chance.below(offers.length)];
};

interface Played {
  playUntil(stop: (table: this) => boolean, choose: Choice): this;
}

/** So many fresh matches of one agreement, each on a seed of its own. */
export const freshOnes =
  <Table>(Made: new (words: Fresh) => Table) =>
  (fresh: Wishes, count: number): Table[] =>
    Array.from({ length: count }, (_, i) => new Made({ fresh, seed: `table ${i}` }));

/** Whole matches. */
export const playedOutWith =
  <Table extends Played>(Made: new (words: Fresh) => Table) =>
  (fresh: Wishes, seed: number, choose: Choice = randomly(seed)): Table =>
    new Made({ fresh, seed: `match ${seed}` }).playUntil(() => false, choose);

/** The same at random; `each` sees the table before every decision and after the last. */
export const watchedWith =
  <Table extends Played>(Made: new (words: Fresh) => Table) =>
  (fresh: Wishes, seed: number, each: (table: Table) => void = () => {}): Table => {
    const table = new Made({ fresh, seed: `match ${seed}` }).playUntil(t => {
      each(t);
      return false;
    }, randomly(seed));
    each(table);
    return table;
  };

/** Everything that a viewer is sent of a match, byte by byte. */
export const sent = ({ match }: { readonly match: Match }, viewer: Viewer): string =>
  JSON.stringify({
    view: toJson(match.game.layout, match.view(viewer)),
    events: match.events(viewer),
    offers: viewer === AUDIENCE ? [] : match.offers(viewer),
    awaiting: match.awaiting,
    steps: match.steps.length,
  });
