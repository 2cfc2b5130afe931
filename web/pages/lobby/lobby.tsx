/** A table that gathers its players: a link to send, seats to take, and a start. */
import type { SeatInfo, TableSummary } from '@idavoll/server/protocol';
import { useState } from 'preact/hooks';
import { LevelSelect } from '../../bots/level-select.tsx';
import { type Answer, giveToBot, leaveTable, refusalKey, startTable } from '../../online/http.ts';
import type { Room } from '../../online/room.ts';
import { namesOf } from '../../online/seat-cards.ts';
import { Page } from '../../parts/page.tsx';
import { PlayerMark } from '../../parts/player-mark.tsx';
import { ShareLink } from '../../parts/share.tsx';
import type { LoadedGame } from '../../play/games.ts';
import { sayPack } from '../../play/pack-name.ts';
import { settings } from '../../settings.ts';
import { Chat } from '../../table/chat.tsx';
import { type Key, say } from '../../words.ts';

interface LobbyProps {
  readonly loaded: LoadedGame;
  readonly room: Room;
  readonly info: TableSummary;
}

/** What happens next, as far as this visitor can help it. */
const leadOf = ({ seats, host, status }: TableSummary, free: number): Key => {
  if (status === 'drawing') return 'lobby.drawing';
  if (free === 0) return host ? 'lobby.ready' : 'lobby.full';
  return seats.some(({ mine }) => mine) ? 'lobby.waiting' : 'lobby.join';
};

/** Whoever sits down adds something to the chance of the match, and takes it along when leaving. */
const sitDown = async (table: string, seat: number) => (await import('../../fair/sit.ts')).sitDown(table, seat);
const leave = async (table: string) => {
  const left = await leaveTable(table);
  if (left.ok) (await import('../../fair/parts.ts')).dropParts(table);
  return left;
};

/** What is to be said of a seat besides its name. */
const notesOf = ({ driver, level = 'karl', mine, online }: SeatInfo): string[] => [
  ...(mine ? [say('players.you')] : []),
  ...(driver === 'bot' ? [say(`bots.level.${level}`)] : []),
  ...(driver === 'person' && !mine && !online ? [say('players.away')] : []),
];

export const Lobby = ({ loaded, room, info }: LobbyProps) => {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [level, setLevel] = useState(settings.value.level);
  const names = namesOf(info.seats);
  const seated = info.seats.some(({ mine }) => mine);
  const free = info.seats.filter(({ driver }) => driver === 'open').length;
  const act = async (answer: Answer<TableSummary>) => {
    const done = await answer;
    setTrouble(done.ok ? null : say(refusalKey(done.error.code)));
    if (done.ok && done.value) room.info.value = done.value;
  };
  return (
    <Page title={loaded.say('game.title')} narrow>
      <p class="lead">{say(leadOf(info, free), { count: free })}</p>
      {info.pack && <p>{say('table.pack', { pack: sayPack(info.pack) })}</p>}
      <ShareLink url={`${location.origin}/table/${info.table}`} label={say('lobby.share')} />
      <h2>{say('create.seats')}</h2>
      <ol class="seat-list">
        {info.seats.map((one, seat) => (
          <li key={seat} class="seat-row">
            <PlayerMark colour={one.traits.colour} seat={seat} />
            <span class="grow">
              <strong>{names[seat]}</strong> <small>{notesOf(one).join(' · ')}</small>
            </span>
            {one.driver === 'open' && info.host && (
              <>
                <LevelSelect level={level} label={say('create.level', { seat: seat + 1 })} onChange={setLevel} />
                <button type="button" class="button quiet" onClick={() => act(giveToBot(info.table, seat, level))}>
                  {say('lobby.bot')}
                </button>
              </>
            )}
            {one.driver === 'open' && !seated && (
              <button type="button" class="button primary" onClick={() => act(sitDown(info.table, seat))}>
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
        {info.host && info.status === 'gathering' && (
          <button type="button" class="button primary" disabled={free > 0} onClick={() => act(startTable(info.table))}>
            {say('lobby.start')}
          </button>
        )}
        {seated && info.status === 'gathering' && (
          <button type="button" class="button quiet" onClick={() => act(leave(info.table))}>
            {say('lobby.leave')}
          </button>
        )}
      </p>
      <Chat room={room} />
    </Page>
  );
};
