/** A player that takes any offer. It is shown what a person in its seat would be shown, and no more. */
import type { Chance, View } from '@idavoll/engine';

export type Bot = (view: View, offers: readonly string[]) => string;

export const randomBot =
  (chance: Chance): Bot =>
  (_view, offers) =>
    offers[chance.below(offers.length)];
