/** A table in this browser. */
import { useEffect, useMemo } from 'preact/hooks';
import { Page } from '../parts/page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { startBots } from '../play/bots.ts';
import { loadGame } from '../play/games.ts';
import { LocalTable } from '../play/local-table.ts';
import { matchOf, readMatch } from '../play/saved.ts';
import { startLocal } from '../play/start.ts';
import { go } from '../router.ts';
import { motion } from '../settings.ts';
import { Frame } from '../table/frame.tsx';
import { language, say } from '../words.ts';

/** How long a bot's move is looked at before the next one comes. */
const pause = () => new Promise<void>(resolve => setTimeout(resolve, motion.value ? 650 : 120));

const open = async (id: string) => {
  const saved = readMatch(id);
  const loaded = saved && (await loadGame(saved.game));
  const match = saved && loaded && matchOf(loaded.module, saved);
  return saved && loaded && match ? { saved, loaded, match } : undefined;
};

const Opened = ({ saved, loaded, match }: NonNullable<Awaited<ReturnType<typeof open>>>) => {
  const { table, bots } = useMemo(() => {
    const bots = startBots();
    return { bots, table: new LocalTable(loaded, saved, match, { choose: bots.choose, pause }) };
  }, [loaded, saved, match]);
  useEffect(
    () => () => {
      table.close();
      bots.stop();
    },
    [table, bots],
  );
  const again = async () => {
    const started = await startLocal(saved.game, {
      drivers: saved.seats.map(({ driver }) => driver),
      names: saved.seats.map(({ name }) => name),
      options: match.agreement.options,
      traits: match.agreement.traits,
    });
    if (started.ok) go({ page: 'local', id: started.value });
  };
  return <Frame table={table} onRematch={again} replay={`/replay/local/${saved.id}`} />;
};

export const Local = ({ id }: { readonly id: string }) => {
  const state = useLoad(() => open(id), [id, language()]);
  if (state.at === 'coming') return <p class="waiting">{say('waiting')}</p>;
  if (state.at === 'here' && state.value) return <Opened {...state.value} />;
  return (
    <Page title={say('local.lost.title')} narrow>
      <p>{say(state.at === 'failed' ? 'trouble.page' : 'local.lost.text')}</p>
      <p>
        <a class="button" href="/">
          {say('lost.home')}
        </a>
      </p>
    </Page>
  );
};
