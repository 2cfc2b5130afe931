/** What the asked seat may do, sorted for the board: what is picked first, where it may go, and what is played at once. */
import { type Choice, type DeskOf, picksIn } from '@idavoll/board';
import type { Decoded } from '@idavoll/engine';
import type { Sight } from './sight.ts';

const keysOf = ({ kind, token, seat, treasure, leaf }: Decoded): readonly string[] => {
  if (kind === 'place') return [String(token)];
  if (kind === 'scare') return [`${seat} ${token}`];
  if (kind === 'use') return [String(treasure)];
  return kind === 'leaf' ? [`leaf ${leaf}`] : [];
};

const TO_REALM: ReadonlySet<string> = new Set(['place', 'scare', 'fly', 'stand']);
const TO_CARD: ReadonlySet<string> = new Set(['use', 'leaf']);

const targetOf = ({ kind, realm, artefact }: Decoded): string | undefined => {
  if (TO_REALM.has(kind)) return String(realm);
  return TO_CARD.has(kind) ? String(artefact) : undefined;
};

/** What this game's desk has besides what every desk has. */
export const deskOf = ({ choices }: DeskOf<Sight>, wish: string | undefined) => {
  const { picks, picked, onward } = picksIn(choices, keysOf, wish);
  const targets = new Map(
    (picks.length > 0 ? onward : choices).flatMap(({ move, fields }) => {
      const id = targetOf(fields);
      return id === undefined ? [] : [[id, move]];
    }),
  );
  return {
    /** Things to pick before a place is chosen, and the one picked. */
    picks,
    picked,
    /** Offers of this kind that are played with one touch. */
    direct: (kind: string): readonly Choice[] => choices.filter(({ fields }) => fields.kind === kind),
    /** The move that brings what is picked to this realm or artefact. */
    target: (id: string): string | undefined => targets.get(id),
  };
};

export type Desk = DeskOf<Sight> & ReturnType<typeof deskOf>;
