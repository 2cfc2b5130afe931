/** What everybody takes from: recruits and seals, Valhalla, weapons and spells, battle tiles. */

import { grouped, pictured } from '@idavoll/board';
import {
  ARM_KINDS,
  BATTLE_PILES,
  FIRST_RECRUIT,
  FIRST_SEAL,
  RECRUITS,
  SEALS,
  STONES,
  WARRIORS,
  WHITE_STONE,
} from '../rules/vocabulary.ts';
import type { Desk } from './desk.ts';
import { Count, RecruitPiece, SealPiece, Sign, StonePiece } from './pieces.tsx';
import { range } from './sight.ts';
import { Spot } from './spot.tsx';

/** Recruits with their prices. While the first ones are given out, those of the pool. ASG-067, ASG-333 */
const Recruits = ({ desk }: { desk: Desk }) => {
  const { at, view, say, tables } = desk.sight;
  return (
    <>
      {RECRUITS.map((recruit, r) => {
        const count = view[at.supply(FIRST_RECRUIT + r)];
        return (
          <Spot
            key={recruit}
            desk={desk}
            moves={[`buy ${recruit}`, `hire ${recruit}`, `muster ${recruit}`]}
            class="asg-store"
            label={say(`piece.${recruit}`, { count })}
          >
            <Count n={count}>
              <RecruitPiece recruit={recruit} />
            </Count>
            <span class="asg-cost">
              {range(tables.costLight[r]).map(i => (
                <SealPiece key={i} side={0} />
              ))}
              {range(tables.costDark[r]).map(i => (
                <SealPiece key={i} side={1} />
              ))}
            </span>
          </Spot>
        );
      })}
    </>
  );
};

const Pool = ({ desk }: { desk: Desk }) => {
  const { at, view, say, phase } = desk.sight;
  if (phase !== 'recruit') return null;
  return (
    <div class="asg-shelf asg-pool" {...grouped(say('board.pool'))}>
      <h3>{say('board.pool')}</h3>
      {RECRUITS.map((recruit, r) =>
        view[at.pool(r)] === 1 ? (
          <Spot
            key={recruit}
            desk={desk}
            moves={[`recruit ${recruit}`]}
            class="asg-store"
            label={say(`recruit.${recruit}`)}
          >
            <RecruitPiece recruit={recruit} />
          </Spot>
        ) : null,
      )}
    </div>
  );
};

const Valhalla = ({ desk }: { desk: Desk }) => {
  const { at, view, say } = desk.sight;
  return (
    <div class="asg-shelf asg-valhalla" data-at="valhalla" {...grouped(say('board.valhalla'))}>
      <h3>{say('board.valhalla')}</h3>
      {WARRIORS.map((warrior, w) => (
        <Spot
          key={warrior}
          desk={desk}
          moves={[`call ${warrior}`]}
          class="asg-store"
          label={say(`piece.${warrior}`, { count: view[at.valhalla(w)] })}
        >
          <Count n={view[at.valhalla(w)]}>
            <RecruitPiece recruit={warrior} />
          </Count>
        </Spot>
      ))}
    </div>
  );
};

const ArmPiles = ({ desk }: { desk: Desk }) => {
  const { say, armsLeft } = desk.sight;
  return (
    <div class="asg-shelf" {...grouped(say('table.arms'))}>
      <h3>{say('table.arms')}</h3>
      {ARM_KINDS.map((kind, k) => (
        <Spot
          key={kind}
          desk={desk}
          moves={[`browse ${kind}`]}
          class="asg-store asg-back"
          label={say(`${kind}s`, { count: armsLeft(k) })}
        >
          <Count n={armsLeft(k)}>
            <Sign of={kind} />
          </Count>
        </Spot>
      ))}
    </div>
  );
};

const BattleTiles = ({ desk }: { desk: Desk }) => {
  const { at, view, say, tables } = desk.sight;
  return (
    <div class="asg-shelf asg-battle-tiles" {...grouped(say('board.battleTiles'))}>
      <h3>{say('board.battleTiles')}</h3>
      {range(BATTLE_PILES).map(pile => {
        const count = view[at.battlePile(pile)];
        const label = say('table.battlePile', { worlds: pile + 1, value: tables.battleValue[pile], count });
        return (
          <span key={pile} class={count === 0 ? 'asg-battle-pile asg-none' : 'asg-battle-pile'} {...pictured(label)}>
            <span class="asg-chip asg-battle-tile">
              <Sign of="shield" />
              <b>{tables.battleValue[pile]}</b>
            </span>
            <small>×{count}</small>
          </span>
        );
      })}
    </div>
  );
};

export const Stores = ({ desk }: { desk: Desk }) => {
  const { at, view, say } = desk.sight;
  return (
    <section class="asg-panel asg-stores" data-at="supply">
      <h2>{say('board.supply')}</h2>
      <Pool desk={desk} />
      <div class="asg-shelf asg-supply">
        <Recruits desk={desk} />
        {SEALS.map((seal, side) => {
          const count = view[at.supply(FIRST_SEAL + side)];
          return (
            <span key={seal} class="asg-store" {...pictured(say(`piece.${seal}`, { count }))}>
              <Count n={count}>
                <SealPiece side={side} />
              </Count>
            </span>
          );
        })}
        <span
          class="asg-store"
          {...pictured(say(`piece.${STONES[WHITE_STONE]}`, { count: view[at.supply(WHITE_STONE)] }))}
        >
          <Count n={view[at.supply(WHITE_STONE)]}>
            <StonePiece stone="white" />
          </Count>
        </span>
      </div>
      <Valhalla desk={desk} />
      <ArmPiles desk={desk} />
      <BattleTiles desk={desk} />
    </section>
  );
};
