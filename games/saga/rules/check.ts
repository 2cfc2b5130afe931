/** What else holds in every position that play can reach: without it play goes on all the same. */
import { NONE, type Nth } from '@idavoll/engine';
import type { Context } from './context.ts';
import { at, type State } from './state.ts';

export const check = ({ battlefield: { places, centre } }: Context, s: State): string | undefined => {
  for (let place: Nth<'place'> = 0; place < places; place++) {
    const where: number = s[at.chest(place)];
    if (where !== NONE && where !== centre[place] && !s[at.taken(place)]) return `chest ${place} has moved by itself`;
    for (let other: Nth<'place'> = 0; other < place; other++)
      if (s[at.tile(place)] !== NONE && s[at.tile(other)] === s[at.tile(place)]) return 'a tile lies there twice'; // SAGA-053
  }
  return s[at.master] === NONE && s[at.green] > 0 ? 'tokens were turned without a Master' : undefined;
};
