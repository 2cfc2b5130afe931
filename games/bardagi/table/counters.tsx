/** Numbers that are counted out before a move is played: each with less and more, and the move that they make. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { IconName } from './art.ts';
import type { Desk } from './desk.ts';
import { Inline, Sign } from './pieces.tsx';

interface Counter {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
  readonly most: number;
  /** What it comes to: '2 → 3 of 5'. */
  readonly note?: (count: number) => string;
}

export type Counts = Readonly<Record<string, number>>;

interface CountersProps {
  readonly desk: Desk;
  readonly counters: readonly Counter[];
  readonly start: Counts;
  readonly moveOf: (counts: Counts) => string;
  /** Why these numbers make no move yet. */
  readonly wanting: (counts: Counts) => string;
  readonly confirm: string;
  readonly children?: (counts: Counts) => ComponentChildren;
}

export const sumOf = (counts: Counts) => Object.values(counts).reduce((sum, n) => sum + n, 0);

export const Counters = ({ desk, counters, start, moveOf, wanting, confirm, children }: CountersProps) => {
  const { say } = desk.sight;
  const [counts, setCounts] = useState(start);
  const change = (key: string, by: number) => setCounts(now => ({ ...now, [key]: (now[key] ?? 0) + by }));
  const move = moveOf(counts);
  return (
    <div class="bar-counters">
      {counters.map(({ key, icon, name, most, note }) => {
        const count = counts[key] ?? 0;
        return (
          <div key={key} class="bar-counter">
            <Inline>
              <Sign icon={icon} size={0.3} />
            </Inline>
            <span class="bar-counter-name">
              {name} {note && <small>{note(count)}</small>}
            </span>
            <button
              type="button"
              disabled={count === 0}
              data-pick={count === 0 ? undefined : `${key}-`}
              aria-label={say('table.less', { name })}
              onClick={() => change(key, -1)}
            >
              −
            </button>
            <b>{count}</b>
            <button
              type="button"
              disabled={count >= most}
              data-pick={count >= most ? undefined : `${key}+`}
              aria-label={say('table.moreOf', { name })}
              onClick={() => change(key, 1)}
            >
              +
            </button>
          </div>
        );
      })}
      {children?.(counts)}
      {desk.isOffered(move) ? (
        <button class="bar-answer bar-first" {...desk.press(move)} type="button">
          {confirm}
        </button>
      ) : (
        <p class="bar-wanting">{wanting(counts)}</p>
      )}
    </div>
  );
};
