/** The sheet at the end of a match: who won, and for every player place, points, and what they were won for. */
import './result.css';
import type { ComponentChildren } from 'preact';
import type { Say } from './table.ts';

interface SheetProps {
  /** The game's own class for what is drawn on it. */
  readonly class: string;
  readonly title: string;
  /** What is said before the players are listed, and after. */
  readonly before?: ComponentChildren;
  readonly after?: ComponentChildren;
  readonly children: ComponentChildren;
}

export const ResultSheet = ({ class: name, title, before, after, children }: SheetProps) => (
  <div class={`${name} sheet`}>
    <h2 class="sheet-title">{title}</h2>
    <svg class="sheet-flourish" viewBox="0 0 400 24" aria-hidden="true" focusable="false">
      <path d={`M0 12q12.5 -18 25 0${'t25 0'.repeat(15)}`} />
      <path d={`M0 12q12.5 18 25 0${'t25 0'.repeat(15)}`} />
    </svg>
    {before}
    <ol class="sheet-seats">{children}</ol>
    {after}
  </div>
);

interface SeatProps {
  readonly say: (...words: Parameters<Say>) => string;
  readonly place: number;
  readonly badge: ComponentChildren;
  readonly name: ComponentChildren;
  readonly points: number;
  /** Why this seat stands beside or before another one with the same points. */
  readonly ties: readonly string[];
  readonly children: ComponentChildren;
}

export const SeatResult = ({ say, place, badge, name, points, ties, children }: SeatProps) => (
  <li class={place === 1 ? 'sheet-seat sheet-winner' : 'sheet-seat'}>
    <div class="sheet-head">
      <span class="sheet-place">{say('result.place', { place })}</span>
      {badge}
      <h3>{name}</h3>
      <span class="sheet-points">{points}</span>
    </div>
    {ties.map(text => (
      <p key={text} class="sheet-tie">
        {text}
      </p>
    ))}
    {children}
  </li>
);

export interface Gain {
  readonly text: string;
  readonly note?: string | undefined;
  readonly points: number;
}

/** What points were won for; `none` where there were none. */
export const Gains = ({ gains, none }: { readonly gains: readonly Gain[]; readonly none: string }) =>
  gains.length === 0 ? (
    <p class="sheet-quiet">{none}</p>
  ) : (
    <ul class="sheet-gains">
      {gains.map(({ text, note, points }) => (
        <li key={text}>
          <span>{text}</span>
          {note && <small>{note}</small>}
          <b class="sheet-gain">{points}</b>
        </li>
      ))}
    </ul>
  );
