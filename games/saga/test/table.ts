/** A match in words, its moves in notation, so that tests read like the rulebook. */
import type { Seat } from '@idavoll/engine';
import { expect } from 'vitest';
import { indexIn } from '../../test/position.ts';
import { agreedIn, type Fresh, TableInWords } from '../../test/table.ts';
import { saga } from '../index.ts';
import type { Context } from '../rules/context.ts';
import { figuresLeft, owns } from '../rules/figures.ts';
import { pointsOnField } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { fieldNames, figuresOf } from '../rules/tables.ts';
import * as V from '../rules/vocabulary.ts';
import { figureIndex, type PositionWords, positionOf } from './position.ts';
import { Script, type Token } from './script.ts';

export type { PositionWords } from './position.ts';

/** The players of the ledger's examples. */
export const A = 0;
export const B = 1;
export const C = 2;

export const agreed = agreedIn(saga);

const figures = figuresOf(saga.base.content).map(({ name }) => name);

/** A match at a table, asked and answered in words. */
export class Table extends TableInWords<Context, V.PhaseName, PositionWords> {
  readonly #fields: readonly string[];
  readonly #script: Script;

  /** A set position, whose dice and tokens the test must say; or a fresh match, where the seed says those it does not. */
  constructor(words: PositionWords | Fresh) {
    const script = new Script(!('fresh' in words) && words.seed === undefined);
    super(script.module(), V.PHASES, words, positionOf, ({ figures: seats, saga: played = 'fight', options }) => ({
      seats: seats.length,
      options: { saga: played, ...options },
    }));
    this.#script = script;
    this.#fields = fieldNames(this.c.battlefield);
  }

  override get state(): State {
    return this.match.state as State;
  }
  get saga(): V.SagaName {
    return V.SAGAS[this.state[this.c.at.saga]];
  }
  /** By seat. */
  get teams(): string[] {
    return this.bySeat(this.c.at.team).map(team => V.TEAMS[team]);
  }
  get points(): number[] {
    return this.bySeat(this.c.at.points);
  }
  /** What each seat would get besides if the saga ended now. */
  get pointsOnField(): number[] {
    return this.seats.map(seat => pointsOnField(this.c, this.state, seat));
  }
  get figuresLeft(): number[] {
    return this.seats.map(seat => figuresLeft(this.c, this.state, seat));
  }
  get master(): Seat | undefined {
    return this.seatIn(this.c.at.master);
  }
  get green(): number {
    return this.state[this.c.at.green];
  }
  get rounds(): number {
    return this.state[this.c.at.rounds];
  }

  /** What fills a field: a figure, terrain, the crown, or undefined. */
  on(field: string): string | undefined {
    return [...V.TERRAINS, 'crown', ...figures][this.state[this.c.at.on(indexIn(this.#fields, field))]];
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
    const place = this.c.battlefield.centre.indexOf(indexIn(this.#fields, centre));
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
  /** Moves a figure over these fields: '1,0 2,0'. It stands there still asked, unless its movement is used up. */
  walk(seat: Seat, figure: string, path: string): this {
    return this.play(seat, `move ${figure}`, ...path.split(' ').map(field => `step ${field}`));
  }
  /** Attacks this target; a lone one is not asked for. */
  attack(seat: Seat, figure: string, target: string): this {
    this.playing(() => {
      this.submit(seat, `with ${figure}`);
      if (this.phase === 'target') this.submit(seat, `against ${target}`);
    });
    expect([`attacked ${seat} ${figure} ${target}`, `shot ${seat} ${figure} ${target}`]).toContain(this.news[0]);
    return this;
  }

  /** All dice and tokens said before must be used. */
  protected override playing(moves: () => void): this {
    super.playing(moves);
    expect([...this.#script.dice, ...this.#script.tokens], 'these were not rolled or turned').toEqual([]);
    return this;
  }
}
