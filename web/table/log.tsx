/** What happened, in words. A line under the pointer, or with the focus, points at the board. */
import type { LogLine } from '@idavoll/board';
import type { Seat } from '@idavoll/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LoadedGame } from '../play/games.ts';
import type { Told } from '../play/session.ts';
import { say } from '../words.ts';

/** As many lines as are shown before the rest is asked for. */
const RECENT = 40;

/** The story in words. What was put into words once is kept: a story only grows. */
export const useLines = (
  loaded: LoadedGame,
  story: readonly Told[],
  nameOf: (seat: Seat) => string,
): readonly LogLine[] => {
  // Other names or words make other lines.
  const known = useMemo(() => new WeakMap<Told, LogLine | undefined>(), [loaded, nameOf]);
  return useMemo(
    () =>
      story.flatMap(told => {
        if (!known.has(told)) known.set(told, loaded.table.tell(told.event, loaded.say, nameOf));
        return known.get(told) ?? [];
      }),
    [known, loaded, story, nameOf],
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
  // After the paint, when asking for the height costs no second layout.
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  return (
    <details class="panel log" open>
      <summary>
        <h2>{say('log.title')}</h2>
      </summary>
      <ol ref={end} onPointerLeave={() => onPoint([])}>
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
