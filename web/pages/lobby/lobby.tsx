/** A table that gathers its players: a link to send, seats to take, and a start. */
import type { TableSummary } from '@idavoll/server/protocol';
import { useState } from 'preact/hooks';
import { type Answer, giveToBot, joinTable, leaveTable, refusalKey, startTable } from '../../online/http.ts';
import type { Room } from '../../online/room.ts';
import { namesOf } from '../../online/seat-cards.ts';
import { Page } from '../../parts/page.tsx';
import { PlayerMark } from '../../parts/player-mark.tsx';
import { ShareLink } from '../../parts/share.tsx';
import type { LoadedGame } from '../../play/games.ts';
import { Chat } from '../../table/chat.tsx';
import { say } from '../../words.ts';

interface LobbyProps {
  readonly loaded: LoadedGame;
  readonly room: Room;
  readonly info: TableSummary;
}

export const Lobby = ({ loaded, room, info }: LobbyProps) => {
  const [trouble, setTrouble] = useState<string | null>(null);
  const names = namesOf(info.seats);
  const seated = info.seats.some(({ mine }) => mine);
  const free = info.seats.filter(({ driver }) => driver === 'open').length;
  const act = async (answer: Answer<TableSummary>) => {
    const done = await answer;
    setTrouble(done.ok ? null : say(refusalKey(done.error.code)));
    if (done.ok && done.value) room.info.value = done.value;
  };
  return (
    <Page title={loaded.say('title')} narrow>
      <p class="lead">{say(free > 0 ? 'lobby.waiting' : info.host ? 'lobby.ready' : 'lobby.full', { count: free })}</p>
      <ShareLink url={`${location.origin}/table/${info.table}`} label={say('lobby.share')} />
      <h2>{say('create.seats')}</h2>
      <ol class="seat-list">
        {info.seats.map(({ driver, mine, online, traits }, seat) => (
          <li key={seat} class="seat-wish">
            <PlayerMark colour={traits.colour} seat={seat} />
            <span class="grow">
              <strong>{names[seat]}</strong>
              <small>
                {mine && say('players.you')} {driver === 'bot' && say('driver.bot')}{' '}
                {driver === 'person' && !mine && !online && say('players.away')}
              </small>
            </span>
            {driver === 'open' && info.host && (
              <button type="button" class="button quiet" onClick={() => act(giveToBot(info.table, seat))}>
                {say('lobby.bot')}
              </button>
            )}
            {driver === 'open' && !seated && (
              <button type="button" class="button primary" onClick={() => act(joinTable(info.table, seat))}>
                {say('lobby.sit')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {trouble && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
      <p class="row">
        {info.host && (
          <button type="button" class="button primary" disabled={free > 0} onClick={() => act(startTable(info.table))}>
            {say('lobby.start')}
          </button>
        )}
        {seated && (
          <button type="button" class="button quiet" onClick={() => act(leaveTable(info.table))}>
            {say('lobby.leave')}
          </button>
        )}
      </p>
      <Chat room={room} />
    </Page>
  );
};
