/** A match in words, its moves in notation, so that tests read like the rulebook. */
import {
  type Agreement,
  AUDIENCE,
  agree,
  type Event,
  Match,
  NONE,
  type Seat,
  seedFrom,
  type Wishes,
} from '@idavoll/engine';
import { expect } from 'vitest';
import { saga } from '../index.ts';
import type { Context } from '../rules/context.ts';
import { figuresLeft, owns } from '../rules/figures.ts';
import { pointsOnField } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { fieldNames, figuresOf } from '../rules/tables.ts';
import * as V from '../rules/vocabulary.ts';
import { figureIndex, type PositionWords, positionOf } from './position.ts';
import { madeFor, Script, type Token } from './script.ts';

export type { PositionWords } from './position.ts';

/** The players of the ledger's examples. */
export const A = 0;
export const B = 1;
export const C = 2;

export const agreed = (wishes: Wishes): Agreement => {
  const result = agree(saga, wishes);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const figures = figuresOf(saga.base.content).map(({ name }) => name);

const wishesOf = (words: PositionWords): Wishes => ({
  seats: words.figures.length,
  options: { saga: words.saga ?? 'fight', ...words.options },
});

/** A match at a table, asked and answered in words. */
export class Table {
  readonly match: Match;
  readonly c: Context;
  readonly #fields: readonly string[];
  readonly #script: Script;
  #told = 0;

  /** A set position, whose dice and tokens the test must say; or a fresh match, where the seed says those it does not. */
  constructor(words: PositionWords | { readonly fresh: Wishes; readonly seed?: string }) {
    const agreement = agreed('fresh' in words ? words.fresh : wishesOf(words));
    this.c = madeFor(agreement).c;
    this.#fields = fieldNames(this.c.battlefield);
    this.#script = new Script(!('fresh' in words) && words.seed === undefined);
    this.match = new Match({
      module: this.#script.module(),
      agreement,
      seed: seedFrom(words.seed ?? 'a table'),
      ...('fresh' in words ? {} : { position: positionOf(this.c, words) }),
    });
    this.#mustBeSound();
  }

  get state(): State {
    return this.match.state as State;
  }
  get phase(): V.PhaseName {
    return V.PHASES[this.state[this.c.at.phase]];
  }
  get saga(): V.SagaName {
    return V.SAGAS[this.state[this.c.at.saga]];
  }
  /** The awaited seat; undefined when the match is over. */
  get active(): Seat | undefined {
    return this.match.over ? undefined : this.state[this.c.at.active];
  }
  /** By seat. */
  get teams(): string[] {
    return this.#seats.map(seat => V.TEAMS[this.state[this.c.at.team(seat)]]);
  }
  get points(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.points(seat)]);
  }
  /** What each seat would get besides if the saga ended now. */
  get pointsOnField(): number[] {
    return this.#seats.map(seat => pointsOnField(this.c, this.state, seat));
  }
  get figuresLeft(): number[] {
    return this.#seats.map(seat => figuresLeft(this.c, this.state, seat));
  }
  get master(): Seat | undefined {
    const master = this.state[this.c.at.master];
    return master === NONE ? undefined : master;
  }
  get green(): number {
    return this.state[this.c.at.green];
  }
  get rounds(): number {
    return this.state[this.c.at.rounds];
  }
  get scores(): number[] {
    return Array.from(this.match.outcome()?.scores ?? []);
  }
  get places(): number[] {
    return Array.from(this.match.outcome()?.places ?? []);
  }

  /** What fills a field: a figure, terrain, the crown, or undefined. */
  on(field: string): string | undefined {
    return [...V.TERRAINS, 'crown', ...figures][this.state[this.c.at.on(this.#field(field))]];
  }
  /** Where a figure stands; undefined once it has fallen. */
  where(figure: string): string | undefined {
    return this.#fields[this.state[this.c.at.stands(figureIndex(figure))]];
  }
  /** The figures of a seat in the words of a position: 'captain 0,0 swordsman-1 1,0'. */
  figures(seat: Seat): string {
    return figures
      .filter((name, figure) => owns(this.c, this.state, seat, figure) && this.where(name) !== undefined)
      .map(name => `${name} ${this.where(name)}`)
      .join(' ');
  }
  /** Where the chest is that began on this field: a field or a figure. */
  chest(centre: string): string | undefined {
    const place = this.c.battlefield.centre.indexOf(this.#field(centre));
    return [...this.#fields, ...figures][this.state[this.c.at.chest(place)]];
  }

  /** The dice of the next moves, in the order they are rolled. All must be used by the next `play`. */
  rolls(...dice: number[]): this {
    this.#script.dice.push(...dice);
    return this;
  }
  /** The hourglass tokens of the next moves. */
  tokens(...tokens: Token[]): this {
    this.#script.tokens.push(...tokens);
    return this;
  }
  offers(seat = this.active ?? NONE): string[] {
    return this.match.legal(seat).map(move => this.match.game.moves.notate(move));
  }
  /** Whether an offered move could be taken back. */
  isFinal(text: string, seat = this.active ?? NONE): boolean {
    const offer = this.match.offers(seat).find(({ move }) => move === text);
    if (!offer) throw new Error(`${text} is not offered`);
    return offer.final;
  }
  /** Plays these moves of one seat; each must be accepted, and all dice and tokens said before must be used. */
  play(seat: Seat, ...texts: string[]): this {
    return this.#playing(() => {
      for (const text of texts) this.#submit(seat, text);
    });
  }
  /** Moves a figure over these fields: '1,0 2,0'. It stands there still asked, unless its movement is used up. */
  walk(seat: Seat, figure: string, path: string): this {
    return this.play(seat, `move ${figure}`, ...path.split(' ').map(field => `step ${field}`));
  }
  /** Attacks this target; a lone one is not asked for. */
  attack(seat: Seat, figure: string, target: string): this {
    this.#playing(() => {
      this.#submit(seat, `with ${figure}`);
      if (this.phase === 'target') this.#submit(seat, `against ${target}`);
    });
    expect([`attacked ${seat} ${figure} ${target}`, `shot ${seat} ${figure} ${target}`]).toContain(this.news[0]);
    return this;
  }
  undo(seat: Seat): this {
    expect(this.match.undo(seat, this.match.nth(seat))).toMatchObject({ ok: true });
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
    for (let guard = 0; !stop(this) && this.active !== undefined; guard++) {
      if (guard > 20_000) throw new Error('this takes too long');
      this.play(this.active, choose(this.offers(), this.active));
    }
    return this;
  }

  /** The events of one type, in order. */
  told(type: string): Event[] {
    return this.match.events(AUDIENCE).flatMap(({ event }) => (event.type === type ? [event] : []));
  }
  /** What the last `play` told, a line an event: 'hit captain skeleton-1 3 5'. */
  get news(): string[] {
    return this.match
      .events(AUDIENCE)
      .slice(this.#told)
      .map(({ event }) => Object.values(event).join(' '));
  }

  get #seats(): Seat[] {
    return Array.from({ length: this.c.seats }, (_, seat) => seat);
  }
  #field(name: string): number {
    const field = this.#fields.indexOf(name);
    if (field < 0) throw new Error(`there is no field ${name}`);
    return field;
  }
  #playing(moves: () => void): this {
    this.#told = this.match.events(AUDIENCE).length;
    moves();
    expect([...this.#script.dice, ...this.#script.tokens], 'these were not rolled or turned').toEqual([]);
    return this;
  }
  #submit(seat: Seat, text: string) {
    expect(this.match.submit(seat, this.match.nth(seat), text), `${seat} ${text}`).toMatchObject({ ok: true });
    this.#mustBeSound();
  }
  #mustBeSound() {
    expect(this.match.game.check(this.state)).toBeUndefined();
  }
}
