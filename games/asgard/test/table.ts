/** A match in words, its moves in notation, so that tests read like the rulebook. */
import { type GameModule, type Match, NONE, type Seat, type Viewer } from '@idavoll/engine';
import { indexIn } from '../../test/position.ts';
import { agreedIn, type Fresh, TableInWords } from '../../test/table.ts';
import { asgard } from '../index.ts';
import type { Context } from '../rules/context.ts';
import { ownerOfArm } from '../rules/piles.ts';
import { armIds, tileIds } from '../rules/tables.ts';
import * as V from '../rules/vocabulary.ts';
import { type PositionWords, positionOf } from './position.ts';

export type { PositionWords } from './position.ts';

/** The players of the ledger's examples, in the order of the colours. */
export const YELLOW = 0;
export const RED = 1;
export const BLUE = 2;
export const PURPLE = 3;

export const agreed = agreedIn(asgard);

/** A match at a table, asked and answered in words. */
export class Table extends TableInWords<Context, V.PhaseName, PositionWords> {
  constructor(words: PositionWords | Fresh) {
    super(asgard as GameModule, V.PHASES, words, positionOf);
  }

  get round(): number {
    return this.state[this.c.at.round];
  }
  /** The seats in turn order. */
  get order(): Seat[] {
    return this.bySeat(this.c.at.order);
  }
  /** By seat. */
  get score(): number[] {
    return this.bySeat(this.c.at.score);
  }
  get front(): number[] {
    return this.bySeat(this.c.at.front);
  }
  get taken(): number[] {
    return this.bySeat(this.c.at.taken);
  }
  get inAsgard(): number[] {
    return this.bySeat(this.c.at.inAsgard);
  }
  get centre(): number[] {
    return this.bySeat(this.c.at.centre);
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
    if (slot === undefined) return this.seatIn(at.battle(indexIn(V.WORLDS, name)));
    const god = indexIn(V.GODS, name);
    return V.SUPPORTS.some(support => support === slot)
      ? this.seatIn(at.support(god, indexIn(V.SUPPORTS, slot)))
      : this.seatIn(at.slot(god, indexIn(V.SLOTS, slot)));
  }
  /** The seats with a disc in the victory zone of a world. */
  winners(world: (typeof V.WORLDS)[number]): Seat[] {
    return this.seats.filter(seat => this.state[this.c.at.victory(V.WORLDS.indexOf(world), seat)]);
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
    const { content, at } = this.c;
    const seatNames = this.seats.map(seat => `seat${seat}`);
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
    return this.seatIn(this.c.at.powerTile(V.POWER_TILES.indexOf(god)));
  }
  /** Battle tiles of a seat by their points, rising; without a seat, those left. */
  battleTiles(seat?: Seat): number[] {
    const { at, tables } = this.c;
    return Array.from(tables.battleValue).flatMap((points, pile) =>
      Array<number>(this.state[seat === undefined ? at.battlePile(pile) : at.battleTiles(seat, pile)]).fill(points),
    );
  }

  /** What a viewer sees: the cells' layout name is the state's. */
  seen(viewer: Viewer): ReturnType<Match['view']> {
    return this.match.view(viewer);
  }
}
