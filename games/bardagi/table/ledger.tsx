/** The claim phase as a ledger: every line can be checked before one agrees. */

import { roomFor } from '../rules/board.ts';
import { axesFor } from '../rules/phases/claim.ts';
import { CLAIM, GOOD, GOODS } from '../rules/vocabulary.ts';
import { goodName } from '../words/names.ts';
import { Counters, type Counts } from './counters.tsx';
import type { Desk } from './desk.ts';
import { IconText, Inline, Sign } from './pieces.tsx';
import type { Sight } from './sight.ts';
import { gloryPerRound, linesOf } from './yield-lines.ts';

export const Ledger = ({ sight }: { readonly sight: Sight }) => {
  const { say, viewer } = sight;
  if (viewer < 0) return null;
  return (
    <ul class="bar-ledger">
      <li>
        <IconText icon="home" />
        <span>
          {say('table.gloryClaimed')} <small>{say('source.areas')}</small>
        </span>
        <b>+{gloryPerRound(sight, viewer)}</b>
      </li>
      {linesOf(sight, viewer).map(({ key, icon, name, why, gives, count }) => (
        <li key={key} class={count === 0 ? 'bar-nothing' : undefined}>
          <IconText icon={icon} />
          <span>
            {name} <small>{why}</small>
          </span>
          <b>
            {count === 0 ? say('table.nothing') : `+${count}`}
            {gives && count > 0 && (
              <Inline>
                <Sign icon={gives} size={0.3} />
              </Inline>
            )}
          </b>
        </li>
      ))}
    </ul>
  );
};

/** Wool or meat from sheep, hide or meat from cattle, and axes for gold. BAR-696, BAR-697, BAR-704 */
export const Claiming = ({ desk }: { readonly desk: Desk }) => {
  const { sight, counted } = desk;
  const { c, s, at, say, viewer } = sight;
  const sheep = s[at.sheepDue(viewer)];
  const cattle = s[at.cattleDue(viewer)];
  const stored = (good: number) => s[at.goods(viewer, good)];
  const note = (good: number) => (count: number) =>
    say('table.becomes', { from: stored(good), to: stored(good) + count });
  const meatOf = (counts: Counts) => sheep + cattle - counts.wool - counts.hide;
  const first = counted[0]?.fields ?? { wool: 0, hide: 0 };
  const gold = s[at.gold(viewer)];
  const most = Math.min(axesFor(c, s, viewer), gold);
  return (
    <Counters
      desk={desk}
      start={{ wool: Number(first.wool), hide: Number(first.hide), axes: 0 }}
      moveOf={counts => `claim ${counts.wool}-${counts.hide}-${counts.axes}`}
      confirm={say('table.claim')}
      wanting={() => say('table.meatFull')}
      counters={[
        {
          key: 'wool',
          icon: 'wool',
          name: goodName(sight.voice, GOODS[GOOD.wool]),
          most: Math.min(sheep, roomFor(c, s, viewer, GOOD.wool)),
          note: note(GOOD.wool),
        },
        {
          key: 'hide',
          icon: 'hide',
          name: goodName(sight.voice, GOODS[GOOD.hide]),
          most: Math.min(cattle, roomFor(c, s, viewer, GOOD.hide)),
          note: note(GOOD.hide),
        },
        ...(most > 0
          ? [
              {
                key: 'axes',
                icon: 'axe' as const,
                name: say('table.axesFor'),
                most,
                note: (count: number) => say('table.goldBecomes', { from: gold, to: gold - count }),
              },
            ]
          : []),
      ]}
    >
      {counts => {
        const meat = meatOf(counts);
        const lost = Math.max(0, meat - roomFor(c, s, viewer, GOOD.meat));
        return (
          <p class="bar-rest">
            <IconText icon="meat">{say('table.restMeat', { count: meat, lost })}</IconText>
          </p>
        );
      }}
    </Counters>
  );
};

/** What was chosen, while the others still choose. */
export const Chosen = ({ sight }: { readonly sight: Sight }) => {
  const { s, at, say, viewer } = sight;
  if (viewer < 0 || s[at.progress(viewer)] < 2) return null;
  const [wool, hide, axes] = [CLAIM.wool, CLAIM.hide, CLAIM.axes].map(what => s[at.take(viewer, what)]);
  return sight.phase === 'claim' ? <p class="bar-quiet">{say('table.chosen', { wool, hide, axes })}</p> : null;
};
