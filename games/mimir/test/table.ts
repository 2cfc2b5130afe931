/** A match in words, its moves in notation, so that tests read like the rulebook. */
import { AUDIENCE, type GameModule, HIDDEN, type Seat, type Viewer } from '@idavoll/engine';
import { agreedIn, type Fresh, TableInWords } from '../../test/table.ts';
import { mimir } from '../index.ts';
import type { Context } from '../rules/context.ts';
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

export const agreed = agreedIn(mimir);

const { realms, treasures, artefacts } = mimir.base.content;

/** A match at a table, asked and answered in words. */
export class Table extends TableInWords<Context, V.PhaseName, PositionWords> {
  constructor(words: PositionWords | Fresh) {
    super(mimir as GameModule, V.PHASES, words, positionOf);
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
    return this.bySeat(this.c.at.order);
  }
  /** Chooses an elite and skips its action: it stays where it is and moves nothing. */
  skip(seat: Seat, elite: string): this {
    this.play(seat, `choose ${elite}`);
    const staying = this.offers(seat).find(offer => offer === 'skip' || offer.startsWith('stand '));
    if (staying) this.play(seat, staying);
    return this.phase === 'call' || this.phase === 'scare' ? this.play(seat, 'stop') : this;
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
  /** What a viewer sees of one cell: a number, or undefined when it is hidden. */
  seen(viewer: number, cell: number): number | undefined {
    const value = this.match.view(viewer)[cell];
    return value === HIDDEN ? undefined : value;
  }
  /** The types of events told to a viewer since a step, in order. */
  story(viewer: Viewer = AUDIENCE, since = 0): string[] {
    return this.events(viewer, since).map(({ type }) => type);
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
