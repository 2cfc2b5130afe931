/** One quiet line above the board: which game and content, how the line to the server is, who watches. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { GameLinks } from '../parts/game-links.tsx';
import { isSamePack, sayPack } from '../play/pack-name.ts';
import type { Connection, TableSession } from '../play/session.ts';
import { say } from '../words.ts';

/** Says for a moment that the line is back after it was gone. */
const useConnection = (connection: Connection): Connection | 'back' => {
  const [back, setBack] = useState(false);
  const lost = useRef(false);
  useEffect(() => {
    if (connection === 'offline' || connection === 'crowded') lost.current = true;
    if (connection !== 'open' || !lost.current) return;
    lost.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), 4000);
    return () => clearTimeout(timer);
  }, [connection]);
  return back && connection === 'open' ? 'back' : connection;
};

interface HeadProps {
  readonly table: TableSession;
  readonly watchers: number | undefined;
}

export const TableHead = ({ table, watchers }: HeadProps) => {
  const connection = useConnection(table.connection.value);
  const { loaded } = table;
  return (
    <div class="table-head">
      <span class="table-title">{loaded.say('game.title')}</span>
      {!isSamePack(table.pack, loaded.module.base) && <span>{say('table.pack', { pack: sayPack(table.pack) })}</span>}
      <GameLinks game={loaded.id} words={loaded} beside />
      {watchers !== undefined && watchers > 0 && <span>{say('table.watchers', { count: watchers })}</span>}
      <span class="connection" data-connection={connection} role="status">
        {say(`connection.${connection}`)}
      </span>
    </div>
  );
};
