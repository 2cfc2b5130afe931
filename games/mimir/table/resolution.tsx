/** The realm that is resolved: who has how many vikings, who is served when, and who gets nothing and why. */
import { NONE, type Seat } from '@idavoll/engine';
import { useRef } from 'preact/hooks';
import { Badge, Piece } from './pieces.tsx';
import { range, type Sight } from './sight.ts';
import { realmName } from './speak.ts';

type Standing = 'done' | 'now' | 'next' | 'tied';

interface Served {
  readonly seat: Seat;
  readonly standing: Standing;
  readonly tied: number;
}

/** The line of a realm: who was served, whose turn it is, and what will become of the others as things stand. */
export const lineOf = ({ view, c, here, treasuresIn }: Sight): Served[] => {
  const { at } = c;
  const served = view[at.served];
  let left = treasuresIn(here).length;
  let tied = 1;
  let fits = true;
  return range(c.seats).flatMap((i): Served[] => {
    const seat = view[at.queue(i)];
    if (seat === NONE) return [];
    const size = view[at.group(i)];
    if (size > 0) tied = size;
    if (size > 0 && i > served) fits = size <= left; // MIM-327
    if (i < served) return [{ seat, standing: 'done', tied }];
    const standing = i === served ? 'now' : fits && left > 0 ? 'next' : 'tied';
    if (standing !== 'tied') left--;
    return [{ seat, standing, tied }];
  });
};

/** Whoever has taken a treasure has one viking fewer by now: what was counted at first is kept while it is shown. */
const useCounts = (sight: Sight): ReadonlyMap<Seat, number> => {
  const kept = useRef({ key: '', counts: new Map<Seat, number>() });
  const key = `${sight.round} ${sight.here}`;
  if (kept.current.key !== key) kept.current = { key, counts: new Map() };
  const { counts } = kept.current;
  const served = sight.view[sight.c.at.served];
  for (const [i, { seat }] of lineOf(sight).entries())
    if (i >= served && !counts.has(seat)) counts.set(seat, sight.vikingsIn(sight.here, seat));
  return counts;
};

export const Resolution = ({ sight }: { sight: Sight }) => {
  const counts = useCounts(sight);
  const { say, c, here, names } = sight;
  const realm = realmName(say, c.content.realms[here]);
  return (
    <section class="mim-panel mim-resolution" aria-live="polite">
      <h2>
        {realm} <small>{say('table.left', { count: sight.treasuresIn(here).length })}</small>
      </h2>
      <ol class="mim-line">
        {lineOf(sight).map(({ seat, standing, tied }) => (
          <li key={seat} class={`mim-served mim-${standing}`}>
            <Piece>
              <Badge sight={sight} seat={seat} />
            </Piece>
            <b>{names[seat]}</b>
            <span class="mim-vikings">{counts.get(seat) ?? ''}</span>
            <span class="mim-why">
              {tied > 1 ? `${say('table.line.shared', { count: tied })} · ` : ''}
              {say(`table.line.${standing}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
