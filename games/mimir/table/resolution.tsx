/** The realm that is resolved: who has how many vikings, who is served when, and who gets nothing and why. */
import { unspoken } from '@idavoll/board';
import { type Event, NONE, type Seat } from '@idavoll/engine';
import { realmName } from '../words/names.ts';
import { studs } from './geometry.ts';
import { Badge, onSpot, Piece } from './pieces.tsx';
import { range, type Sight } from './sight.ts';

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

/** Vikings by seat, for every realm that was counted. */
export type Counts = ReadonlyMap<string, ReadonlyMap<Seat, number>>;

/**
 * What was counted in this round's resolution. The view cannot say it: whoever has taken a treasure has a viking fewer by
 * now, or two.
 */
export const countsOf = (story: readonly Event[]): Counts => {
  const counts = new Map<string, Map<Seat, number>>();
  const round = story.findLastIndex(({ type }) => type === 'round');
  for (const { type, realm, seat, vikings } of story.slice(round + 1))
    if (type === 'counted') {
      const here = counts.get(String(realm)) ?? new Map<Seat, number>();
      counts.set(String(realm), here.set(Number(seat), Number(vikings)));
    }
  return counts;
};

interface CountsProps {
  readonly sight: Sight;
  readonly counts: Counts;
}

/** The counts as studs on the outer edge of their realms, until the resolution is over. */
export const Studs = ({ sight, counts }: CountsProps) => (
  <g class="mim-studs" {...unspoken}>
    {sight.ring.map((realm, place) => {
      const here = [...(counts.get(sight.c.content.realms[realm].id) ?? [])];
      const spots = studs(place, sight.ring.length, here.length);
      return here.map(([seat, vikings], i) => (
        <g key={`${realm} ${seat}`} transform={onSpot(spots[i])}>
          <Badge sight={sight} seat={seat} number={vikings} />
        </g>
      ));
    })}
  </g>
);

export const Resolution = ({ sight, counts }: CountsProps) => {
  const { say, c, here, names } = sight;
  const { id } = c.content.realms[here];
  return (
    <section class="mim-panel mim-resolution" aria-live="polite">
      <h2>
        {realmName(sight.voice, id)} <small>{say('table.left', { count: sight.treasuresIn(here).length })}</small>
      </h2>
      <ol class="mim-line">
        {lineOf(sight).map(({ seat, standing, tied }) => (
          <li key={seat} class={`mim-served mim-${standing}`}>
            <Piece>
              <Badge sight={sight} seat={seat} />
            </Piece>
            <b>{names[seat]}</b>
            <span class="mim-vikings">{counts.get(id)?.get(seat)}</span>
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
