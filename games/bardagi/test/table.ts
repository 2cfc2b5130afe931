/** A match in words, its moves in notation, so that tests read like the rulebook. */
import {
  type Agreement,
  AUDIENCE,
  agree,
  type Event,
  HIDDEN,
  Match,
  NONE,
  type Seat,
  type State,
  seedFrom,
  type Viewer,
  type Wishes,
} from '@idavoll/engine';
import { expect } from 'vitest';
import { bardagi } from '../bardagi.ts';
import type { Context } from '../rules/context.ts';
import * as V from '../rules/vocabulary.ts';
import { indexIn, type PositionWords, positionOf } from './position.ts';

export type { PositionWords } from './position.ts';

/** The players of the ledger's examples. */
export const RED = 0;
export const BLUE = 1;
export const YELLOW = 2;
export const GREEN = 3;

export const agreed = (wishes: Wishes): Agreement => {
  const result = agree(bardagi, wishes);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

type Fresh = { readonly fresh: Wishes; readonly seed?: string };

/** A match at a table, asked and answered in words; four players on Summer unless said. */
export class Table {
  readonly match: Match;
  readonly c: Context;
  #told = 0;

  constructor(words: PositionWords | Fresh) {
    const agreement = agreed(
      'fresh' in words ? words.fresh : { seats: words.seats ?? 4, options: { boardSide: 'summer', ...words.options } },
    );
    this.c = bardagi.create(agreement, bardagi.base.content, bardagi.rules).context;
    this.match = new Match({
      module: bardagi,
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
  get first(): Seat {
    return this.state[this.c.at.first];
  }
  get active(): Seat | undefined {
    return this.awaited[0];
  }
  get awaited(): Seat[] {
    return this.#seats.filter(seat => this.match.awaiting & (1 << seat));
  }
  /** By seat. */
  get glory(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.glory(seat)]);
  }
  get gold(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.gold(seat)]);
  }
  get town(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.town(seat)]);
  }
  get reserve(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.reserve(seat)]);
  }
  get axesHeld(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.axesHeld(seat)]);
  }
  get heldCount(): number[] {
    return this.#seats.map(seat => this.state[this.c.at.heldCount(seat)]);
  }
  get clans(): string[] {
    return this.#seats.map(seat => V.COLOURS[this.state[this.c.at.clan(seat)]]);
  }
  get scores(): number[] {
    return Array.from(this.match.outcome()?.scores ?? []);
  }
  get places(): number[] {
    return Array.from(this.match.outcome()?.places ?? []);
  }
  get axeSupply(): number {
    return this.state[this.c.at.axeSupply];
  }
  /** How many runes the pile holds. */
  get runePile(): number {
    return V.RUNES.reduce((sum, _, rune) => sum + this.state[this.c.at.runePile(rune)], 0);
  }
  /** The unused cards: 'berserkur 2 godi 1'. */
  get hand(): string {
    return V.UNITS.flatMap((unit, i) => {
      const n = this.state[this.c.at.hand(i)];
      return n > 0 ? [`${unit} ${n}`] : [];
    }).join(' ');
  }
  /** The open move: 'godi 1'. */
  get moving(): string | undefined {
    const unit = this.state[this.c.at.moving];
    return unit === NONE ? undefined : `${V.UNITS[unit]} ${this.state[this.c.at.steps]}`;
  }

  goods(seat: Seat): string {
    return V.GOODS.flatMap((good, i) => {
      const n = this.state[this.c.at.goods(seat, i)];
      return n > 0 ? [`${good} ${n}`] : [];
    }).join(' ');
  }
  disks(seat: Seat, building: V.BuildingName): number {
    return this.state[this.c.at.disks(seat, V.BUILDING[building])];
  }
  limit(seat: Seat, building: V.BuildingName): number {
    return this.state[this.c.at.limit(seat, V.BUILDING[building])];
  }
  held(seat: Seat, rune: V.RuneName): number {
    return this.state[this.c.at.held(seat, V.RUNE[rune])];
  }
  /** What lies on an area: 'red 3 axe 1 divine', 'wild'. */
  on(id: string): string {
    const { at } = this.c;
    const area = this.#area(id);
    const owner = this.state[at.owner(area)];
    const lies = owner === NONE ? ['wild'] : [this.clans[owner], String(this.state[at.onArea(area)])];
    if (this.state[at.axes(area)] > 0) lies.push('axe', String(this.state[at.axes(area)]));
    V.AREA_RUNES.forEach((rune, i) => {
      if (this.state[at.rune(area, i)]) lies.push(rune);
    });
    return lies.join(' ');
  }
  /** Where a figure is: an area, 'aboard' or 'town'. */
  where(seat: Seat, figure: (typeof V.FIGURES)[number]): string {
    const { at } = this.c;
    if (this.state[at.aboard(seat, V.FIGURE[figure])]) return 'aboard';
    return this.#areaId(this.state[at.figure(seat, V.FIGURE[figure])]) ?? 'town';
  }
  /** Where the ship is: a sea square, a harbour, or 'board'. */
  ship(seat: Seat): string {
    const { at } = this.c;
    const sea = this.state[at.sea(seat)];
    return sea === NONE ? (this.#areaId(this.state[at.harbour(seat)]) ?? 'board') : this.c.map.sea[sea].id;
  }
  entry(seat: Seat): string | undefined {
    return this.#areaId(this.state[this.c.at.entry(seat)]);
  }
  tiles(seat: Seat): string[] {
    return this.c.content.upgrades.flatMap(({ id }, i) => (this.state[this.c.at.built(seat, i)] ? [id] : []));
  }
  /** How many copies of each tile of a building and level are face up. */
  shown(building: V.BuildingName, level: number): string[] {
    return this.c.content.upgrades.flatMap((tile, i) =>
      tile.building === building && tile.level === level
        ? Array<string>(this.state[this.c.at.shown(i)]).fill(tile.id)
        : [],
    );
  }
  pile(id: string): number {
    const tiles = this.c.content.upgrades.map(tile => tile.id);
    return this.state[this.c.at.pile(indexIn(tiles, id))];
  }

  offers(seat = this.active ?? NONE): string[] {
    return this.match.notations(seat);
  }
  /** The offers that begin so. */
  offersOf(start: string, seat = this.active ?? NONE): string[] {
    return this.offers(seat).filter(offer => offer.startsWith(start));
  }
  get rule(): string {
    return this.match.game.ask(this.state, this.active ?? NONE).rule;
  }
  /** Plays these moves of one seat; each must be accepted. */
  play(seat: Seat, ...texts: string[]): this {
    this.#told = this.match.events(AUDIENCE).length;
    for (const text of texts) {
      expect(this.match.submit(seat, this.match.nth(seat), text), `${seat} ${text}`).toMatchObject({ ok: true });
      this.#mustBeSound();
    }
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
  /** Plays offers of whoever is awaited, the last ones unless said, until `stop` says so or the match is over. */
  playUntil(
    stop: (table: this) => boolean,
    choose: (offers: string[], seat: Seat) => string = offers => offers[offers.length - 1],
  ): this {
    for (let guard = 0; this.active !== undefined && !stop(this); guard++) {
      if (guard > 3000) throw new Error('this takes too long');
      this.play(this.active, choose(this.offers(), this.active));
    }
    return this;
  }

  /** Plays on to the end of the round: nothing is built, claimed by choice, stationed or laid but what is picked. */
  finishRound(...picks: readonly string[]): this {
    const plain = (offers: string[]) => offers.find(offer => ['end', 'pass', 'done'].includes(offer)) ?? offers[0];
    const round = this.round;
    return this.playUntil(
      table => table.round !== round,
      offers => offers.find(offer => picks.includes(offer)) ?? plain(offers),
    );
  }

  /** What a viewer sees of a cell; undefined where it is hidden. */
  seen(viewer: Viewer, cell: number): number | undefined {
    const value = this.match.view(viewer)[cell];
    return value === HIDDEN ? undefined : value;
  }
  told(type: string, viewer: Viewer = AUDIENCE): Event[] {
    return this.match.events(viewer).flatMap(({ event }) => (event.type === type ? [event] : []));
  }
  /** What the last `play` told everybody, a line an event. */
  get news(): string[] {
    return this.match
      .events(AUDIENCE)
      .slice(this.#told)
      .map(({ event }) => Object.values(event).join(' '));
  }

  get #seats(): Seat[] {
    return Array.from({ length: this.c.seats }, (_, seat) => seat);
  }
  #area(id: string) {
    return indexIn(
      this.c.map.areas.map(area => area.id),
      id,
    );
  }
  #areaId(area: number): string | undefined {
    return area === NONE ? undefined : this.c.map.areas[area].id;
  }
  #mustBeSound() {
    expect(this.match.game.check(this.state)).toBeUndefined();
  }
}
