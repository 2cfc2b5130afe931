/** What an answer is about, in signs; the words beside them say it all. */
import type { Decoded } from '@idavoll/engine';
import type { ComponentChildren } from 'preact';
import { ARM_KINDS, GODS, kindOfArm, type RECRUITS, type STONES, WORLDS } from '../rules/vocabulary.ts';
import type { Desk } from './desk.ts';
import { BadgePiece, DiscPiece, Emblem, RecruitPiece, Sign, StonePiece } from './pieces.tsx';
import type { Sight } from './sight.ts';
import { BonusSign, RowFace } from './tiles.tsx';

type Stone = (typeof STONES)[number];
type Recruit = (typeof RECRUITS)[number];

export const armNumber = ({ c }: Sight, id: unknown): number =>
  [...c.content.weapons, ...c.content.spells].findIndex(arm => arm.id === id);

const recruits = (list: readonly unknown[]) =>
  list.map((recruit, i) => <RecruitPiece key={i} recruit={recruit as Recruit} />);

const PLACE_SIGNS: Readonly<Record<string, ComponentChildren>> = {
  a: 'A',
  b: 'B',
  temple: <Sign of="temple" />,
  asgard: <Sign of="hall" />,
};

const Medal = ({ children }: { children: ComponentChildren }) => <b class="asg-seal-of">{children}</b>;

/** The number of the world in a space or a battle slot; a leaf for the underworld. */
const worldSign = (id: unknown): ComponentChildren => {
  const world = WORLDS.findIndex(name => String(id).split('-').includes(name));
  return <Medal>{world < 0 ? <Sign of="leaf" /> : world + 1}</Medal>;
};

const populationNumber = ({ c }: Sight, id: unknown) => c.content.populations.findIndex(tile => tile.id === id);

/** Who gives a seal or a piece. */
const seatIn = (fields: Decoded): number => Number(String(fields.seat ?? fields.giver ?? '').replace('seat', ''));

export const faceOf = (desk: Desk, fields: Decoded): ComponentChildren => {
  const { sight } = desk;
  const { kind } = fields;
  switch (kind) {
    case 'place':
      return <Medal>{PLACE_SIGNS[String(fields.place)]}</Medal>;
    case 'lift':
      return (
        <>
          <Emblem god={String(fields.god)} />
          <Medal>{PLACE_SIGNS[String(fields.slot)]}</Medal>
        </>
      );
    case 'liftOne':
    case 'liftAll':
    case 'act':
      return <Medal>{PLACE_SIGNS.asgard}</Medal>;
    case 'choose':
      return <Emblem god={String(fields.god)} />;
    case 'retrieve':
      return (GODS as readonly string[]).includes(String(fields.disc)) ? (
        <Emblem god={String(fields.disc)} />
      ) : (
        worldSign(fields.disc)
      );
    case 'from':
      return <BadgePiece sight={sight} seat={seatIn(fields)} />;
    case 'build': {
      const value = sight.c.content.temples.find(({ id }) => id === fields.temple)?.value;
      return <Medal>{value}</Medal>;
    }
    case 'pair':
      return recruits([fields.recruit, fields.other]);
    case 'double':
      return recruits([fields.recruit, fields.recruit, fields.other]);
    case 'muster':
      return recruits([fields.recruit, fields.recruit]);
    case 'swap':
      return <StonePiece stone={fields.taken as Stone} />;
    case 'quarry':
      return <StonePiece stone={(fields.stone === desk.picked ? fields.second : fields.stone) as Stone} />;
    case 'joker':
    case 'fourth':
      return <StonePiece stone={fields.stone as Stone} />;
    case 'pick':
      return <Sign of={ARM_KINDS[kindOfArm(armNumber(sight, fields.arm))]} />;
    case 'browse':
      return <Sign of={String(fields.arms)} />;
    case 'scorch':
    case 'use':
      return <BonusSign sight={sight} n={populationNumber(sight, fields.population)} />;
    case 'flip':
      return <RowFace sight={sight} n={sight.c.content.asgardTiles.findIndex(({ id }) => id === fields.tile)} />;
    case 'lay':
    case 'stand':
    case 'arm':
    case 'raise':
      return worldSign(fields.space ?? fields.slot);
    case 'disc':
    case 'front':
      return <DiscPiece sight={sight} seat={sight.viewer} />;
    case 'oath':
      return <Emblem god="tyr" />;
    case 'levy':
      return <Sign of="shield" />;
    case 'fight':
      return <Sign of="weapon" />;
    case 'call':
      return <RecruitPiece recruit={fields.warrior as Recruit} />;
    default:
      return fields.recruit === undefined ? null : <RecruitPiece recruit={fields.recruit as Recruit} />;
  }
};
