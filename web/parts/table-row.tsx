/** A table in a list: what is played, by whom, and whether it waits for me. */

import type { TableSummary } from '@idavoll/server/protocol';
import { namesOf } from '../online/seat-cards.ts';
import { titleOf } from '../play/cards.ts';
import { sayPack } from '../play/pack-name.ts';
import type { SavedMatch } from '../play/saved.ts';
import type { SeatCard } from '../play/session.ts';
import { say, sayIfKnown, saySeveral, sayWhen } from '../words.ts';

/** Who sits there, and how well a bot plays; until the words of bots are there, a bot is a bot. */
const named = (name: string, { driver, level = 'karl' }: Pick<SeatCard, 'driver' | 'level'>) =>
  driver === 'bot' ? say('seat.bot', { name, level: sayIfKnown(`bots.level.${level}`) ?? say('driver.bot') }) : name;

export const TableRow = ({ table }: { readonly table: TableSummary }) => {
  const names = namesOf(table.seats).flatMap((name, seat) =>
    table.seats[seat].driver === 'open' ? [] : named(name, table.seats[seat]),
  );
  const winners = namesOf(table.seats).filter((_, seat) => table.outcome?.places[seat] === 1);
  const free = table.seats.filter(({ driver }) => driver === 'open').length;
  return (
    <li class={table.myTurn ? 'table-row mine' : 'table-row'}>
      <a href={`/table/${table.table}`}>
        <strong>{titleOf(table.game)}</strong>
        <span class="who">
          {saySeveral(names)}
          {winners.length > 0 && ` · ${say('result.winner', { count: winners.length, names: saySeveral(winners) })}`}
          {table.endsAt && ` · ${say('home.ends', { date: sayWhen(table.endsAt) })}`}
          {table.pack && ` · ${say('table.pack', { pack: sayPack(table.pack) })}`}
        </span>
      </a>
      <span class="badge">
        {table.myTurn
          ? say('home.your-turn')
          : table.status === 'gathering'
            ? say('home.free-seats', { count: free })
            : say(`status.${table.status}`)}
      </span>
    </li>
  );
};

export const LocalRow = ({ match, onForget }: { readonly match: SavedMatch; readonly onForget: () => void }) => (
  <li class={match.myTurn ? 'table-row mine' : 'table-row'}>
    <a href={`/local/${match.id}`}>
      <strong>{titleOf(match.game)}</strong>
      <span class="who">
        {saySeveral(match.seats.map(one => named(one.name, one)))} · {sayWhen(match.touchedAt)}
      </span>
    </a>
    <span class="badge">{say(match.over ? 'status.over' : match.myTurn ? 'home.your-turn' : 'status.playing')}</span>
    <button type="button" class="button quiet small" onClick={onForget} aria-label={say('home.forget.label')}>
      {say('home.forget')}
    </button>
  </li>
);
