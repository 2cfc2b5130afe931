/** What the asked seat may do, sorted for the dock: what is picked first, and what goes on from it. */
import { type Choice, type DeskOf, picksIn } from '@idavoll/board';
import type { Decoded } from '@idavoll/engine';
import type { Sight } from './sight.ts';

/** What has to be picked for a move. Of a quarry either stone can be the first. */
const keysOf = ({ kind, god, owner, given, stone, second, warrior, arm }: Decoded): readonly string[] => {
  if (kind === 'place') return [String(god)];
  if (kind === 'lure' || kind === 'reap') return [String(owner)];
  if (kind === 'swap') return [String(given)];
  if (kind === 'quarry') return [String(stone), String(second)];
  if (kind === 'raise') return [String(warrior)];
  return kind === 'arm' ? [String(arm)] : [];
};

/** These say no, or that it is enough: they come last, and step back behind the others. */
const QUIET: ReadonlySet<string> = new Set(['decline', 'stop', 'done', 'giveUp', 'pass', 'front']);
export const isQuiet = ({ fields }: Choice): boolean => QUIET.has(fields.kind);

const PICKED = ['place', 'lure', 'reap', 'swap', 'quarry', 'raise', 'arm'] as const;
type PickKind = (typeof PICKED)[number];

/** What this game's desk has besides what every desk has. */
export const deskOf = ({ choices }: DeskOf<Sight>, wish: string | undefined) => {
  const { picks, picked, onward } = picksIn(choices, keysOf, wish);
  const targets = new Map(
    onward.flatMap(({ move, fields }) => (typeof fields.space === 'string' ? [[fields.space, move]] : [])),
  );
  const plain = choices.filter(({ fields }) => keysOf(fields).length === 0);
  return {
    /** What is picked before the rest of the move, by the words of the notation; the one picked. */
    picks: picks.map(({ key, fields }) => ({ key, kind: fields.kind as PickKind })),
    picked,
    /** What can be answered at once, the refusals last. */
    answers: [...onward, ...plain.filter(one => !isQuiet(one)), ...plain.filter(isQuiet)],
    /** The move that brings what is picked to this space. */
    target: (space: string): string | undefined => targets.get(space),
  };
};

export type Desk = DeskOf<Sight> & ReturnType<typeof deskOf>;
