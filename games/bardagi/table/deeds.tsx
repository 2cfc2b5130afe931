/** The last deeds in words, told one after the other. */
import type { TableProps } from '@idavoll/board';
import { useMemo } from 'preact/hooks';
import { areaInFull } from './area.tsx';
import type { Sight } from './sight.ts';
import { speaker } from './speak.ts';

const SHOWN = 4;
/** Milliseconds from one line to the next. */
const APART = 350;

type DeedsProps = Pick<TableProps, 'story' | 'news' | 'motion' | 'agreement' | 'content' | 'viewer' | 'names' | 'say'>;

export const Deeds = ({ story, news, motion, ...telling }: DeedsProps) => {
  const lines = useMemo(
    () =>
      story
        .slice(-14)
        .flatMap(event => speaker.tell(event, telling)?.text ?? [])
        .slice(-SHOWN),
    [story],
  );
  const fresh = Math.min(lines.length, news.filter(event => speaker.tell(event, telling) !== undefined).length);
  if (lines.length === 0) return null;
  return (
    <ol class="bar-deeds">
      {lines.map((text, i) => {
        const nth = i - (lines.length - fresh);
        const isTold = motion && nth >= 0;
        return (
          <li
            key={`${story.length} ${text} ${i}`}
            class={isTold ? 'bar-told' : undefined}
            style={isTold ? { animationDelay: `${nth * APART}ms` } : undefined}
          >
            {text}
          </li>
        );
      })}
    </ol>
  );
};

/** What an area is, in the same place, until it is touched again. */
export const Read = ({
  sight,
  area,
  close,
}: {
  readonly sight: Sight;
  readonly area: number;
  readonly close: () => void;
}) => (
  <button type="button" class="bar-deeds bar-read" onClick={close}>
    <span>{areaInFull(sight, area)}</span>
  </button>
);
