/** What the asked seat may do, sorted for the board: what is picked first, where it may go, and what is played at once. */
import type { TableProps } from '@idavoll/board';
import type { Decoded, Offer } from '@idavoll/engine';
import type { Sight } from './sight.ts';

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
  /** Said of moves that cannot be taken back. */
  readonly title: string | undefined;
  readonly onClick: () => void;
}

export interface Desk {
  readonly sight: Sight;
  /** Offers of this kind that are played with one touch. */
  readonly direct: (kind: string) => readonly Choice[];
  /** Things to pick before a place is chosen, and the one picked. */
  readonly picks: readonly { readonly key: string; readonly fields: Decoded }[];
  readonly picked: string | undefined;
  readonly pick: (key: string) => void;
  /** The move that brings what is picked to this realm or artefact. */
  readonly target: (id: string) => string | undefined;
  readonly press: (move: string) => Press;
  readonly pointedAt: ReadonlySet<string>;
}

const pickKey = ({ kind, token, seat, treasure, leaf }: Decoded): string | undefined => {
  if (kind === 'place') return String(token);
  if (kind === 'scare') return `${seat} ${token}`;
  if (kind === 'use') return String(treasure);
  return kind === 'leaf' ? `leaf ${leaf}` : undefined;
};

const TO_REALM: ReadonlySet<string> = new Set(['place', 'scare', 'fly', 'stand']);
const TO_CARD: ReadonlySet<string> = new Set(['use', 'leaf']);

const targetOf = ({ kind, realm, artefact }: Decoded): string | undefined => {
  if (TO_REALM.has(kind)) return String(realm);
  return TO_CARD.has(kind) ? String(artefact) : undefined;
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
  const picks = new Map<string, Decoded>();
  for (const { fields } of choices) {
    const key = pickKey(fields);
    if (key !== undefined && !picks.has(key)) picks.set(key, fields);
  }
  // What was picked last stays picked while it can; otherwise the first thing, so that one touch is enough.
  const picked = wish !== undefined && picks.has(wish) ? wish : picks.keys().next().value;
  const targets = new Map<string, string>();
  for (const { move, fields } of choices) {
    const id = targetOf(fields);
    if (id !== undefined && pickKey(fields) === (picks.size > 0 ? picked : undefined)) targets.set(id, move);
  }
  const finals = new Set(offers.filter(offer => offer.final).map(offer => offer.move));
  return {
    sight,
    direct: kind => choices.filter(({ fields }) => fields.kind === kind),
    picks: [...picks].map(([key, fields]) => ({ key, fields })),
    picked,
    pick,
    target: id => targets.get(id),
    press: move => ({
      'data-move': move,
      'data-final': finals.has(move) || undefined,
      role: 'button',
      tabindex: 0,
      'aria-label': describe(move),
      title: finals.has(move) ? sight.say('table.final') : undefined,
      onClick: () => play(move),
    }),
    pointedAt,
  };
};

/** SVG shapes are no buttons by themselves: they answer to the keys of one here. */
export const withKeys = (press: Press) => ({
  ...press,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) press.onClick();
  },
});
