/** A match in words, its moves in notation, so that tests read like the rulebook. */
import { type GameModule, HIDDEN, NONE, type Seat, type Viewer } from '@idavoll/engine';
import { indexIn } from '../../test/position.ts';
import { agreedIn, type Fresh, TableInWords } from '../../test/table.ts';
import { bardagi } from '../index.ts';
import type { Context } from '../rules/context.ts';
import * as V from '../rules/vocabulary.ts';
import { type PositionWords, positionOf } from './position.ts';

export type { PositionWords } from './position.ts';

/** The players of the ledger's examples. */
export const RED = 0;
export const BLUE = 1;
export const YELLOW = 2;
export const GREEN = 3;

export const agreed = agreedIn(bardagi);

/** A match at a table, asked and answered in words; four players on Summer unless said. */
export class Table extends TableInWords<Context, V.PhaseName, PositionWords> {
  constructor(words: PositionWords | Fresh) {
    super(bardagi as GameModule, V.PHASES, words, positionOf, ({ seats = 4, options }) => ({
      seats,
      options: { boardSide: 'summer', ...options },
    }));
  }

  get round(): number {
    return this.state[this.c.at.round];
  }
  get first(): Seat {
    return this.state[this.c.at.first];
  }
  /** By seat. */
  get glory(): number[] {
    return this.bySeat(this.c.at.glory);
  }
  get gold(): number[] {
    return this.bySeat(this.c.at.gold);
  }
  get town(): number[] {
    return this.bySeat(this.c.at.town);
  }
  get reserve(): number[] {
    return this.bySeat(this.c.at.reserve);
  }
  get axesHeld(): number[] {
    return this.bySeat(this.c.at.axesHeld);
  }
  get heldCount(): number[] {
    return this.bySeat(this.c.at.heldCount);
  }
  get clans(): string[] {
    return this.bySeat(this.c.at.clan).map(clan => V.COLOURS[clan]);
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

  /** The offers that begin so. */
  offersOf(start: string, seat = this.active ?? NONE): string[] {
    return this.offers(seat).filter(offer => offer.startsWith(start));
  }
  /** The last offers, unless said. */
  override playUntil(
    stop: (table: this) => boolean,
    choose: (offers: string[], seat: Seat) => string = offers => offers[offers.length - 1],
  ): this {
    return super.playUntil(stop, choose);
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

  #area(id: string) {
    return indexIn(
      this.c.map.areas.map(area => area.id),
      id,
    );
  }
  #areaId(area: number): string | undefined {
    return area === NONE ? undefined : this.c.map.areas[area].id;
  }
}
