/**
 * Where the decision lives: question, answers and what each brings, in one place of one size. Places on the board glow
 * there; the dock counts them, steps through them and says what each brings.
 */
import './dock.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Point } from './camera.ts';
import type { DockedShell } from './table.ts';

/** An answer that has its place on the board. */
export interface Place {
  readonly move: string;
  readonly at: Point;
  readonly label: string;
  readonly brings?: ComponentChildren;
}

export interface Places {
  readonly all: readonly Place[];
  /** The one that is looked at. */
  readonly current: Place | undefined;
  readonly step: (by: number) => void;
}

/** Steps through places; with other places it begins anew. */
export const usePlaces = (all: readonly Place[]): Places => {
  const [looked, setLooked] = useState<string>();
  const nth = all.findIndex(({ move }) => move === looked);
  const step = (by: number) => {
    if (all.length === 0) return;
    const from = nth < 0 && by < 0 ? 0 : nth;
    setLooked(all[(from + by + all.length) % all.length].move);
  };
  return { all, current: nth < 0 ? undefined : all[nth], step };
};

interface DockWords {
  readonly label: string;
  readonly places: (count: number) => string;
  readonly next: string;
  readonly before: string;
  readonly go: string;
}

/** A dock that has an answer for every offer needs no steps through places. */
type Stepping =
  | { readonly words: DockWords; readonly places: Places; readonly play: (move: string) => void }
  | { readonly words: Pick<DockWords, 'label'>; readonly places?: undefined };

type DockProps = Stepping & {
  readonly shell: DockedShell | undefined;
  readonly isAsked: boolean;
  /** What is always at hand, above the question. */
  readonly top?: ComponentChildren;
  /** Answers that have no place on the board; the refusing one last. */
  readonly answers?: ComponentChildren;
  readonly children?: ComponentChildren;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const Stepper = ({ words, places, play }: Extract<Stepping, { readonly places: Places }>) => {
  const { all, current, step } = places;
  if (all.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div class="dock-places">
      <button
        type="button"
        class="dock-step"
        aria-label={words.before}
        title={words.before}
        onClick={() => step(-1)}
        onKeyDown={onKeyDown}
      >
        ‹
      </button>
      <span class="dock-place" aria-live="polite">
        {current ? (
          <>
            <b>{current.label}</b> {current.brings}
          </>
        ) : (
          words.places(all.length)
        )}
      </span>
      <button
        type="button"
        class="dock-step"
        aria-label={words.next}
        title={words.next}
        onClick={() => step(1)}
        onKeyDown={onKeyDown}
      >
        ›
      </button>
      {current && (
        <button type="button" class="dock-go" onClick={() => play(current.move)} onKeyDown={onKeyDown}>
          {words.go}
        </button>
      )}
    </div>
  );
};

export const Dock = ({ shell, isAsked, top, answers, children, ...steps }: DockProps) => (
  <section class={isAsked ? 'dock dock-asked' : 'dock'} aria-label={steps.words.label}>
    {top && <div class="dock-top">{top}</div>}
    <div class="dock-ask">{shell?.ask}</div>
    {steps.places && <Stepper {...steps} />}
    <div class="dock-body">{children}</div>
    <div class="dock-foot">
      <div class="dock-answers">{answers}</div>
      <div class="dock-deeds">{shell?.deeds}</div>
    </div>
  </section>
);
