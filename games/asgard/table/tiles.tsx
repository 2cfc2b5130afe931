/** The tiles: populations and gods on the tree, temples, arms, the tiles of the Asgard row, ancient weapons. */
import { BONUSES, GODS, kindOfArm, SIDES, STONES, sideOf, WEAPON } from '../rules/vocabulary.ts';
import {
  armName,
  bonusInWords,
  costInWords,
  effectInWords,
  populationName,
  spellName,
  templeName,
} from '../words/names.ts';
import { Emblem, RecruitPiece, SealPiece, Sign, StonePiece } from './pieces.tsx';
import type { Sight } from './sight.ts';

interface Tile {
  readonly sight: Sight;
  readonly n: number;
}

/** The bonus of a population in signs. */
export const BonusSign = ({ sight, n }: Tile) => {
  const { tables, c } = sight;
  switch (BONUSES[tables.bonus[n]]) {
    case 'armoury':
      return (
        <span class="asg-signs">
          <Sign of="weapon" />
          <i>/</i>
          <Sign of="spell" />
        </span>
      );
    case 'muster':
      return (
        <span class="asg-signs asg-pair">
          <RecruitPiece recruit="whiteWarrior" />
          <RecruitPiece recruit="whiteWarrior" />
        </span>
      );
    case 'quarry':
      return (
        <span class="asg-signs asg-pair">
          <StonePiece stone="red" />
          <StonePiece stone="blue" />
        </span>
      );
    case 'crystal':
      return <StonePiece stone="white" />;
    case 'tithe':
      return (
        <span class="asg-signs asg-pair">
          <SealPiece side={0} />
          <SealPiece side={1} />
        </span>
      );
    case 'battleLevy':
      return (
        <span class="asg-signs">
          <Sign of="shield" />
          <i>+{c.content.boosts.levy}</i>
        </span>
      );
    case 'jokerStone':
      return (
        <span class="asg-signs asg-joker">
          <StonePiece stone="white" />
          <i>?</i>
        </span>
      );
    default:
      return (
        <span class="asg-signs">
          <Sign of="leaf" />
          <i>+{c.content.sagaPoints}</i>
        </span>
      );
  }
};

export const populationLabel = ({ voice, c }: Sight, n: number): string => {
  const { id } = c.content.populations[n];
  return `${populationName(voice, id)}: ${bonusInWords(voice, id)}`;
};

export const PopulationFace = ({ sight, n }: Tile) => (
  <span class={`asg-tile asg-population asg-of-${SIDES[sight.tables.populationSide[n]]}`}>
    <b class="asg-value">{sight.tables.populationValue[n]}</b>
    <span class="asg-bonus">
      <BonusSign sight={sight} n={n} />
    </span>
  </span>
);

/** Where this table agreed to help the memory, the back lets the face shine through. */
export const TurnedFace = ({ sight, n }: Tile) => (
  <span class={`asg-tile asg-turned asg-of-${SIDES[sight.tables.populationSide[n]]}`}>
    {sight.remembers && (
      <>
        <b class="asg-value">{sight.tables.populationValue[n]}</b>
        <span class="asg-bonus">
          <BonusSign sight={sight} n={n} />
        </span>
      </>
    )}
  </span>
);

export const GodFace = ({ god, value }: { god: number; value: number }) => (
  <span class={`asg-tile asg-god-tile asg-of-${SIDES[sideOf(god)]}`}>
    <Emblem god={GODS[god]} />
    <b class="asg-value">{value}</b>
  </span>
);

export const templeLabel = ({ voice, c }: Sight, n: number): string => {
  const { id } = c.content.temples[n];
  return `${templeName(voice, id)}: ${costInWords(voice, id)}`;
};

export const TempleFace = ({ sight, n }: Tile) => {
  const { value, stones, further } = sight.c.content.temples[n];
  return (
    <span class="asg-temple-face">
      <Sign of="temple" class="asg-roof" />
      <b class="asg-value">{value}</b>
      <span class="asg-signs">
        {STONES.filter(stone => stones.includes(stone)).map(stone => (
          <StonePiece key={stone} stone={stone} />
        ))}
        {further > 0 && <span class="asg-any">?</span>}
      </span>
    </span>
  );
};

/** Weapons and spells in the order of their numbers. */
const armsOf = ({ c }: Sight) => [...c.content.weapons, ...c.content.spells];

export const armLabel = (sight: Sight, arm: number): string => {
  const { id } = armsOf(sight)[arm];
  const effect = effectInWords(sight.voice, id);
  return effect === '' ? armName(sight.voice, id) : `${armName(sight.voice, id)}: ${effect}`;
};

/** A weapon shows its strength, a spell its name. */
export const ArmFace = ({ sight, n }: Tile) => {
  const { tables, c, voice } = sight;
  if (kindOfArm(n) === WEAPON)
    return (
      <span class="asg-arm">
        <Sign of="weapon" />
        <b class="asg-value">{tables.weaponValue[n]}</b>
      </span>
    );
  return (
    <span class="asg-arm asg-spell">
      <Sign of="spell" />
      <span>{spellName(voice, c.content.spells[n - c.content.weapons.length])}</span>
    </span>
  );
};

const NEW = <span class="asg-any">?</span>;

/** What a tile of the Asgard row gives. ASG-325 to ASG-330 */
export const RowFace = ({ sight, n }: Tile) => {
  switch (sight.c.content.asgardTiles[n].effect) {
    case 'oneRecruit':
      return (
        <span class="asg-signs">
          <Sign of="giant" />
        </span>
      );
    case 'onePlusOne':
      return (
        <span class="asg-signs">
          <Sign of="whiteWarrior" />
          <Sign of="giant" />
        </span>
      );
    case 'twoPlusOne':
      return (
        <span class="asg-signs">
          <span class="asg-pair">
            <Sign of="whiteWarrior" />
            <Sign of="whiteWarrior" />
          </span>
          <Sign of="giant" />
        </span>
      );
    case 'swapStone':
      return (
        <span class="asg-signs">
          <StonePiece stone="red" />
          <Sign of="swap" />
          {NEW}
        </span>
      );
    default:
      return <span class="asg-signs asg-blank">–</span>;
  }
};
