/** Positions in words: what lies where, and the state that says the same. */
import { NONE, type Seat, type State, type Wishes } from '@idavoll/engine';
import { idsOf, indexIn } from '../../test/position.ts';
import { mimir } from '../index.ts';
import type { Context } from '../rules/context.ts';
import { go } from '../rules/state.ts';
import * as V from '../rules/vocabulary.ts';
import { handOf, screenOf } from '../rules/vocabulary.ts';

export type Kind = (typeof V.KINDS)[number];
/** What lies face up in a realm: each seat's tokens as '2 viking, wyrm', and the ids of treasures. */
interface RealmWords {
  readonly 0?: string;
  readonly 1?: string;
  readonly 2?: string;
  readonly 3?: string;
  readonly treasures?: readonly string[];
}

export interface PositionWords {
  readonly seats: number;
  readonly options?: Wishes['options'];
  readonly ring?: readonly string[];
  readonly startRealm?: string;
  readonly round?: number;
  /** 'resolution' and 'scoring' start as if the last player had just passed. */
  readonly phase?: V.PhaseName | 'resolution' | 'scoring';
  /** The turn order; in 'resolution' and 'scoring' the new one. */
  readonly order?: readonly Seat[];
  readonly realms?: Readonly<Record<string, RealmWords>>;
  readonly hands?: Readonly<Record<number, readonly string[]>>;
  readonly screens?: Readonly<Record<number, readonly string[]>>;
  readonly display?: readonly string[];
  readonly open?: readonly string[];
  /** Cards out of the game. */
  readonly removed?: readonly string[];
  readonly seed?: string;
}

const RING = ['asgard', 'niflheim', 'midgard', 'vanaheim', 'muspelheim', 'alfheim', 'jotunheim', 'helheim'];

const { realms, treasures, artefacts } = mimir.base.content;
export const realmIndex = (id: string): number => indexIn(idsOf(realms), id);
export const treasureIndex = (id: string): number => indexIn(idsOf(treasures), id);
export const cardIndex = (id: string): number => indexIn(idsOf(artefacts), id);
export const kindIndex = (kind: string) => V.KINDS.indexOf(kind as Kind);

const tokensOf = (words = ''): [kind: number, count: number][] =>
  words
    .split(',')
    .filter(part => part.trim() !== '')
    .map(part => {
      const [, count = '1', kind] = /^\s*(?:(\d+) )?(\w+)\s*$/.exec(part) ?? [];
      if (kindIndex(kind) < 0) throw new Error(`no such token: ${part}`);
      return [kindIndex(kind), Number(count)];
    });

const setPhase = (c: Context, s: State, { phase = 'placement', round }: PositionWords, order: readonly Seat[]) => {
  const { at, normal, tables } = c;
  s[at.round] = round ?? (phase === 'scoring' ? V.ROUNDS : 1);
  if (phase !== 'resolution' && phase !== 'scoring') {
    s[at.tokensLeft] = phase === 'placement' ? tables.placement[s[at.round] - 1][0] : 0;
    go(s, V.PHASE[phase], order[0]);
    return;
  }
  const last = order.length - 1;
  for (const seat of order) s[at.passed(seat)] = 1;
  s[at.passed(order[last])] = 0;
  if (normal) for (let i = 0; i < last; i++) s[at.nextOrder(i)] = order[i];
  s[at.turn] = last;
  go(s, V.PHASE.action, order[last]);
};

/** The state that these words describe. */
export const positionOf = (c: Context, words: PositionWords): State => {
  const { at, seats, ringSize, tables } = c;
  const s = c.layout.state();
  for (const cell of [at.essenceRealm, at.elite, at.standing, at.carried, at.taken, at.removedMaterial]) s[cell] = NONE;
  for (let i = 0; i < seats; i++) {
    s[at.queue(i)] = NONE;
    s[at.nextOrder(i)] = NONE;
    for (const [kind, count] of tables.army.entries()) s[at.supply(i, kind)] = count;
  }
  for (const t of treasures.keys()) s[at.use(t)] = NONE;
  for (const card of artefacts.keys()) s[at.leaf(card)] = NONE;
  const ring = words.ring ?? RING.slice(0, ringSize);
  for (const [i, realm] of ring.entries()) s[at.ring(i)] = realmIndex(realm);
  s[at.startRealm] = realmIndex(words.startRealm ?? ring[0]);
  const order = words.order ?? Array.from({ length: seats }, (_, seat) => seat);
  for (const [i, seat] of order.entries()) s[at.order(i)] = seat;

  for (const [realm, lying] of Object.entries(words.realms ?? {})) {
    for (let seat = 0; seat < seats; seat++)
      for (const [kind, count] of tokensOf(lying[seat as 0])) {
        s[at.faceUp(realmIndex(realm), seat, kind)] = count;
        s[at.supply(seat, kind)] -= count;
      }
    for (const id of lying.treasures ?? []) s[at.treasure(treasureIndex(id))] = V.FIRST_REALM + realmIndex(realm);
  }
  for (const [seat, ids] of Object.entries(words.screens ?? {}))
    for (const id of ids) s[at.treasure(treasureIndex(id))] = screenOf(Number(seat));
  for (const [seat, ids] of Object.entries(words.hands ?? {})) {
    for (const id of ids) s[at.card(cardIndex(id))] = handOf(Number(seat));
    s[at.cardCount(Number(seat))] = ids.length;
  }
  for (const id of words.display ?? []) {
    s[at.card(cardIndex(id))] = V.DISPLAY;
    s[at.face(cardIndex(id))] = V.SEEN;
  }
  for (const id of words.removed ?? []) {
    s[at.card(cardIndex(id))] = V.REMOVED;
    s[at.face(cardIndex(id))] = V.SEEN;
  }
  for (const id of words.open ?? []) s[at.face(cardIndex(id))] = V.OPEN;
  setPhase(c, s, words, order);
  return s;
};
