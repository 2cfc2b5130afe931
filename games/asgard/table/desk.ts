/** What the asked seat may do, sorted for the board: what is picked first, what is on a piece, and what is in the tray. */
import type { TableProps } from '@idavoll/board';
import { type Decoded, isOneOf, type Offer } from '@idavoll/engine';
import type { Sight } from './sight.ts';

/** The moves of which one thing is picked before the rest. */
const PICKED = ['swap', 'quarry', 'raise', 'arm'] as const;
type PickKind = (typeof PICKED)[number];

export interface Choice extends Offer {
  readonly fields: Decoded;
}

/** The attributes of a control that plays a move. */
interface Press {
  readonly 'data-move': string;
  readonly 'data-final': boolean | undefined;
  readonly role: 'button';
  readonly tabindex: 0;
  readonly 'aria-label': string;
  readonly title: string;
  readonly onClick: () => void;
}

export interface Desk {
  readonly sight: Sight;
  readonly isAsked: boolean;
  readonly isOffered: (move: string) => boolean;
  /** What is played with one touch in the tray, for there is no piece for it. */
  readonly plain: readonly Choice[];
  /** What is picked before the rest of the move, by the words of the notation; and the one picked. */
  readonly picks: readonly { readonly key: string; readonly kind: PickKind }[];
  readonly picked: string | undefined;
  readonly pick: (key: string) => void;
  /** The moves that go on from what is picked. */
  readonly onward: readonly Choice[];
  /** The move that brings what is picked to this space. */
  readonly target: (space: string) => string | undefined;
  readonly press: (move: string) => Press;
  readonly pointedAt: ReadonlySet<string>;
}

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

interface Source extends Pick<TableProps, 'game' | 'offers' | 'play' | 'pointedAt'> {
  readonly sight: Sight;
  readonly describe: (move: string) => string;
  readonly wish: string | undefined;
  readonly pick: (key: string) => void;
}

export const deskOf = ({ game, offers, play, pointedAt, sight, describe, wish, pick }: Source): Desk => {
  const choices = offers.flatMap((offer): Choice[] => {
    const move = game.moves.find(offer.move);
    return move === undefined ? [] : [{ ...offer, fields: game.moves.decode(move) }];
  });
  const picks = new Map<string, PickKind>();
  for (const { fields } of choices)
    if (isOneOf(PICKED, fields.kind)) for (const key of keysOf(fields)) picks.set(key, fields.kind);
  // What was picked last stays picked while it can; otherwise the first thing, so that one touch is enough.
  const picked = wish !== undefined && picks.has(wish) ? wish : picks.keys().next().value;
  const onward = choices.filter(({ fields }) => picked !== undefined && keysOf(fields).includes(picked));
  const targets = new Map(
    onward.flatMap(({ move, fields }) => (typeof fields.space === 'string' ? [[fields.space, move]] : [])),
  );
  const finals = new Map(offers.map(({ move, final }) => [move, final]));
  return {
    sight,
    isAsked: choices.length > 0,
    isOffered: move => finals.has(move),
    plain: choices.filter(({ fields }) => !ON_PIECES.has(fields.kind) && keysOf(fields).length === 0),
    picks: [...picks].map(([key, kind]) => ({ key, kind })),
    picked,
    pick,
    onward,
    target: space => targets.get(space),
    press: move => {
      const name = describe(move);
      return {
        'data-move': move,
        'data-final': finals.get(move) || undefined,
        role: 'button',
        tabindex: 0,
        'aria-label': name,
        title: finals.get(move) ? `${name} (${sight.say('table.final')})` : name,
        onClick: () => play(move),
      };
    },
    pointedAt,
  };
};
