/** A second look at scoring that shares nothing with the rules: the best assignment by trying all, and what is wrong with one. */
import { NONE } from '@idavoll/engine';
import { mimir } from '../index.ts';
import { breakdown } from '../rules/score.ts';
import { handOf, screenOf } from '../rules/vocabulary.ts';
import { cardIndex, type Table, treasureIndex } from './table.ts';

const { artefacts, treasures } = mimir.base.content;
const cardOf = (id: string) => artefacts[cardIndex(id)];
const materialOf = (id: string) => treasures[treasureIndex(id)].material;
const needsOf = (id: string) =>
  Object.entries(cardOf(id).requires).flatMap(([need, count]) => Array<string>(count).fill(need));

export const pointsOf = (ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + treasures[treasureIndex(id)].points, 0);

/** Whether each of these needs gets a treasure of its material or a leaf, trying both. */
const canCover = ([need, ...rest]: string[], have: readonly string[], leaves: number): boolean => {
  if (need === undefined) return true;
  const found = have.indexOf(need);
  return (
    (found >= 0 && canCover(rest, have.toSpliced(found, 1), leaves)) || (leaves > 0 && canCover(rest, have, leaves - 1))
  );
};

/** The most points that these cards can give: each one completed, flipped or left alone. */
export const mostCardPoints = (cards: readonly string[], held: readonly string[]): number => {
  const have = held.map(materialOf);
  const decide = ([card, ...rest]: readonly string[], completed: readonly string[], leaves: number): number => {
    if (card !== undefined)
      return Math.max(
        decide(rest, [...completed, card], leaves),
        decide(rest, completed, leaves + 1),
        decide(rest, completed, leaves),
      );
    if (!canCover(completed.flatMap(needsOf), have, leaves)) return 0;
    return completed.reduce((sum, id) => sum + cardOf(id).points, 0);
  };
  return decide(cards, [], 0);
};

/** What is against the rules in a seat's assignment, or in the total that it is said to give. */
export const faultsOf = ({ c, state }: Pick<Table, 'c' | 'state'>, seat: number): string[] => {
  const { at } = c;
  const faults: string[] = [];
  const cards = [...artefacts.keys()].filter(card => state[at.card(card)] === handOf(seat));
  const held = [...treasures.keys()].filter(t => state[at.treasure(t)] === screenOf(seat));
  const isFlipped = (card: number) => state[at.flipped(card)] === 1;
  let total = pointsOf(held.map(t => treasures[t].id));

  for (const card of [...held.map(t => state[at.use(t)]), ...cards.map(leaf => state[at.leaf(leaf)])])
    if (card !== NONE && !cards.includes(card)) faults.push('a card of somebody else is served');
  for (const leaf of cards)
    if (state[at.leaf(leaf)] !== NONE && !isFlipped(leaf)) faults.push('a card lends its leaf without being flipped');
  for (const card of cards) {
    const leaves = cards.filter(leaf => state[at.leaf(leaf)] === card).length;
    const missing = needsOf(artefacts[card].id);
    for (const t of held.filter(t => state[at.use(t)] === card)) {
      const need = missing.indexOf(treasures[t].material);
      if (need < 0) faults.push('a treasure serves a card that does not need it');
      else missing.splice(need, 1);
    }
    const served = leaves > 0 || missing.length < needsOf(artefacts[card].id).length;
    if (leaves > missing.length) faults.push('a card has more leaves than it needs');
    if (isFlipped(card) && served) faults.push('a flipped card is served');
    if (leaves === missing.length) total += artefacts[card].points;
  }
  const counted = breakdown(c, state, seat).total;
  if (counted !== total) faults.push(`${counted} points are counted, not ${total}`);
  return faults;
};
