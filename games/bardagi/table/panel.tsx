/** What stands in the dock for the question that is asked: its own drawing, and its answers. */
import { NONE } from '@idavoll/engine';
import { FIGURE, RUNES } from '../rules/vocabulary.ts';
import { goodName, runeName } from '../words/names.ts';
import { Answers } from './answers.tsx';
import { Deals } from './deals.tsx';
import type { Desk } from './desk.ts';
import { Chosen, Claiming, Ledger } from './ledger.tsx';
import { Inline, RuneStone } from './pieces.tsx';
import { Planned, Planning } from './planning.tsx';
import { reckon } from './reckon.ts';
import { effectsOf, ReckoningDrawn } from './reckoning.tsx';
import { Stations } from './stations.tsx';
import { Tiles } from './tiles.tsx';

/** An attack where the Berserkur stands, while one is offered or goes on. */
const Attack = ({ desk }: { readonly desk: Desk }) => {
  const { sight, isOffered, picked } = desk;
  const { c, s, at, viewer, actor } = sight;
  const isOpen = isOffered('press') || (isOffered('attack') && (picked === 'berserkur' || sight.phase === 'council'));
  const area = isOpen && actor === viewer ? s[at.figure(viewer, FIGURE.berserkur)] : NONE;
  const it = area === NONE ? undefined : reckon(c, s, viewer, area);
  if (!it) return null;
  return (
    <>
      <ReckoningDrawn sight={sight} it={it} />
      <ul class="bar-effects">
        {effectsOf(sight, it).map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
};

const Casting = ({ desk }: { readonly desk: Desk }) => {
  const { sight, picks, picked, pick } = desk;
  const { say, voice } = sight;
  return (
    <div class="bar-runes">
      {picks.map(rune => (
        <button
          key={rune}
          type="button"
          class={rune === picked ? 'bar-row bar-picked' : 'bar-row'}
          data-pick={rune}
          aria-pressed={rune === picked}
          onClick={() => pick(rune)}
        >
          <Inline>
            <RuneStone rune={rune} isCurse={rune === 'noResources' || rune === 'theirsAreYours'} />
          </Inline>
          {runeName(voice, rune)}
          <small>{say(`rune.${RUNES.find(one => one === rune) ?? 'divine'}.about`)}</small>
        </button>
      ))}
    </div>
  );
};

/** What an offer gives and asks for, as far as it is made. BAR-817 */
const Offer = ({ desk }: { readonly desk: Desk }) => {
  const { c, s, at, say, voice } = desk.sight;
  const list = (cell: (good: number) => number, gold: number) => {
    const goods = c.content.trade.length > 0 ? ['timber', 'hide', 'wool', 'meat', 'iron', 'stone'] : [];
    const parts = goods.flatMap((good, i) =>
      s[cell(i)] > 0 ? [say('amount', { count: s[cell(i)], good: goodName(voice, good) })] : [],
    );
    return [...parts, ...(gold > 0 ? [say('fact.gold', { count: gold })] : [])].join(', ') || say('board.none');
  };
  return (
    <dl class="bar-offer">
      <dt>{say('table.gives')}</dt>
      <dd>{list(at.give, s[at.giveGold])}</dd>
      <dt>{say('table.wants')}</dt>
      <dd>{list(at.want, s[at.wantGold])}</dd>
    </dl>
  );
};

const isClaim = (phase: string) => phase === 'claim' || phase === 'muster';

export const Panel = ({ desk }: { readonly desk: Desk }) => {
  const { sight, isAsked } = desk;
  const { phase, viewer, s, at } = sight;
  // At a shared screen the next player begins anew.
  const turn = `${sight.round} ${viewer}`;
  if ((phase === 'plan' || phase === 'openPlan') && isAsked) return <Planning key={turn} desk={desk} />;
  if (phase === 'plan' && viewer >= 0) return <Planned sight={sight} />;
  if (phase === 'build') return <Tiles desk={desk} />;
  if (phase === 'trade' && isAsked)
    return (
      <>
        <Deals key={s.slice(at.goods(viewer, 0), at.goods(viewer, 0) + 6).join(' ')} desk={desk} />
        <Answers desk={desk} but={['swap', 'forge', 'split', 'buy', 'buyMine', 'tan']} />
      </>
    );
  if (isClaim(phase) && viewer >= 0)
    return (
      <>
        {phase === 'claim' && isAsked && <Claiming key={turn} desk={desk} />}
        {phase === 'muster' && desk.counted.length > 0 && <Stations key={turn} desk={desk} />}
        <Chosen sight={sight} />
        <Ledger sight={sight} />
      </>
    );
  return (
    <>
      <Attack desk={desk} />
      {phase === 'cast' && isAsked && <Casting desk={desk} />}
      {(phase === 'bargain' || phase === 'answer') && <Offer desk={desk} />}
      <Answers desk={desk} />
    </>
  );
};
