/** A table on the server: the lobby while it gathers, the match while it plays, the result when it is over. */
import { AUDIENCE, fail, type GameModule, ok, type Pack } from '@idavoll/engine';
import type { TableSummary } from '@idavoll/server/protocol';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { disconnect, openSocket } from '../online/connection.ts';
import { type Answer, type HttpRefusal, readPackOf, readTable, refusalKey } from '../online/http.ts';
import { OnlineTable } from '../online/online-table.ts';
import { Room } from '../online/room.ts';
import { lazily } from '../parts/lazily.tsx';
import { Page } from '../parts/page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { type LoadedGame, loadGame } from '../play/games.ts';
import { go } from '../router.ts';
import { Chat } from '../table/chat.tsx';
import { Frame } from '../table/frame.tsx';
import { SeatDeeds } from '../table/seat-deeds.tsx';
import { type Key, language, say } from '../words.ts';

const Refused = ({ why, onRetry }: { readonly why: Key; readonly onRetry?: () => void }) => (
  <Page title={say('table.lost')} narrow>
    <p role="alert">{say(why)}</p>
    <p class="row">
      {onRetry && (
        <button type="button" class="button primary" onClick={onRetry}>
          {say('action.retry')}
        </button>
      )}
      <a class="button quiet" href="/">
        {say('lost.home')}
      </a>
    </p>
  </Page>
);

/** What a table that is played does without. */
const Stranded = lazily(async () => (await import('./stranded.tsx')).Stranded, 'pages');
const Closed = lazily(async () => (await import('./closed.tsx')).Closed, 'pages');
const Lobby = lazily(async () => (await import('./lobby/lobby.tsx')).Lobby, 'pages');

/** What watches over the chance of the match, and the signs of bots. The board is played without: they come later. */
const useFair = (isWanted: boolean) => {
  const state = useLoad(async () => {
    if (!isWanted) return undefined;
    const { Witness, FairPanel, worded } = await import('../online/calm.ts');
    await worded;
    return { Witness, FairPanel };
  }, [isWanted]);
  return state.at === 'here' ? state.value : undefined;
};
type Fair = ReturnType<typeof useFair>;

/** The server plays a game that this page does not have, or the other way round. */
interface StrandedHere {
  readonly stranded: TableSummary;
}

interface TableHere {
  readonly loaded: LoadedGame;
  readonly pack: Pack<unknown>;
  readonly info: TableSummary;
}

/** How long the board is left alone once it asks something, or has nothing to ask yet, in milliseconds. */
const ASKED = 500;
const UNASKED = 5000;

interface PlayingProps extends TableHere {
  readonly room: Room;
  readonly fair: Fair;
  /** Called once what can wait may come. */
  readonly onCalm: () => void;
}

const Playing = ({ loaded, pack, room, info, fair, onCalm }: PlayingProps) => {
  // Made once: what changes at the table comes over the socket.
  const table = useMemo(() => new OnlineTable(loaded, room, info, pack), [loaded, room, pack]);
  useEffect(() => () => table.close(), [table]);
  const { rematch: next } = room.info.value ?? info;
  const again = async () => {
    if (next) return go({ page: 'table', id: next });
    const { playAgain } = await import('../fair/sit.ts');
    const made = await playAgain(room.id);
    if (made.ok) go({ page: 'table', id: made.value.table });
  };
  const { offers, viewer } = table.sight.value;
  const isAsked = offers.length > 0 || viewer === AUDIENCE;
  useEffect(() => {
    if (!table.ready.value) return;
    const calm = setTimeout(onCalm, isAsked ? ASKED : UNASKED);
    return () => clearTimeout(calm);
  }, [table.ready.value, isAsked]);
  if (!table.ready.value) {
    if (table.trouble.value?.key === 'refusal.stranded') return <Stranded info={info} />;
    const why = room.closed.value ? 'refusal.table-closed' : table.trouble.value?.key;
    return why ? <Refused why={why} /> : <p class="waiting">{say('waiting')}</p>;
  }
  return (
    <>
      {room.closed.value && <Closed room={room} />}
      <Frame
        table={table}
        replay={`/replay/table/${room.id}`}
        onRematch={info.seats.some(({ mine }) => mine) ? again : undefined}
        watchers={room.watchers.value}
        side={
          <>
            <Chat room={room} />
            {fair && <fair.FairPanel table={table} room={room} />}
            <SeatDeeds room={room} />
          </>
        }
      />
    </>
  );
};

const Opened = ({ loaded, pack, info: first }: TableHere) => {
  const room = useMemo(() => new Room(first.table, first), [first]);
  const info = room.info.value ?? first;
  const gathers = (status: TableSummary['status']) => status === 'gathering' || status === 'drawing';
  const [isCalm, setCalm] = useState(gathers(first.status));
  const fair = useFair(isCalm);
  const onCalm = useCallback(() => setCalm(true), []);
  useEffect(() => {
    if (gathers(first.status)) room.gather();
    return () => disconnect(room.id);
  }, [room, first]);
  if (info.status === 'stranded') return <Stranded info={info} />;
  return (
    <>
      {fair && <fair.Witness room={room} first={first} />}
      {gathers(info.status) ? (
        <Lobby loaded={loaded} room={room} info={info} />
      ) : (
        <Playing loaded={loaded} pack={pack} room={room} info={info} fair={fair} onCalm={onCalm} />
      )}
    </>
  );
};

/** The table's content: the game's own, a pack that is here already, or the one that the table brings. */
const packOf = async (module: GameModule, { table, pack }: TableSummary): Answer<Pack<unknown>> => {
  if (!pack) return ok(module.base);
  const { findPack, openPack } = await import('../play/packs.ts');
  const known = findPack(module, pack);
  if (known) return ok(known);
  const text = await readPackOf(table);
  if (!text.ok) return text;
  const read = openPack(module, text.value);
  return read.ok ? read : fail({ code: 'bad-pack' });
};

export const Online = ({ id }: { readonly id: string }) => {
  const [attempt, setAttempt] = useState(0);
  const state = useLoad<TableHere | StrandedHere | HttpRefusal>(async () => {
    const info = await readTable(id);
    if (!info.ok) return info.error;
    openSocket();
    const loaded = await loadGame(info.value.game);
    if (!loaded?.module.versions.includes(info.value.rules)) return { stranded: info.value };
    const pack = await packOf(loaded.module, info.value);
    return pack.ok ? { loaded, pack: pack.value, info: info.value } : pack.error;
  }, [id, language(), attempt]);
  if (state.at === 'coming') return <p class="waiting">{say('waiting')}</p>;
  if (state.at === 'here' && 'info' in state.value) return <Opened {...state.value} />;
  if (state.at === 'here' && 'stranded' in state.value) return <Stranded info={state.value.stranded} />;
  const code = state.at === 'here' && 'code' in state.value ? state.value.code : 'offline';
  return <Refused why={refusalKey(code)} onRetry={() => setAttempt(attempt + 1)} />;
};
