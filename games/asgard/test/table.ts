/** A match in words, its moves in notation, so that tests read like the rulebook. */
import {
  type Agreement,
  AUDIENCE,
  agree,
  type Event,
  Match,
  NONE,
  type Seat,
  type State,
  seedFrom,
  type Viewer,
  type Wishes,
} from '@idavoll/engine';
import { expect } from 'vitest';
import { asgard } from '../index.ts';
import type { Context } from '../rules/context.ts';
import { ownerOfArm } from '../rules/piles.ts';
import { armIds, tileIds } from '../rules/tables.ts';
import * as V from '../rules/vocabulary.ts';
import { indexIn, type PositionWords, positionOf } from './position.ts';

export type { PositionWords } from './position.ts';

/** The players of the ledger's examples, in the order of the colours. */
export const YELLOW = 0;
export const RED = 1;
export const BLUE = 2;
export const PURPLE = 3;

export const agreed = (wishes: Wishes): Agreement => {
  const result = agree(asgard, wishes);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

type Fresh = { readonly fresh: Wishes; readonly seed?: string };

/** A match at a table, asked and answered in words. */
export class Table {
  readonly match: Match;
  readonly c: Context;
  #told = 0;

  constructor(words: PositionWords | Fresh) {
    const agreement = agreed('fresh' in words ? words.fresh : { seats: words.seats, options: words.options ?? {} });
    this.c = asgard.create(agreement, asgard.base.content, asgard.rules).context;
    this.match = new Match({
      module: asgard,
      agreement,
      seed: seedFrom(words.seed ?? 'a table'),
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
  /** The first awaited seat; undefined when the match is over. */
  get active(): Seat | undefined {
    return this.match.over ? undefined : this.#seats.find(seat => this.match.awaiting & (1 << seat));
  }
  get awaited(): Seat[] {
    return this.#seats.filter(seat => this.match.awaiting & (1 << seat));
  }
  /** The seats in turn order. */
  get order(): Seat[] {
    return this.#seats.map((_, place) => this.state[this.c.at.order(place)]);
  }
  /** By seat. */
  get score(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.score(seat)]);
  }
  get front(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.front(seat)]);
  }
  get taken(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.taken(seat)]);
  }
  get inAsgard(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.inAsgard(seat)]);
  }
  get centre(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.centre(seat)]);
  }
  get scores(): number[] {
    return Array.from(this.match.outcome()?.scores ?? []);
  }
  get places(): number[] {
    return Array.from(this.match.outcome()?.places ?? []);
  }

  /** How many of a stone, seal or recruit a seat has; of the supply without a seat. */
  has(piece: (typeof V.PIECES)[number], seat?: Seat): number {
    const index = V.PIECES.indexOf(piece);
    return this.state[seat === undefined ? this.c.at.supply(index) : this.c.at.reserve(seat, index)];
  }
  /** The recruits on a god, in Valhalla, or beside a god tile: 'giant 2 orangeWarrior 1'. */
  recruits(where: string): string {
    const cell = (recruit: number) => {
      if (where === 'valhalla') return this.c.at.valhalla(recruit);
      const god = (V.GODS as readonly string[]).indexOf(where);
      return god >= 0 ? this.c.at.onGod(god, recruit) : this.c.at.beside(indexIn(V.SPACES, where), recruit);
    };
    return V.RECRUITS.flatMap((name, recruit) => {
      const n = this.state[cell(recruit)];
      return n > 0 ? [`${name} ${n}`] : [];
    }).join(' ');
  }
  isSealed(god: V.GodName): boolean {
    return this.state[this.c.at.sealed(V.GOD[god])] === 1;
  }
  /** Whose disc is on a slot ('odin.a'), on a battle slot ('world3') or supports a god ('odin.upper'). */
  disc(place: string): Seat | undefined {
    const { at } = this.c;
    const [name, slot] = place.split('.');
    const seat =
      slot === undefined
        ? this.state[at.battle(indexIn(V.WORLDS, name))]
        : V.SUPPORTS.some(support => support === slot)
          ? this.state[at.support(indexIn(V.GODS, name), indexIn(V.SUPPORTS, slot))]
          : this.state[at.slot(indexIn(V.GODS, name), indexIn(V.SLOTS, slot))];
    return seat === NONE ? undefined : seat;
  }
  /** The seats with a disc in the victory zone of a world. */
  winners(world: (typeof V.WORLDS)[number]): Seat[] {
    return this.#seats.filter(seat => this.state[this.c.at.victory(V.WORLDS.indexOf(world), seat)]);
  }
  /** What lies on a space: 'dark-saga', 'turned dark-saga', 'surtr-2', or undefined. */
  on(space: string): string | undefined {
    const content = this.c.content;
    const ids = [...content.populations.map(({ id }) => id), ...tileIds(content)];
    const index = this.state[this.c.at.on(indexIn(V.SPACES, space))];
    if (index === NONE) return undefined;
    return index < V.POPULATION_COUNT && this.state[this.c.at.turned(index)] ? `turned ${ids[index]}` : ids[index];
  }
  /** Where a tile is, by its id: as the layout names it ('seat1', 'pile', 'top', 'row' …). */
  where(id: string): string {
    const { content, at, seats } = this.c;
    const seatNames = Array.from({ length: seats }, (_, seat) => `seat${seat}`);
    const kinds: [readonly string[], (i: number) => number, readonly string[]][] = [
      [content.populations.map(one => one.id), at.population, [...V.POPULATION_PLACES, ...seatNames]],
      [content.temples.map(one => one.id), at.temple, [...V.TEMPLE_PLACES, ...seatNames]],
      [tileIds(content), at.tile, V.TILE_PLACES],
      [content.asgardTiles.map(one => one.id), at.asgardTile, V.ROW_PLACES],
      [content.ancientWeapons.map(one => one.id), at.ancient, V.ANCIENT_PLACES],
    ];
    for (const [ids, cell, places] of kinds) if (ids.includes(id)) return places[this.state[cell(ids.indexOf(id))]];
    const owner = ownerOfArm(this.c, this.state, indexIn(armIds(content), id));
    return owner === NONE ? 'pile' : seatNames[owner];
  }
  powerTile(god: 'tyr' | 'thor'): Seat | undefined {
    const seat = this.state[this.c.at.powerTile(V.POWER_TILES.indexOf(god))];
    return seat === NONE ? undefined : seat;
  }
  /** Battle tiles of a seat by their points, rising; without a seat, those left. */
  battleTiles(seat?: Seat): number[] {
    const { at, tables } = this.c;
    return Array.from(tables.battleValue).flatMap((points, pile) =>
      Array<number>(this.state[seat === undefined ? at.battlePile(pile) : at.battleTiles(seat, pile)]).fill(points),
    );
  }

  offers(seat = this.active ?? NONE): string[] {
    return this.match.legal(seat).map(move => this.match.game.moves.notate(move));
  }
  /** Whether an offered move could not be taken back. */
  isFinal(text: string, seat = this.active ?? NONE): boolean {
    const offer = this.match.offers(seat).find(({ move }) => move === text);
    if (!offer) throw new Error(`${text} is not offered`);
    return offer.final;
  }
  /** The rule that asks. */
  get rule(): string {
    return this.match.game.ask(this.state, this.active ?? NONE).rule;
  }
  /** Plays these moves of one seat; each must be accepted. */
  play(seat: Seat, ...texts: string[]): this {
    this.#told = this.match.events(AUDIENCE).length;
    for (const text of texts) this.#submit(seat, text);
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
  /** Plays offers of whoever is awaited, the first ones unless said, until `stop` says so or the match is over. */
  playUntil(
    stop: (table: this) => boolean,
    choose: (offers: string[], seat: Seat) => string = offers => offers[0],
  ): this {
    for (let guard = 0; !stop(this) && this.active !== undefined; guard++) {
      if (guard > 5000) throw new Error('this takes too long');
      this.play(this.active, choose(this.offers(), this.active));
    }
    return this;
  }

  /** What a viewer sees of a cell: the cells' layout name is the state's. */
  seen(viewer: Viewer): ReturnType<Match['view']> {
    return this.match.view(viewer);
  }
  /** The events of one type, in order, as a viewer reads them. */
  told(type: string, viewer: Viewer = AUDIENCE): Event[] {
    return this.match.events(viewer).flatMap(({ event }) => (event.type === type ? [event] : []));
  }
  /** What the last `play` told everybody, a line an event: 'received 1 pink'. */
  get news(): string[] {
    return this.match
      .events(AUDIENCE)
      .slice(this.#told)
      .map(({ event }) => Object.values(event).join(' '));
  }

  get #seats(): Seat[] {
    return Array.from({ length: this.c.seats }, (_, seat) => seat);
  }
  #submit(seat: Seat, text: string) {
    expect(this.match.submit(seat, this.match.nth(seat), text), `${seat} ${text}`).toMatchObject({ ok: true });
    this.#mustBeSound();
  }
  #mustBeSound() {
    expect(this.match.game.check(this.state)).toBeUndefined();
  }
}
