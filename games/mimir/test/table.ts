/** Positions in words and moves in notation, so that tests read like the rulebook. */
import {
  type Agreement,
  agree,
  HIDDEN,
  Match,
  NONE,
  type Seat,
  type State,
  seedFrom,
  type Wishes,
} from '@idavoll/engine';
import { expect } from 'vitest';
import { mimir } from '../index.ts';
import { createContext } from '../rules/context.ts';
import { type Breakdown, breakdown } from '../rules/score.ts';
import * as V from '../rules/vocabulary.ts';

/** The seats of the rulebooks' running example. */
export const PURPLE = 0;
export const BLUE = 1;
export const GREEN = 2;
export const RED = 3;

type Kind = (typeof V.KINDS)[number];
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
  readonly hands?: Readonly<Record<Seat, readonly string[]>>;
  readonly screens?: Readonly<Record<Seat, readonly string[]>>;
  readonly display?: readonly string[];
  readonly open?: readonly string[];
  readonly seed?: string;
}

const RING = ['asgard', 'niflheim', 'midgard', 'vanaheim', 'muspelheim', 'alfheim', 'jotunheim', 'helheim'];

export const agreed = (wishes: Wishes): Agreement => {
  const result = agree(mimir, wishes);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const { realms, treasures, artefacts } = mimir.base.content;
const indexIn = (entries: readonly { readonly id: string }[], id: string) => {
  const index = entries.findIndex(entry => entry.id === id);
  if (index < 0) throw new Error(`there is no ${id}`);
  return index;
};
export const realmIndex = (id: string): number => indexIn(realms, id);
export const treasureIndex = (id: string): number => indexIn(treasures, id);
export const cardIndex = (id: string): number => indexIn(artefacts, id);
const kindIndex = (kind: string) => V.KINDS.indexOf(kind as Kind);

const tokensOf = (words = ''): [kind: number, count: number][] =>
  words
    .split(',')
    .filter(part => part.trim() !== '')
    .map(part => {
      const [, count = '1', kind] = /^\s*(?:(\d+) )?(\w+)\s*$/.exec(part) ?? [];
      if (kindIndex(kind) < 0) throw new Error(`no such token: ${part}`);
      return [kindIndex(kind), Number(count)];
    });

/** A match at a table, asked and answered in words. */
export class Table {
  readonly match: Match;
  readonly c: ReturnType<typeof createContext>;

  constructor(words: PositionWords | { readonly fresh: Wishes; readonly seed?: string }) {
    const wishes: Wishes =
      'fresh' in words ? words.fresh : { seats: words.seats, ...(words.options && { options: words.options }) };
    const agreement = agreed(wishes);
    this.c = createContext(agreement, mimir.base.content);
    const seed = seedFrom(words.seed ?? 'a table');
    this.match = new Match({
      module: mimir,
      agreement,
      seed,
      ...('fresh' in words ? {} : { position: this.#set(words) }),
    });
  }

  get state(): State {
    return this.match.state;
  }
  get phase(): V.PhaseName {
    return V.PHASES[this.state[this.c.at.phase]];
  }
  get round(): number {
    return this.state[this.c.at.round];
  }
  get startRealm(): string {
    return realms[this.state[this.c.at.startRealm]].id;
  }
  get ring(): string[] {
    return Array.from({ length: this.c.ringSize }, (_, i) => realms[this.state[this.c.at.ring(i)]].id);
  }
  get order(): Seat[] {
    return Array.from({ length: this.c.seats }, (_, i) => this.state[this.c.at.order(i)]);
  }
  /** The lone awaited seat; undefined when several are awaited or none. */
  get active(): Seat | undefined {
    const seats = this.awaited;
    return seats.length === 1 ? seats[0] : undefined;
  }
  get awaited(): Seat[] {
    return Array.from({ length: this.c.seats }, (_, seat) => seat).filter(seat => this.match.awaiting & (1 << seat));
  }

  offers(seat: Seat): string[] {
    return this.match.legal(seat).map(move => this.match.game.moves.notate(move));
  }
  /** Plays these moves of one seat; each must be accepted. */
  play(seat: Seat, ...texts: string[]): this {
    for (const text of texts)
      expect(this.match.submit(seat, this.match.nth(seat), text), `${seat} ${text}`).toMatchObject({ ok: true });
    return this;
  }
  /** Tries a move that must be refused; gives the rule that forbids it, or the refusal's code. */
  refused(seat: Seat, text: string): string {
    const before = this.state.slice();
    const result = this.match.submit(seat, this.match.nth(seat), text);
    expect(result.ok, `${seat} ${text}`).toBe(false);
    expect(this.state).toEqual(before);
    if (result.ok) return '';
    return 'rule' in result.error ? result.error.rule : result.error.code;
  }
  /** Plays the first offer of whoever is awaited, until `stop` says so or the match is over. */
  playUntil(
    stop: (table: this) => boolean,
    choose: (offers: string[], seat: Seat) => string = offers => offers[0],
  ): this {
    for (let guard = 0; !stop(this) && !this.match.over; guard++) {
      if (guard > 2000) throw new Error('this takes too long');
      const seat = this.awaited[0];
      this.play(seat, choose(this.offers(seat), seat));
    }
    return this;
  }

  /** Face-up tokens of a seat in a realm, as '2 viking, wyrm'. */
  tokens(realm: string, seat: Seat): string {
    return this.#words(kind => this.state[this.c.at.faceUp(realmIndex(realm), seat, kind)]);
  }
  faceDown(realm: string, seat: Seat): string {
    return this.#words(kind => this.state[this.c.at.faceDown(realmIndex(realm), seat, kind)]);
  }
  placed(realm: string, seat: Seat): number {
    return this.state[this.c.at.placed(realmIndex(realm), seat)];
  }
  vikings(realm: string, seat: Seat): number {
    return this.c.vikingsIn(this.state, realmIndex(realm), seat);
  }
  supply(seat: Seat, kind: Kind): number {
    return this.state[this.c.at.supply(seat, kindIndex(kind))];
  }
  treasuresIn(realm: string): string[] {
    return this.#treasuresAt(V.FIRST_REALM + realmIndex(realm));
  }
  treasuresOf(seat: Seat): string[] {
    return this.#treasuresAt(this.c.screenOf(seat));
  }
  treasuresGone(): string[] {
    return this.#treasuresAt(V.GONE);
  }
  cardsOf(seat: Seat): string[] {
    return this.#cardsAt(this.c.handOf(seat));
  }
  display(): string[] {
    return this.#cardsAt(V.DISPLAY);
  }
  deck(): string[] {
    return this.#cardsAt(V.DECK);
  }
  removedCards(): string[] {
    return this.#cardsAt(V.REMOVED);
  }
  face(card: string): (typeof V.FACES)[number] {
    return V.FACES[this.state[this.c.at.face(cardIndex(card))]];
  }
  breakdown(seat: Seat): Breakdown {
    return breakdown(this.c, this.state, seat);
  }
  get scores(): number[] {
    return Array.from(this.match.outcome()?.scores ?? []);
  }
  get places(): number[] {
    return Array.from(this.match.outcome()?.places ?? []);
  }
  /** What a viewer sees of one cell: a number, or undefined when it is hidden. */
  seen(viewer: number, cell: number): number | undefined {
    const value = this.match.view(viewer)[cell];
    return value === HIDDEN ? undefined : value;
  }
  /** The types of events told to a viewer since a step, in order. */
  story(viewer: number, since = 0): string[] {
    return this.match.events(viewer, since).map(({ event }) => event.type);
  }

  #words(count: (kind: number) => number): string {
    return V.KINDS.flatMap((name, kind) =>
      count(kind) === 0 ? [] : count(kind) === 1 ? [name] : [`${count(kind)} ${name}`],
    ).join(', ');
  }
  #treasuresAt(place: number): string[] {
    return treasures.filter((_, t) => this.state[this.c.at.treasure(t)] === place).map(({ id }) => id);
  }
  #cardsAt(place: number): string[] {
    return artefacts.filter((_, card) => this.state[this.c.at.card(card)] === place).map(({ id }) => id);
  }

  #set(words: PositionWords): State {
    const { at, seats, ringSize, tables } = this.c;
    const s = this.c.layout.state();
    for (const cell of [at.essenceRealm, at.elite, at.standing, at.carried, at.taken, at.removedMaterial])
      s[cell] = NONE;
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
      for (const id of ids) s[at.treasure(treasureIndex(id))] = this.c.screenOf(Number(seat));
    for (const [seat, ids] of Object.entries(words.hands ?? {})) {
      for (const id of ids) s[at.card(cardIndex(id))] = this.c.handOf(Number(seat));
      s[at.cardCount(Number(seat))] = ids.length;
    }
    for (const id of words.display ?? []) {
      s[at.card(cardIndex(id))] = V.DISPLAY;
      s[at.face(cardIndex(id))] = V.SEEN;
    }
    for (const id of words.open ?? []) s[at.face(cardIndex(id))] = V.OPEN;
    this.#setPhase(s, words, order);
    return s;
  }

  #setPhase(s: State, { phase = 'placement', round }: PositionWords, order: readonly Seat[]) {
    const { at, normal, tables } = this.c;
    s[at.round] = round ?? (phase === 'scoring' ? V.ROUNDS : 1);
    if (phase !== 'resolution' && phase !== 'scoring') {
      s[at.tokensLeft] = phase === 'placement' ? tables.placement[s[at.round] - 1][0] : 0;
      this.c.go(s, phase, order[0]);
      return;
    }
    const last = order.length - 1;
    for (const seat of order) s[at.passed(seat)] = 1;
    s[at.passed(order[last])] = 0;
    if (normal) for (let i = 0; i < last; i++) s[at.nextOrder(i)] = order[i];
    s[at.turn] = last;
    this.c.go(s, 'action', order[last]);
  }
}
