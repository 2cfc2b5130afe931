/** The player board as a farmstead: three halls whose pegs are disks, their upgrades, and what lies in storage. */
import { grouped } from '@idavoll/board';
import { HIDDEN, NONE, type Seat } from '@idavoll/engine';
import { effectOf, fullLimit } from '../rules/board.ts';
import { BUILDINGS, EFFECT, GOODS, isCurse, RUNES, SLOTS_OF_LEVEL, STORAGE } from '../rules/vocabulary.ts';
import { aboutUpgrade, runeName, upgradeName } from '../words/names.ts';
import { Axe, Disk, IconText, Inline, Pawn, RuneStone } from './pieces.tsx';
import { range, type Sight } from './sight.ts';

interface HallProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly building: number;
}
const FIGURE_OF = ['berserkur', 'godi', 'kaupmadur'] as const;

const Slots = ({ sight, seat, building }: HallProps) => {
  const { c, s, at, voice, say } = sight;
  const tiles = range(c.content.upgrades.length).filter(
    tile => s[at.built(seat, tile)] && c.tables.building[tile] === building,
  );
  return (
    <span class="bar-upgrades">
      {SLOTS_OF_LEVEL.flatMap((count, level) => {
        const own = tiles.filter(tile => c.tables.level[tile] === level);
        return range(count).map(i => {
          const tile = own[i];
          const mark = 'I'.repeat(level + 1);
          if (tile === undefined)
            return (
              <span key={`${level} ${i}`} class="bar-upgrade" title={say('table.level', { level: level + 1 })}>
                {mark}
              </span>
            );
          const { id } = c.content.upgrades[tile];
          const text = `${upgradeName(voice, id)}: ${aboutUpgrade(voice, id)}`;
          return (
            <span key={`${level} ${i}`} class="bar-upgrade bar-upgrade-built" role="img" aria-label={text} title={text}>
              {mark}
            </span>
          );
        });
      })}
    </span>
  );
};

const Hall = ({ sight, seat, building }: HallProps) => {
  const { c, s, at, say, colourOf } = sight;
  const name = say(`building.${BUILDINGS[building]}`);
  const disks = s[at.disks(seat, building)];
  const limit = s[at.limit(seat, building)];
  const most = fullLimit(c, s, seat, building);
  const good = GOODS[c.tables.refillGood[building]];
  return (
    <div class="bar-hall" {...grouped(say('table.hall', { name, disks, limit }))}>
      <div class="bar-hall-head">
        <Inline>
          <Pawn colour={colourOf(seat)} kind={FIGURE_OF[building]} />
        </Inline>
        <b>{name}</b>
        <span>
          {disks}/{limit}
        </span>
      </div>
      <div class="bar-pegs">
        {range(Math.max(most, limit)).map(i => (
          <Inline key={i} class={i >= limit ? 'bar-peg-later' : ''}>
            {i < disks ? <Disk colour={colourOf(seat)} /> : <circle r="9" class="bar-peg" />}
          </Inline>
        ))}
      </div>
      <div class="bar-hall-foot">
        <Slots sight={sight} seat={seat} building={building} />
        <span title={say('table.refillFor')}>
          <IconText icon={good}>×{c.tables.refillCount[building]}</IconText>
        </span>
      </div>
    </div>
  );
};

const Store = ({ sight, seat }: { readonly sight: Sight; readonly seat: Seat }) => {
  const { c, s, at, say, voice, colourOf } = sight;
  const storage = effectOf(c, s, seat, EFFECT.storageLimit) || STORAGE;
  const gold = s[at.gold(seat)];
  const runes =
    s[at.held(seat, 0)] === HIDDEN ? [] : RUNES.flatMap((_, i) => Array<number>(s[at.held(seat, i)]).fill(i));
  return (
    <div class="bar-store">
      {GOODS.map((good, i) => {
        const count = s[at.goods(seat, i)];
        const title = say('table.stored', { good: say(`good.${good}`), count, storage });
        return (
          <span
            key={good}
            role="img"
            aria-label={title}
            title={title}
            class={count >= storage ? 'bar-full' : undefined}
          >
            <IconText icon={good}>{count}</IconText>
          </span>
        );
      })}
      <span class="bar-store-rule" />
      {gold !== HIDDEN && (
        <span role="img" aria-label={say('fact.gold', { count: gold })} title={say('fact.gold', { count: gold })}>
          <IconText icon="gold">{gold}</IconText>
        </span>
      )}
      <span title={say('fact.town', { count: s[at.town(seat)] })}>
        <Inline>
          <Disk colour={colourOf(seat)} />
        </Inline>{' '}
        {s[at.town(seat)]}
        <small> +{s[at.reserve(seat)]}</small>
      </span>
      {s[at.axesHeld(seat)] > 0 && (
        <span title={say('fact.axes', { count: s[at.axesHeld(seat)] })}>
          <Inline>
            <Axe />
          </Inline>{' '}
          {s[at.axesHeld(seat)]}
        </span>
      )}
      {runes.map((rune, i) => {
        const text = `${runeName(voice, RUNES[rune])}: ${say(`rune.${RUNES[rune]}.about`)}`;
        return (
          <span key={i} role="img" aria-label={text} title={text}>
            <Inline>
              <RuneStone rune={RUNES[rune]} isCurse={isCurse(rune)} />
            </Inline>
          </span>
        );
      })}
    </div>
  );
};

export const Farm = ({ sight, seat }: { readonly sight: Sight; readonly seat: Seat }) => {
  if (seat < 0 || sight.s[sight.at.clan(seat)] === NONE) return null;
  const { say, names, viewer } = sight;
  const title = seat === viewer ? say('table.farm') : say('table.farmOf', { seat: names[seat] });
  return (
    <section class="bar-farm" aria-label={title}>
      {seat !== viewer && <h3>{title}</h3>}
      <div class="bar-halls">
        {BUILDINGS.map((name, building) => (
          <Hall key={name} sight={sight} seat={seat} building={building} />
        ))}
      </div>
      <Store sight={sight} seat={seat} />
    </section>
  );
};
