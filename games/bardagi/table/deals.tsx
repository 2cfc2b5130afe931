/** Trade row by row: first the row of the table, then what is given and taken. BAR-498 to BAR-513 */
import type { After, Decoded } from '@idavoll/engine';
import { BASIC_GOODS, GOODS, MINE_GOODS } from '../rules/vocabulary.ts';
import { goodName, type Key } from '../words/names.ts';
import type { IconName } from './art.ts';
import { Counters, sumOf } from './counters.tsx';
import type { Desk } from './desk.ts';
import { Inline, Sign } from './pieces.tsx';

const partsOf = ({ kind, given, taken, first, second, mine }: Decoded): readonly (IconName | '→')[] => {
  const sign = (id: Decoded[string]) => String(id) as IconName;
  if (kind === 'swap') return [sign(given), '→', sign(taken)];
  if (kind === 'forge') return [sign(first), sign(second), '→', sign(mine)];
  if (kind === 'split') return [sign(mine), '→', sign(first), sign(second)];
  if (kind === 'buy') return ['gold', '→', sign(first), sign(second)];
  if (kind === 'buyMine') return ['gold', '→', sign(mine)];
  return ['hide', '→', 'gold'];
};

const Row = ({ desk, kind }: { readonly desk: Desk; readonly kind: string }) => (
  <div class="bar-deals">
    {desk.of(kind).map(({ move, fields }) => (
      <button key={move} class="bar-deal" {...desk.press(move)} type="button">
        {partsOf(fields).map((part, i) =>
          part === '→' ? (
            <i key={i}>→</i>
          ) : (
            <Inline key={i}>
              <Sign icon={part} size={0.3} />
            </Inline>
          ),
        )}
      </button>
    ))}
  </div>
);

const SALES: Readonly<Record<string, readonly string[]>> = { sell: BASIC_GOODS, sellMine: MINE_GOODS };

const Sale = ({ desk, kind }: { readonly desk: Desk; readonly kind: string }) => {
  const { s, at, say, voice, viewer, c } = desk.sight;
  const goods = SALES[kind];
  const [few, many] = kind === 'sell' ? [4, 8] : [2, 4];
  const gains = kind === 'sell' ? c.tables.saleBasic : c.tables.saleMine;
  return (
    <Counters
      key={kind}
      desk={desk}
      start={Object.fromEntries(goods.map(good => [good, 0]))}
      moveOf={counts => `sell ${goods.map(good => counts[good]).join('-')}`}
      confirm={say('table.sell')}
      wanting={counts =>
        say('table.sellMore', { few, many, fewGold: gains[0], manyGold: gains[1], count: sumOf(counts) })
      }
      counters={goods.map(good => ({
        key: good,
        icon: good as IconName,
        name: goodName(voice, good),
        most: Math.min(many, s[at.goods(viewer, GOODS.indexOf(good as (typeof GOODS)[number]))]),
      }))}
    />
  );
};

export const Deals = ({ desk }: { readonly desk: Desk }) => {
  const { sight, picks, picked, pick } = desk;
  if (picked === undefined) return null;
  return (
    <>
      <div class="bar-rows">
        {picks.map(row => (
          <button
            key={row}
            type="button"
            class={row === picked ? 'bar-row bar-picked' : 'bar-row'}
            data-pick={row}
            aria-pressed={row === picked}
            onClick={() => pick(row)}
          >
            {sight.say(`table.row.${row as After<'table.row', Key>}`)}
          </button>
        ))}
      </div>
      {picked in SALES ? <Sale desk={desk} kind={picked} /> : <Row desk={desk} kind={picked} />}
    </>
  );
};
