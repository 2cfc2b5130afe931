/** One attack after another on the same figure, and one dodge after another. */
import { chanceOf, strikeChance } from '../../rules/odds.ts';

export interface AttackLine {
  readonly hits: number;
  readonly parries: number;
  /** By this attack alone. */
  readonly strikes: number;
  /** By this one or one before it. SAGA-201 */
  readonly falls: number;
}

/** By attacker, in their order; the parry number is the target's. */
export const attackLines = (hits: readonly number[], parry: number): AttackLine[] => {
  let stands = 1;
  return hits.map(hit => {
    const strikes = strikeChance(hit, parry);
    stands *= 1 - strikes;
    return { hits: chanceOf(hit), parries: chanceOf(parry), strikes, falls: 1 - stands };
  });
};

/** The chance to get through one roll, two rolls … SAGA-161 */
export const dodgeChances = (dodge: number, rolls: number): number[] =>
  Array.from({ length: rolls }, (_, i) => chanceOf(dodge) ** (i + 1));
