/** The figures of a pack as the pages show them. */
import type { PageProps } from '@idavoll/board';
import type { SagaContent } from '../../rules/content.ts';
import type { Say, Voice } from '../../words/names.ts';

export type Team = SagaContent['teams'][number];
export type Figure = Team['figures'][number];

/** Nobody plays on a page: there are no players to be named. */
export const voiceOf = ({ content, say }: Pick<PageProps, 'content' | 'say'>): Voice => ({
  content: content as SagaContent,
  say,
  player: String,
});

/** A chance in whole percent that never says "certain" or "never" where it is not. */
export const sayChance = (say: Say, chance: number): string => {
  if (chance > 0 && chance < 0.005) return say('chance', { percent: '<1' });
  if (chance < 1 && chance > 0.995) return say('chance', { percent: '>99' });
  return say('chance', { percent: Math.round(chance * 100) });
};
