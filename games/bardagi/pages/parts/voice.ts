/** Nobody plays on a page: there are no players to be named. */
import type { PageProps } from '@idavoll/board';
import type { BardagiContent } from '../../rules/content.ts';
import type { Voice } from '../../words/names.ts';

export const voiceOf = ({ content, say }: Pick<PageProps, 'content' | 'say'>): Voice => ({
  content: content as BardagiContent,
  say,
  player: String,
});
