/** A table in this browser. */
import type { GameModule } from '@idavoll/engine';
import { useEffect, useMemo } from 'preact/hooks';
import { Page } from '../parts/page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { PageBots } from '../play/bots.ts';
import { loadGame } from '../play/games.ts';
import { type LocalHost, LocalTable } from '../play/local-table.ts';
import type { OpenPack } from '../play/packs.ts';
import { matchOf } from '../play/reopen.ts';
import { readMatch, type SavedMatch } from '../play/saved.ts';
import { startLocal } from '../play/start.ts';
import { go } from '../router.ts';
import { motion } from '../settings.ts';
import { Frame } from '../table/frame.tsx';
import { language, say } from '../words.ts';

/** Milliseconds before a bot moves, and between the steps of its turn. */
const PAUSES = { moving: { turn: 650, step: 220 }, still: { turn: 120, step: 30 } };

/** The bots of a match, with the pauses that people need to follow them. */
const hostOf = ({ seats }: SavedMatch) => {
  const bots = new PageBots(seat => seats[seat].level ?? 'karl');
  let endPause = () => {};
  const host: LocalHost = {
    choose: (match, seat) => bots.choose(match, seat),
    pause: goesOn =>
      new Promise<void>(resolve => {
        endPause = resolve;
        setTimeout(resolve, PAUSES[motion.value ? 'moving' : 'still'][goesOn ? 'step' : 'turn']);
      }),
    hurry: () => {
      endPause();
      bots.cut();
    },
  };
  return { host, bots };
};

/** Few matches have a pack: what reads one is not loaded for the others. */
const packOf = async (module: GameModule, { pack: text }: SavedMatch): Promise<OpenPack | undefined> => {
  if (text === undefined) return undefined;
  const pack = (await import('../play/packs.ts')).openPack(module, text);
  return pack.ok ? pack.value : undefined;
};

const open = async (id: string) => {
  const saved = readMatch(id);
  const loaded = saved && (await loadGame(saved.game));
  const pack = saved && loaded && (await packOf(loaded.module, saved));
  const match = saved && loaded && matchOf(loaded.module, saved, pack);
  if (saved && loaded && match) return { saved, loaded, match, pack };
  // What this device has kept was right when it was kept: it is the rules, or the pack, that are not here.
  return saved ? 'stranded' : undefined;
};

const Opened = ({ saved, loaded, match, pack }: Exclude<NonNullable<Awaited<ReturnType<typeof open>>>, string>) => {
  const { table, bots } = useMemo(() => {
    const { host, bots } = hostOf(saved);
    return { bots, table: new LocalTable(loaded, saved, match, host) };
  }, [loaded, saved, match]);
  useEffect(
    () => () => {
      table.close();
      bots.stop();
    },
    [table, bots],
  );
  useEffect(() => void import('../bots/sign.tsx').then(({ showSigns }) => showSigns()), []);
  const again = async () => {
    const started = await startLocal(saved.game, {
      drivers: saved.seats.map(({ driver }) => driver),
      names: saved.seats.map(({ name }) => name),
      levels: saved.seats.map(({ level }) => level),
      options: match.agreement.options,
      traits: match.agreement.traits,
      pack,
    });
    if (started.ok) go({ page: 'local', id: started.value });
  };
  return <Frame table={table} onRematch={again} replay={`/replay/local/${saved.id}`} />;
};

export const Local = ({ id }: { readonly id: string }) => {
  const state = useLoad(() => open(id), [id, language()]);
  if (state.at === 'coming') return <p class="waiting">{say('waiting')}</p>;
  if (state.at === 'here' && typeof state.value === 'object') return <Opened {...state.value} />;
  const kept = state.at === 'here' && state.value === 'stranded';
  const why = state.at === 'failed' ? 'trouble.page' : kept ? 'local.stranded' : 'local.lost.text';
  return (
    <Page title={say(kept ? 'table.lost' : 'local.lost.title')} narrow>
      <p>{say(why)}</p>
      <p>
        <a class="button" href="/">
          {say('lost.home')}
        </a>
      </p>
    </Page>
  );
};
