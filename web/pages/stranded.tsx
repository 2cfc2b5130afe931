/** A match that cannot be shown for want of its rules: why, and what the audience was told of it. */

import type { LogLine } from '@idavoll/board';
import type { Event } from '@idavoll/engine';
import type { MatchStory, TableSummary } from '@idavoll/server/protocol';
import { useState } from 'preact/hooks';
import { leaveTable, readStory, refusalKey } from '../online/http.ts';
import { namesOf } from '../online/seat-cards.ts';
import { Page } from '../parts/page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { titleOf } from '../play/cards.ts';
import { type LoadedGame, loadGame } from '../play/games.ts';
import { type Key, language, say, saySeveral } from '../words.ts';

const AUDIENCE = -1;

/** The story in the game's own words where the page has them, else as it was written down. */
const linesOf = async (
  { options, seats, events }: MatchStory,
  names: readonly string[],
  loaded: LoadedGame | undefined,
): Promise<readonly LogLine[]> => {
  const { plainTable } = await import('../table/plain-table.tsx');
  const { lastOfThreads } = await import('../table/log.tsx');
  const agreement = { seats: seats.length, options, traits: seats.map(({ traits }) => traits) };
  const content = loaded?.module.base.content;
  const props = { agreement, content, viewer: AUDIENCE, names, say: loaded?.say ?? (key => key) };
  const wordsFor = (event: Event, before?: Event) => {
    try {
      return (loaded?.table ?? plainTable).recall(event, props, before);
    } catch {
      // Other rules may tell of things that this page has no words for.
      return plainTable.recall(event, props);
    }
  };
  return lastOfThreads(events.flatMap(({ event }, i) => wordsFor(event, events[i - 1]?.event) ?? []));
};

export interface StrandedProps {
  readonly info: TableSummary;
}

export const Stranded = ({ info }: StrandedProps) => {
  const [closed, setClosed] = useState<Key | null>(null);
  const names = namesOf(info.seats);
  const state = useLoad(async () => {
    const [story, loaded] = await Promise.all([readStory(info.table), loadGame(info.game)]);
    return story.ok ? { lines: await linesOf(story.value, names, loaded), outcome: story.value.outcome } : undefined;
  }, [info.table, language()]);
  const { lines = [], outcome = null } = (state.at === 'here' && state.value) || {};
  const winners = names.filter((_, seat) => outcome?.places[seat] === 1);
  // A match that goes on at the server is this page's to catch up with.
  const why = info.status === 'stranded' || info.status === 'over' ? 'refusal.stranded' : 'table.other-rules';
  const giveUp = async () => {
    const done = await leaveTable(info.table);
    setClosed(done.ok ? 'status.closed' : refusalKey(done.error.code));
  };
  return (
    <Page title={titleOf(info.game)} narrow>
      <p class="notice" role="alert">
        {say(why)}
      </p>
      {winners.length > 0 && <p>{say('result.winner', { count: winners.length, names: saySeveral(winners) })}</p>}
      {lines.length > 0 && (
        <>
          <h2>{say('stranded.story')}</h2>
          <ol class="plain-story">
            {lines.map(({ text }, i) => (
              <li key={i}>{text}</li>
            ))}
          </ol>
        </>
      )}
      {closed && <p role="status">{say(closed)}</p>}
      <p class="row">
        {info.status === 'stranded' && info.host && closed === null && (
          <button type="button" class="button" onClick={giveUp}>
            {say('stranded.give-up')}
          </button>
        )}
        {(info.status === 'over' || closed === 'status.closed') && (
          <a class="button" href={`/api/tables/${info.table}/record`} download={`${info.game}.record`}>
            {say('stranded.record')}
          </a>
        )}
        <a class="button quiet" href="/">
          {say('lost.home')}
        </a>
      </p>
    </Page>
  );
};
