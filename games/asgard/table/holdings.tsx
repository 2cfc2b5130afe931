/** The pieces and tiles in front of a player, with what their owner can do with them. */

import { grouped, pictured } from '@idavoll/board';
import { BATTLE_PILES, FIRST_RECRUIT, FIRST_SEAL, POWER_TILES, RECRUITS, SEALS, STONES } from '../rules/vocabulary.ts';
import { godName } from '../words/names.ts';
import { Count, Emblem, RecruitPiece, SealPiece, Sign, StonePiece } from './pieces.tsx';
import type { ReserveProps } from './reserve.tsx';
import { range } from './sight.ts';
import { Spot } from './spot.tsx';
import { PopulationFace, populationLabel, templeLabel } from './tiles.tsx';

/** Stones, seals and recruits. Of the others' only those that they have are shown. */
export const Pieces = ({ desk, seat, own }: ReserveProps) => {
  const { at, view, say } = desk.sight;
  const held = (piece: number) => view[at.reserve(seat, piece)];
  const isShown = (piece: number) => own || held(piece) > 0;
  return (
    <>
      <span class="asg-group" {...grouped(say('table.stones'))}>
        {STONES.map((stone, i) =>
          isShown(i) ? (
            <Spot
              key={stone}
              desk={desk}
              moves={[own ? `fourth ${stone}` : undefined]}
              class="asg-chip"
              label={say(`piece.${stone}`, { count: held(i) })}
              about={say('about.stone')}
            >
              <Count n={held(i)}>
                <StonePiece stone={stone} />
              </Count>
            </Spot>
          ) : null,
        )}
      </span>
      <span class="asg-group" {...grouped(say('table.seals'))}>
        {SEALS.map((seal, side) =>
          isShown(FIRST_SEAL + side) ? (
            <span
              key={seal}
              class="asg-chip"
              {...pictured(say(`piece.${seal}`, { count: held(FIRST_SEAL + side) }))}
              data-about={say('about.seals')}
            >
              <Count n={held(FIRST_SEAL + side)}>
                <SealPiece side={side} />
              </Count>
            </span>
          ) : null,
        )}
      </span>
      <span class="asg-group" {...grouped(say('table.recruits'))}>
        {RECRUITS.map((recruit, i) =>
          isShown(FIRST_RECRUIT + i) ? (
            <Spot
              key={recruit}
              desk={desk}
              moves={
                own
                  ? [`give ${recruit}`, `send ${recruit}`]
                  : [`lure ${recruit} of seat${seat}`, `reap ${recruit} of seat${seat}`]
              }
              class="asg-chip"
              label={say(`piece.${recruit}`, { count: held(FIRST_RECRUIT + i) })}
              about={say('about.recruit', { strength: desk.sight.tables.strength[i] })}
            >
              <Count n={held(FIRST_RECRUIT + i)}>
                <RecruitPiece recruit={recruit} />
              </Count>
            </Spot>
          ) : null,
        )}
      </span>
    </>
  );
};

/** Temples, battle tiles, power tiles and population tiles. */
export const Tiles = ({ desk, seat, own }: ReserveProps) => {
  const { sight } = desk;
  const { at, view, say, tables } = sight;
  const battles = range(BATTLE_PILES).filter(pile => view[at.battleTiles(seat, pile)] > 0);
  return (
    <>
      {sight.templesOf(seat).map(temple => (
        <span
          key={temple}
          class="asg-chip asg-own-temple"
          {...pictured(templeLabel(sight, temple))}
          data-about={say('about.built', { points: tables.templeValue[temple] })}
        >
          <Sign of="temple" />
          <b>{tables.templeValue[temple]}</b>
        </span>
      ))}
      {battles.map(pile => (
        <span
          key={pile}
          class="asg-chip asg-battle-tile"
          {...pictured(
            `${view[at.battleTiles(seat, pile)]} × ${say('table.battleTile', { value: tables.battleValue[pile] })}`,
          )}
        >
          <Sign of="shield" />
          <b>{tables.battleValue[pile]}</b>
          {view[at.battleTiles(seat, pile)] > 1 && <small>×{view[at.battleTiles(seat, pile)]}</small>}
        </span>
      ))}
      {POWER_TILES.map((god, power) =>
        view[at.powerTile(power)] === seat ? (
          <span
            key={god}
            class="asg-chip asg-power"
            {...pictured(say('board.powerTile', { god: godName(sight.voice, god) }))}
          >
            <Emblem god={god} />
          </span>
        ) : null,
      )}
      {sight.populationsOf(seat).map(population => (
        <Spot
          key={population}
          desk={desk}
          moves={[own ? `use ${sight.c.content.populations[population].id}` : undefined]}
          class="asg-kept"
          label={populationLabel(sight, population)}
          about={populationLabel(sight, population)}
          ids={[sight.c.content.populations[population].id]}
        >
          <PopulationFace sight={sight} n={population} />
        </Spot>
      ))}
    </>
  );
};
