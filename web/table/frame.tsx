/** The frame around any game's board: what is asked, who plays, what happened, and the way back. */
import { type Event, whenAsked } from '@idavoll/engine';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { lazily } from '../parts/lazily.tsx';
import { shownStory, type TableSession } from '../play/session.ts';
import { motion, settings } from '../settings.ts';
import { say } from '../words.ts';
import { Announcer } from './announcer.tsx';
import { useAutoEnd } from './auto-end.ts';
import { useCue } from './cue.ts';
import { Log, useLines } from './log.tsx';
import { Players } from './players.tsx';
import { usePress } from './press.ts';
import { Ask, Deeds, Prompt } from './prompt.tsx';
import { TableHead } from './table-head.tsx';

export interface FrameProps {
  readonly table: TableSession;
  /** Where the finished match can be watched again. */
  readonly replay: string;
  readonly onRematch?: (() => void) | undefined;
  /** More for the side: chat, seats, share link. */
  readonly side?: ComponentChildren;
  readonly watchers?: number;
}

/** Nobody needs these for a first move. */
const ResultPanel = lazily(async () => (await import('./result-panel.tsx')).ResultPanel);
const HandOver = lazily(async () => (await import('./hand-over.tsx')).HandOver);

const NOTHING: ReadonlySet<string> = new Set();

export const Frame = ({ table, replay, onRematch, side, watchers }: FrameProps) => {
  const { loaded, game, agreement, content } = table;
  const sight = table.sight.value;
  const seats = table.seats.value;
  const [pointedAt, setPointedAt] = useState(NOTHING);
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const { viewer, view } = sight;
  const props = { game, agreement, content, view, viewer, names, say: loaded.say };
  const recall = useCallback(
    (event: Event, before?: Event) => loaded.table.recall(event, props, before),
    [loaded, viewer, names],
  );
  const told = useMemo(() => shownStory(sight), [sight]);
  const lines = useLines(told, recall);
  const story = useMemo(() => told.map(({ event }) => event), [told]);
  const offers = settings.value.autoEnd ? sight.offers : whenAsked(sight.offers);
  const news = useMemo(
    () => sight.news.flatMap((event, i, all) => loaded.table.tell(event, props, all[i - 1])?.text ?? []),
    [loaded, sight.news, names],
  );
  const play = usePress(useCallback((move: string) => table.play(move), [table]));
  const undo = useCallback(() => table.undo(), [table]);
  const { Board, hasDock = false } = loaded.table;
  const docked = hasDock
    ? {
        ask: <Ask table={table} names={names} />,
        deeds: <Deeds table={table} names={names} offers={offers} />,
      }
    : undefined;
  useAutoEnd(table);
  useCue(table, loaded.say('game.title'));
  useEffect(() => scrollTo(0, 0), []);
  return (
    <div
      class={hasDock ? 'frame docked' : 'frame'}
      data-step={sight.step}
      data-busy={table.busy.value || undefined}
      data-held={sight.held ? '' : undefined}
      data-over={sight.outcome ? '' : undefined}
    >
      <TableHead table={table} watchers={watchers} />
      <h1 class="sr">{loaded.say('game.title')}</h1>
      {!hasDock && <Players table={table} />}
      <div class="board-area">
        {sight.outcome && <ResultPanel table={table} names={names} replay={replay} onRematch={onRematch} />}
        <h2 class="sr">{say('table.board')}</h2>
        <div class="board" inert={table.handTo.value !== null}>
          <Board
            {...props}
            offers={offers}
            play={play}
            undo={sight.canUndo ? undo : undefined}
            news={sight.news}
            story={story}
            motion={motion.value}
            pointedAt={pointedAt}
            docked={docked}
          />
        </div>
        {!sight.outcome && !hasDock && <Prompt table={table} names={names} offers={offers} />}
      </div>
      {hasDock && (
        <button type="button" class="button small side-opener" popovertarget="side">
          {say('log.title')}
        </button>
      )}
      <aside id="side" class="side" popover={hasDock ? 'auto' : undefined} aria-label={say('table.side')}>
        {hasDock && <Players table={table} />}
        <Log lines={lines} onPoint={about => setPointedAt(about.length > 0 ? new Set(about) : NOTHING)} />
        {side}
      </aside>
      <Announcer texts={news} />
      {table.handTo.value !== null && <HandOver table={table} names={names} />}
    </div>
  );
};
