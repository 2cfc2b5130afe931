/** A match in words, its moves in notation, so that tests read like the rulebook. */
import {
  type Agreement,
  AUDIENCE,
  agree,
  type Event,
  HIDDEN,
  Match,
  type Seat,
  type State,
  seedFrom,
  type Wishes,
} from '@idavoll/engine';
import { expect } from 'vitest';
import { mimir } from '../index.ts';
import { createContext } from '../rules/context.ts';
import { vikingsIn } from '../rules/realms.ts';
import { type Breakdown, breakdown } from '../rules/score.ts';
import * as V from '../rules/vocabulary.ts';
import { handOf, screenOf } from '../rules/vocabulary.ts';
import { cardIndex, type Kind, kindIndex, type PositionWords, positionOf, realmIndex } from './position.ts';

export { cardIndex, type PositionWords, realmIndex, treasureIndex } from './position.ts';

/** The seats of the rulebooks' running example. */
export const PURPLE = 0;
export const BLUE = 1;
export const GREEN = 2;
export const RED = 3;

export const agreed = (wishes: Wishes): Agreement => {
  const result = agree(mimir, wishes);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const { realms, treasures, artefacts } = mimir.base.content;

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
      ...('fresh' in words ? {} : { position: positionOf(this.c, words) }),
    });
    this.#mustBeSound();
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
    for (const text of texts) {
      expect(this.match.submit(seat, this.match.nth(seat), text), `${seat} ${text}`).toMatchObject({ ok: true });
      this.#mustBeSound();
    }
    return this;
  }
  /** Chooses an elite and skips its action: it stays where it is and moves nothing. */
  skip(seat: Seat, elite: string): this {
    this.play(seat, `choose ${elite}`);
    const staying = this.offers(seat).find(offer => offer === 'skip' || offer.startsWith('stand '));
    if (staying) this.play(seat, staying);
    return this.phase === 'call' || this.phase === 'scare' ? this.play(seat, 'stop') : this;
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
    return vikingsIn(this.c, this.state, realmIndex(realm), seat);
  }
  supply(seat: Seat, kind: Kind): number {
    return this.state[this.c.at.supply(seat, kindIndex(kind))];
  }
  treasuresIn(realm: string): string[] {
    return this.#treasuresAt(V.FIRST_REALM + realmIndex(realm));
  }
  treasuresOf(seat: Seat): string[] {
    return this.#treasuresAt(screenOf(seat));
  }
  treasuresGone(): string[] {
    return this.#treasuresAt(V.GONE);
  }
  cardsOf(seat: Seat): string[] {
    return this.#cardsAt(handOf(seat));
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
  /** The events of one type told to a viewer, in order. */
  told(type: string, viewer = AUDIENCE): Event[] {
    return this.match.events(viewer).flatMap(({ event }) => (event.type === type ? [event] : []));
  }
  /** The types of events told to a viewer since a step, in order. */
  story(viewer: number, since = 0): string[] {
    return this.match.events(viewer, since).map(({ event }) => event.type);
  }

  #mustBeSound() {
    expect(this.match.game.check(this.state)).toBeUndefined();
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
}
