/** Matches played by chance on fixed seeds, by somebody who likes to do things. */
import { PlayoutChance, type Wishes } from '@idavoll/engine';
import { playedOutWith } from '../../test/random-play.ts';
import type { Choice } from '../../test/table.ts';
import { Table } from './table.ts';

/** How much an offer that begins so is liked; any other is liked once. */
const LIKED: readonly (readonly [RegExp, number])[] = [
  [/^(duel|kaupmadur>home-)/, 300],
  [/^(attack|press)/, 40],
  [/^(berserkur|godi)>(sacred|camp|gold)/, 40],
  [/^(build|replace|refill)/, 60],
  [/^(convert|buy land|bargain|council|seer|steward)/, 30],
  [/^(cast|\w+ buys runes|axe|trade$)/, 15],
  [/^(divine|defence|twice|noResources|theirsAreYours|seaMove)>/, 5],
  [/^(give|ask|offer|accept|refuse|retreat|remove|land)/, 5],
  [/^(berserkur|godi|kaupmadur)>/, 3],
  [/^(home|sail|call|\w+ boards)/, 2],
];
const likingOf = (offer: string) => LIKED.find(([start]) => start.test(offer))?.[1] ?? 1;
/** Exchanges and ends of turns come in crowds, and lead nowhere. */
const isDull = (offer: string) => /^(exchange|end$|done$)/.test(offer);

/** Draws an offer, what is liked more often than the rest. */
export const keenly = (seed: number): Choice => {
  const chance = new PlayoutChance(seed);
  return offers => {
    const lively = offers.filter(offer => !isDull(offer));
    const open = lively.length > 0 && chance.below(12) > 0 ? lively : offers;
    let left = chance.below(open.reduce((sum, offer) => sum + likingOf(offer), 0));
    for (const offer of open) {
      left -= likingOf(offer);
      if (left < 0) return offer;
    }
    return open[0];
  };
};

/** A whole match. */
export const playedOut = (fresh: Wishes, seed: number): Table => playedOutWith(Table)(fresh, seed, keenly(seed));
