/** What the asked seat may do, sorted for the board: what is picked first, what is on a piece, and what is in the tray. */
import { type DeskOf, picksIn } from '@idavoll/board';
import type { Decoded } from '@idavoll/engine';
import type { Sight } from './sight.ts';

/** These are controls on the board: on a slot, a space, a tile, a recruit, a disc. All others are in the tray. */
const ON_PIECES: ReadonlySet<string> = new Set([
  'recruit',
  'from',
  'retrieve',
  'choose',
  'place',
  'use',
  'lift',
  'liftOne',
  'liftAll',
  'call',
  'lure',
  'reap',
  'browse',
  'scorch',
  'muster',
  'front',
  'stand',
  'build',
  'fourth',
  'give',
  'lay',
  'flip',
  'hire',
  'buy',
  'disc',
  'send',
]);

/** What has to be picked for a move. Of a quarry either stone can be the first. */
const keysOf = ({ kind, given, stone, second, warrior, arm }: Decoded): readonly string[] => {
  if (kind === 'swap') return [String(given)];
  if (kind === 'quarry') return [String(stone), String(second)];
  if (kind === 'raise') return [String(warrior)];
  return kind === 'arm' ? [String(arm)] : [];
};

/** What this game's desk has besides what every desk has. */
export const deskOf = ({ choices }: DeskOf<Sight>, wish: string | undefined) => {
  const { picks, picked, onward } = picksIn(choices, keysOf, wish);
  const targets = new Map(
    onward.flatMap(({ move, fields }) => (typeof fields.space === 'string' ? [[fields.space, move]] : [])),
  );
  return {
    /** What is picked before the rest of the move, by the words of the notation; the one picked, and what goes on from it. */
    picks: picks.map(({ key, fields }) => ({ key, kind: fields.kind as 'swap' | 'quarry' | 'raise' | 'arm' })),
    picked,
    onward,
    /** What is played with one touch in the tray, for there is no piece for it. */
    plain: choices.filter(({ fields }) => !ON_PIECES.has(fields.kind) && keysOf(fields).length === 0),
    /** The move that brings what is picked to this space. */
    target: (space: string): string | undefined => targets.get(space),
  };
};

export type Desk = DeskOf<Sight> & ReturnType<typeof deskOf>;
