/** A helper for the real table: what both sides of a world come to at Ragnarök, and who scores what. */
import '../table/table.css';
import '../table/pieces.css';
import '../table/ragnarok.css';
import '../table/ragnarok-narrow.css';
import './pages.css';
import type { PageProps } from '@idavoll/board';
import { useMemo, useState } from 'preact/hooks';
import type { AsgardContent } from '../rules/content.ts';
import { SIDES, SUPPORTS, sideOf, spaceOf, WORLDS } from '../rules/vocabulary.ts';
import { Defs } from '../table/defs.tsx';
import { measureOf, Side } from '../table/ragnarok-side.tsx';
import type { Say, Voice } from '../words/names.ts';
import { HostForm } from './parts/host-form.tsx';
import { contextOf, nobody, reckon } from './parts/reckon.ts';

/** Pixels for the higher side. */
const HEIGHT = 220;

export const page = ({ content, say, to }: PageProps) => {
  const voice: Voice = { content: content as AsgardContent, say: say as Say, player: () => '' };
  const c = useMemo(() => contextOf(voice.content), [content]);
  const [world, setWorld] = useState(WORLDS.length - 1);
  const [hosts, setHosts] = useState(() =>
    SIDES.map((_, side) => ({ ...nobody, tile: c.tables.tileGod.findIndex(god => sideOf(god) === side) })),
  );
  const { state, sums, points } = reckon(c, world, hosts);
  const scales = { c, view: state, say: voice.say, voice, names: [] };
  const spaces = SIDES.map((_, side) => spaceOf(side, world));
  const unit = HEIGHT / measureOf(scales, spaces);
  const scored = SUPPORTS.flatMap((support, i) =>
    points[i] > 0
      ? [voice.say('pages.ragnarok.scores', { support: voice.say(`support.${support}`), points: points[i] })]
      : [],
  );
  return (
    <>
      <p class="lead">
        {voice.say('pages.ragnarok.lead')}{' '}
        <a class="rule-link" href={to.rule('ASG-462')}>
          ASG-462
        </a>
      </p>
      <label class="asg-reckon-field">
        {voice.say('result.world')}
        <select class="field" value={world} onChange={({ currentTarget: { value } }) => setWorld(Number(value))}>
          {WORLDS.map((id, n) => (
            <option key={id} value={n}>
              {voice.say(`world.${id}`)}: I {c.tables.rewardUpper[n]}, II {c.tables.rewardLower[n]}
            </option>
          ))}
        </select>
      </label>
      <div class="asg asg-reckoned" role="status">
        <Defs />
        <div class="asg-fight">
          {spaces.map((space, i) => (
            <Side key={space} sight={scales} space={space} wins={sums[i] > sums[1 - i]} unit={unit} />
          ))}
        </div>
        <p class="asg-verdict">
          <b>{sums.join(' : ')}</b>{' '}
          {sums[0] === sums[1] ? voice.say('result.even') : scored.join(', ') || voice.say('result.nobody')}
        </p>
      </div>
      <div class="asg-reckon">
        {SIDES.map((side, i) => (
          <HostForm
            key={side}
            c={c}
            voice={voice}
            side={i}
            host={hosts[i]}
            onChange={host => setHosts(hosts.map((old, n) => (n === i ? host : old)))}
          />
        ))}
      </div>
    </>
  );
};
