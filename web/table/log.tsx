/** What happened, in words. A line under the pointer, or with the focus, points at the board. */
import type { LogLine } from '@idavoll/board';
import type { Event } from '@idavoll/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Told } from '../play/session.ts';
import { say } from '../words.ts';

/** As many lines as are shown before the rest is asked for. */
const RECENT = 40;
/** Milliseconds without a new line. */
const RESTED = 150;

/** Lines that follow each other in one thread say the same again, further on: the last one stays. */
export const lastOfThreads = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ thread }, i) => thread === undefined || thread !== lines[i + 1]?.thread);

/** The story in words. What was put into words once is kept, until others are to be found for it: a story only grows. */
export const useLines = (
  story: readonly Told[],
  wordsFor: (event: Event, before?: Event) => LogLine | undefined,
): readonly LogLine[] => {
  const known = useMemo(() => new WeakMap<Told, LogLine | undefined>(), [wordsFor]);
  return useMemo(
    () =>
      lastOfThreads(
        story.flatMap((told, i) => {
          if (!known.has(told)) known.set(told, wordsFor(told.event, story[i - 1]?.event));
          return known.get(told) ?? [];
        }),
      ),
    [known, story],
  );
};

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly onPoint: (about: readonly string[]) => void;
}

export const Log = ({ lines, onPoint }: LogProps) => {
  const [all, setAll] = useState(false);
  const end = useRef<HTMLOListElement>(null);
  const shown = useMemo(() => (all ? lines : lines.slice(-RECENT)), [all, lines]);
  // Once the story rests: asking for the height costs a layout each time.
  useEffect(() => {
    const rest = setTimeout(() => end.current?.scrollTo(0, end.current.scrollHeight), RESTED);
    return () => clearTimeout(rest);
  }, [lines.length]);
  return (
    <details class="panel log" open>
      <summary>
        <h2>{say('log.title')}</h2>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and not every line can have the focus */}
      <ol ref={end} tabIndex={0} onPointerLeave={() => onPoint([])}>
        {shown.length < lines.length && (
          <li>
            <button type="button" class="button quiet small" onClick={() => setAll(true)}>
              {say('log.all', { count: lines.length })}
            </button>
          </li>
        )}
        {shown.map((line, i) => (
          <li key={lines.length - shown.length + i}>
            {line.about.length > 0 ? (
              <button
                type="button"
                class="line"
                onPointerEnter={() => onPoint(line.about)}
                onFocus={() => onPoint(line.about)}
                onBlur={() => onPoint([])}
              >
                {line.text}
              </button>
            ) : (
              <span class="line">{line.text}</span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
};
