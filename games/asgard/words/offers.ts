/** Offered moves in words, with what there is to know of them. */
import { type Decoded, isOneOf, NONE, type Nth } from '@idavoll/engine';
import { populationOn, tileOn } from '../rules/board.ts';
import { discPrice } from '../rules/numbers.ts';
import { pileSize } from '../rules/piles.ts';
import { tileIds } from '../rules/tables.ts';
import {
  ARM_KINDS,
  DARK,
  GODS,
  KEPT,
  LIGHT,
  PHASES,
  pieceOf,
  RECRUITS,
  SLOT_A,
  SPACES,
  STONES,
  WORLDS,
} from '../rules/vocabulary.ts';
import {
  effectInWords,
  joined,
  type Key,
  type MoveKind,
  pieces,
  populationName,
  powerInWords,
  sealsInWords,
  spaceName,
  tileName,
  valuesOf,
} from './names.ts';
import type { Scene } from './speech.ts';

const priceInWords = (scene: Scene): string => {
  const { c, view } = scene;
  const price = (side: Nth<'side'>) => discPrice(c, view, view[c.at.active], side);
  return sealsInWords(scene, price(LIGHT), price(DARK));
};

/** The stones of a request, and the power where the slot has it. */
const givesInWords = (scene: Scene): string => {
  const { c, view } = scene;
  const god = view[c.at.god];
  const { stone, requestStones } = c.tables;
  return joined([
    ...(stone[god] === NONE ? [] : [pieces(scene, STONES[stone[god]], requestStones[god])]),
    ...(view[c.at.slotUsed] === SLOT_A ? [powerInWords(scene, GODS[god])] : []),
  ]);
};

/** Which words accept and decline have in a phase that needs its own. */
const ACCEPTS: Readonly<Record<string, Key>> = {
  request: 'move.accept.request',
  bonus: 'move.accept.bonus',
  seat: 'move.accept.seat',
  well: 'move.accept.well',
  hammer: 'move.accept.hammer',
  dawn: 'move.accept.take',
  crystal: 'move.accept.take',
  tile: 'move.accept.take',
  chain: 'move.accept.take',
};
const DECLINES: Readonly<Record<string, Key>> = {
  request: 'move.decline.action',
  temple: 'move.decline.action',
  flip: 'move.decline.action',
  dawn: 'move.decline.power',
  tile: 'move.decline.power',
  turncoat: 'move.decline.power',
  reaping: 'move.decline.power',
  well: 'move.decline.power',
  scorch: 'move.decline.power',
  chain: 'move.decline.power',
  bonus: 'move.decline.boon',
  swap: 'move.decline.swap',
  browse: 'move.decline.browse',
  boon: 'move.decline.boon',
  hammer: 'move.decline.hammer',
};

/** Where a population tile lies, as the id of its space. */
const spaceOfPopulation = ({ c, view }: Scene, id: string): string => {
  const population = c.content.populations.findIndex(tile => tile.id === id);
  return SPACES[SPACES.findIndex((_, space) => view[c.at.on(space)] === population)] ?? SPACES[0];
};

/** The god tile on a space, by name. */
const tileNameOn = (scene: Scene, space: string): string => {
  const { c, view } = scene;
  const tile = tileOn(view, SPACES.indexOf(space));
  return tile === NONE ? '' : tileName(scene, tileIds(c.content)[tile]);
};

/** The kind of tile that a battle slot gives to a new disc. ASG-016, ASG-346 */
const giftOf = ({ c }: Scene, slot: string): string => {
  const [world, side] = slot.split('-');
  const fixed = isOneOf(WORLDS, world) ? c.content.worlds[WORLDS.indexOf(world)].slot : undefined;
  return ARM_KINDS[(side ?? fixed) === 'light' ? 0 : 1];
};

const layInWords = (scene: Scene, move: Decoded): string => {
  const { c, view, say } = scene;
  const population = populationOn(view, SPACES.indexOf(String(move.space)));
  const values = valuesOf(scene, move);
  if (population === NONE) return say('move.lay', values);
  if (view[c.at.turned(population)]) return say('move.lay.turned', values);
  return say('move.lay.on', { ...values, population: populationName(scene, c.content.populations[population].id) });
};

/** An offered move, with what there is to know of it. */
export const moveInWords = (scene: Scene, move: Decoded<MoveKind>): string => {
  const { c, view, say } = scene;
  const phase = PHASES[view[c.at.phase]];
  const values = valuesOf(scene, move);
  const recruits = (id: string, count: number) => ({ recruits: pieces(scene, id, count) });
  switch (move.kind) {
    case 'accept':
      return say(ACCEPTS[phase] ?? 'move.accept', { gives: phase === 'request' ? givesInWords(scene) : '' });
    case 'decline': {
      // A tile of one's own can still be used later.
      const isOwn = phase === 'bonus' && view[c.at.population(view[c.at.bonus])] >= KEPT;
      return say(isOwn ? 'move.decline.bonus' : (DECLINES[phase] ?? 'move.decline'));
    }
    case 'lift':
      return say('move.lift', { ...values, place: values.slot });
    case 'browse': {
      const kind = ARM_KINDS.indexOf(move.arms as (typeof ARM_KINDS)[number]);
      return say('move.browse', { kind: move.arms, count: pileSize(c, view, kind) });
    }
    case 'pick':
      return [say('move.pick', values), effectInWords(scene, String(move.arm))].filter(Boolean).join(': ');
    case 'scorch': {
      const space = spaceName(scene, spaceOfPopulation(scene, String(move.population)));
      return [say('move.scorch', { ...values, space }), values.about].join(': ');
    }
    case 'muster':
      return say('move.muster', recruits(String(move.recruit), 2));
    case 'give': {
      const recruit = RECRUITS.indexOf(move.recruit as (typeof RECRUITS)[number]);
      const count = view[c.at.reserve(view[c.at.active], pieceOf(recruit))];
      return say('move.give', recruits(String(move.recruit), count));
    }
    case 'stand':
      return phase === 'stand'
        ? say('move.stand.gift', { ...values, kind: giftOf(scene, String(move.slot)) })
        : say('move.stand', values);
    case 'lay':
      return layInWords(scene, move);
    case 'disc':
      return view[c.at.combined] ? say('move.disc.free') : say('move.disc', { price: priceInWords(scene) });
    case 'raise':
    case 'arm':
      return say(`move.${move.kind}`, { ...values, tile: tileNameOn(scene, String(move.space)) });
    default:
      return say(`move.${move.kind}`, values);
  }
};
