/** The end of the match: who won and for what, and what to do next. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Knot } from '../parts/knot.tsx';
import type { TableSession } from '../play/session.ts';
import { motion } from '../settings.ts';
import { say, saySeveral } from '../words.ts';

interface ResultProps {
  readonly table: TableSession;
  readonly names: readonly string[];
  readonly replay: string;
  readonly onRematch: (() => void) | undefined;
}

export const ResultPanel = ({ table, names, replay, onRematch }: ResultProps) => {
  const { loaded, game, agreement, content } = table;
  const { view, viewer, outcome, story } = table.sight.value;
  const events = useMemo(() => story.map(({ event }) => event), [story]);
  const panel = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => panel.current?.focus(), []);
  if (!outcome) return null;
  const winners = names.filter((_, seat) => outcome.places[seat] === 1);
  const { Result } = loaded.table;
  return (
    <section
      ref={panel}
      class="result"
      tabIndex={-1}
      aria-label={say('result.winner', { count: winners.length, names: saySeveral(winners) })}
    >
      <Knot />
      <Result
        game={game}
        agreement={agreement}
        content={content}
        view={view}
        viewer={viewer}
        names={names}
        story={events}
        say={loaded.say}
        motion={motion.value}
      />
      <p class="row">
        {onRematch && (
          <button
            type="button"
            class="button primary"
            disabled={asked}
            onClick={() => {
              setAsked(true);
              onRematch();
            }}
          >
            {say('result.rematch')}
          </button>
        )}
        <a class="button" href={replay}>
          {say('result.replay')}
        </a>
        <a class="button quiet" href="/">
          {say('lost.home')}
        </a>
      </p>
      <Knot />
    </section>
  );
};
