/** Offered moves in words, with what there is to know of them. */
import { type Decoded, NONE } from '@idavoll/engine';
import { discPrice } from '../rules/numbers.ts';
import { tileIds } from '../rules/tables.ts';
import {
  ARM_KINDS,
  DARK,
  FIRST_RECRUIT,
  GODS,
  KEPT,
  LIGHT,
  PHASES,
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
  pieces,
  populationName,
  powerInWords,
  sealsInWords,
  spaceName,
  tileName,
  valuesOf,
} from './names.ts';
import { type Scene, stateOf } from './speech.ts';

const priceInWords = (scene: Scene): string => {
  const s = stateOf(scene);
  const price = (side: number) => discPrice(scene.c, s, s[scene.c.at.active], side);
  return sealsInWords(scene, price(LIGHT), price(DARK));
};

/** The stones of a request, and the power where the slot has it. */
const givesInWords = (scene: Scene): string => {
  const { c } = scene;
  const s = stateOf(scene);
  const god = s[c.at.god];
  const { stone, requestStones } = c.tables;
  return joined([
    ...(stone[god] === NONE ? [] : [pieces(scene, STONES[stone[god]], requestStones[god])]),
    ...(s[c.at.slotUsed] === SLOT_A ? [powerInWords(scene, GODS[god])] : []),
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
const tileOn = (scene: Scene, space: string): string => {
  const { c } = scene;
  const tile = c.tileOn(stateOf(scene), SPACES.indexOf(space));
  return tile === NONE ? '' : tileName(scene, tileIds(c.content)[tile]);
};

/** The kind of tile that a battle slot gives to a new disc. ASG-016, ASG-346 */
const giftOf = ({ c }: Scene, slot: string): string => {
  const [world, side] = slot.split('-');
  const fixed = c.content.worlds[WORLDS.indexOf(world as (typeof WORLDS)[number])]?.slot;
  return ARM_KINDS[(side ?? fixed) === 'light' ? 0 : 1];
};

const layInWords = (scene: Scene, move: Decoded): string => {
  const { c, say } = scene;
  const s = stateOf(scene);
  const population = c.populationOn(s, SPACES.indexOf(String(move.space)));
  const values = valuesOf(scene, move);
  if (population === NONE) return say('move.lay', values);
  if (s[c.at.turned(population)]) return say('move.lay.turned', values);
  return say('move.lay.on', { ...values, population: populationName(scene, c.content.populations[population].id) });
};

/** An offered move, with what there is to know of it. */
export const moveInWords = (scene: Scene, move: Decoded): string => {
  const { c, view, say } = scene;
  const s = stateOf(scene);
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
      return say('move.browse', { kind: move.arms, count: c.pileSize(s, kind) });
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
      return say(
        'move.give',
        recruits(String(move.recruit), view[c.at.reserve(view[c.at.active], FIRST_RECRUIT + recruit)]),
      );
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
      return say(`move.${move.kind}`, { ...values, tile: tileOn(scene, String(move.space)) });
    default:
      return say(`move.${move.kind}` as Key, values);
  }
};
