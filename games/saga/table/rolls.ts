/** The dice that were rolled, as the events tell them. */
import type { Event } from '@idavoll/engine';

export interface Roll {
  readonly sort: 'hit' | 'parry' | 'dodge';
  readonly isGood: boolean;
  /** What was needed, and what was rolled. */
  readonly number: number;
  readonly die: number;
  /** Who rolled. */
  readonly figure: string;
}

const SORTS: Readonly<Record<string, Pick<Roll, 'sort' | 'isGood'>>> = {
  hit: { sort: 'hit', isGood: true },
  missed: { sort: 'hit', isGood: false },
  parried: { sort: 'parry', isGood: true },
  failedParry: { sort: 'parry', isGood: false },
  dodged: { sort: 'dodge', isGood: true },
  failedDodge: { sort: 'dodge', isGood: false },
};

const rollOf = ({ type, figure, target, number, die }: Event): Roll | undefined => {
  const sort = SORTS[type];
  if (!sort) return undefined;
  const roller = sort.sort === 'parry' ? target : figure;
  return { ...sort, number: Number(number), die: Number(die), figure: String(roller) };
};

export const rollsIn = (events: readonly Event[]): Roll[] => events.flatMap(event => rollOf(event) ?? []);

/** The dice of the last dodge or attack of all, a parry together with the hit before it; and where in the story they begin. */
export const lastRolls = (story: readonly Event[]): { readonly at: number; readonly rolls: readonly Roll[] } => {
  const last = story.findLastIndex(({ type }) => type in SORTS);
  const at =
    story[last]?.type === 'parried' || story[last]?.type === 'failedParry'
      ? story.findLastIndex(({ type }) => type === 'hit')
      : last;
  return { at, rolls: last < 0 ? [] : rollsIn(story.slice(at, last + 1)) };
};
