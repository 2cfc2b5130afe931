/** The content as flat tables, and the ids that follow from it. */
import type { AsgardContent } from './content.ts';
import { ASGARD_EFFECTS, BONUSES, RECRUITS, ROUNDS, SIDES, SPELL_EFFECTS, STONES } from './vocabulary.ts';

export const tileIds = ({ gods }: AsgardContent): string[] =>
  gods.flatMap(({ id, tiles }) => tiles.map((_, i) => `${id}-${i + 1}`));

/** The weapons, then the spells. */
export const armIds = ({ weapons, spells }: AsgardContent): string[] => [...weapons, ...spells].map(({ id }) => id);

export const contentTables = (content: AsgardContent, seats: number) => {
  const { gods, populations, temples, weapons, spells, ancientWeapons, asgardTiles, worlds, track, recruits } = content;
  const count = String(seats) as '2' | '3' | '4';
  const accepts = (types: readonly string[]) => RECRUITS.map(recruit => (types.includes(recruit) ? 1 : 0));
  return {
    /** By god: the number of its stone (none: -1), how many a request gives, its slots and the round it wakes in. */
    stone: Int8Array.from(gods, ({ stone }) => STONES.indexOf(stone as (typeof STONES)[number])),
    requestStones: Int8Array.from(gods, ({ stones }) => stones),
    requestSlots: Int8Array.from(gods, ({ requestSlots }) => requestSlots),
    activeFrom: Int8Array.from(gods, ({ activeFrom }) => activeFrom),
    /** How many gods are awake in a round, counted from 1. */
    awake: Int8Array.from({ length: ROUNDS + 1 }, (_, round) => gods.filter(god => god.activeFrom <= round).length),
    /** By god, support slot and recruit, flat. ASG-021 */
    accepts: Int8Array.from(gods.flatMap(({ upper, lower }) => [...accepts(upper), ...accepts(lower)])),
    /** Where the tiles of a god begin, and those of the one after it; and by god tile. ASG-047 */
    firstTile: Int8Array.from([0, ...gods], (_, god) =>
      gods.slice(0, god).reduce((sum, { tiles }) => sum + tiles.length, 0),
    ),
    tileGod: Int8Array.from(gods.flatMap(({ tiles }, god) => tiles.map(() => god))),
    tileValue: Int8Array.from(gods.flatMap(({ tiles }) => tiles)),
    /** By population tile. */
    populationSide: Int8Array.from(populations, ({ side }) => SIDES.indexOf(side)),
    populationValue: Int8Array.from(populations, ({ value }) => value),
    bonus: Int8Array.from(populations, ({ bonus }) => BONUSES.indexOf(bonus)),
    populationFrom: Int8Array.from(populations, ({ from }) => from),
    /** By temple: its pile counts from 0; stones are flat, seven to a temple. ASG-023 */
    templePile: Int8Array.from(temples, ({ pile }) => pile - 1),
    templeValue: Int8Array.from(temples, ({ value }) => value),
    templeCost: Int8Array.from(temples.flatMap(({ stones }) => STONES.map(stone => (stones.includes(stone) ? 1 : 0)))),
    templeFurther: Int8Array.from(temples, ({ further }) => further),
    /** By weapon, spell, ancient weapon and Asgard tile. */
    weaponValue: Int8Array.from(weapons, ({ value }) => value),
    spellEffect: Int8Array.from(spells, ({ effect }) => SPELL_EFFECTS.indexOf(effect)),
    ancientSide: Int8Array.from(ancientWeapons, ({ side }) => SIDES.indexOf(side)),
    ancientValue: Int8Array.from(ancientWeapons, ({ value }) => value),
    asgardEffect: Int8Array.from(asgardTiles, ({ effect }) => ASGARD_EFFECTS.indexOf(effect)),
    asgardFrom: Int8Array.from(asgardTiles, ({ from }) => from),
    rowSize: content.asgardRow[count],
    /** By world: the side of its battle slot (either: -1), its rewards, and whether it is open at this table. */
    slotSide: Int8Array.from(worlds, ({ slot }) => SIDES.indexOf(slot as (typeof SIDES)[number])),
    rewardUpper: Int8Array.from(worlds, ({ upper }) => upper),
    rewardLower: Int8Array.from(worlds, ({ lower }) => lower),
    isOpen: Int8Array.from([...worlds.map(({ from }) => (from <= seats ? 1 : 0)), 1]),
    /** By space of the disc track. ASG-020 */
    trackSeal: Int8Array.from(track, ({ seal }) => SIDES.indexOf(seal)),
    /** By recruit. */
    strength: Int8Array.from(recruits, ({ strength }) => strength),
    recruitCount: Int8Array.from(recruits, ({ count: n }) => n),
    costLight: Int8Array.from(recruits, ({ cost }) => cost.light),
    costDark: Int8Array.from(recruits, ({ cost }) => cost.dark),
    startOnGod: Int8Array.from(gods.flatMap(({ id }) => recruits.map(({ onGods }) => onGods[id] ?? 0))),
    startInValhalla: Int8Array.from(recruits, ({ valhalla }) => valhalla),
    /** How many of each piece but recruits are in the game: stones, then seals. ASG-041, ASG-057 */
    stoneCount: Int8Array.from(content.stones, stone => stone.count[count]),
    sealCount: Int8Array.from(content.seals, seal => seal.count[count]),
    battleValue: Int8Array.from(content.battleTiles, ({ value }) => value),
    battleCount: Int8Array.from(content.battleTiles, tile => tile.count[count]),
  };
};
