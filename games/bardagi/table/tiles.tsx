/** Upgrades for sale, by building, with what each does, and what it takes to build one. BAR-610 to BAR-645 */
import { BUILDINGS, GOODS } from '../rules/vocabulary.ts';
import { aboutUpgrade, upgradeName } from '../words/names.ts';
import type { Desk } from './desk.ts';
import { IconText } from './pieces.tsx';
import { range, type Sight } from './sight.ts';

/** What a level costs; what the viewer lacks of it is marked. */
const Price = ({ sight, level }: { readonly sight: Sight; readonly level: number }) => {
  const { c, s, at, viewer } = sight;
  const { priceGoods, priceGold } = c.tables;
  const lacks = (have: number, need: number) => (viewer >= 0 && have < need ? 'bar-lacks' : undefined);
  return (
    <span class="bar-price">
      {GOODS.flatMap((good, i) => {
        const need = priceGoods[level * GOODS.length + i];
        if (need === 0) return [];
        return [
          <span key={good} class={lacks(s[at.goods(Math.max(viewer, 0), i)], need)}>
            <IconText icon={good}>{need}</IconText>
          </span>,
        ];
      })}
      <span class={lacks(s[at.gold(Math.max(viewer, 0))], priceGold[level])}>
        <IconText icon="gold">{priceGold[level]}</IconText>
      </span>
    </span>
  );
};

const Tile = ({ desk, tile }: { readonly desk: Desk; readonly tile: number }) => {
  const { sight, press, isOffered } = desk;
  const { c, s, at, say, voice } = sight;
  const { id } = c.content.upgrades[tile];
  const name = upgradeName(voice, id);
  const build = `build ${id}`;
  const replaced = desk.of('replace').filter(({ fields }) => fields.upgrade === id);
  const isFor = isOffered(build) || replaced.length > 0;
  const copies = s[at.shown(tile)];
  return (
    <li class={isFor ? 'bar-tile' : 'bar-tile bar-tile-dim'}>
      <b>{copies > 1 ? `${name} ×${copies}` : name}</b>
      <span>{aboutUpgrade(voice, id)}</span>
      {isOffered(build) && (
        <button class="bar-answer bar-first" {...press(build)} type="button">
          {say('table.build')}
        </button>
      )}
      {replaced.map(({ move, fields }) => (
        <button key={move} class="bar-answer" {...press(move)} type="button">
          {say('table.insteadOf', { old: upgradeName(voice, String(fields.old)) })}
        </button>
      ))}
    </li>
  );
};

export const Tiles = ({ desk }: { readonly desk: Desk }) => {
  const { sight } = desk;
  const { c, s, at, say } = sight;
  const shown = range(c.content.upgrades.length).filter(tile => s[at.shown(tile)] > 0);
  return (
    <div class="bar-tiles">
      {[0, 1].map(level => (
        <section key={level}>
          <h3>
            {say('table.level', { level: level + 1 })} <Price sight={sight} level={level} />
          </h3>
          {BUILDINGS.map((building, i) => (
            <div key={building}>
              <h4>{say(`building.${building}`)}</h4>
              <ul>
                {shown
                  .filter(tile => c.tables.building[tile] === i && c.tables.level[tile] === level)
                  .map(tile => (
                    <Tile key={tile} desk={desk} tile={tile} />
                  ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
};
