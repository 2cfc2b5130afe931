/** A place on the board. Where something can be done there it glows, and a touch does what the dock's answer does. */
import { pictured } from '@idavoll/board';
import type { ComponentChildren } from 'preact';
import type { Desk } from './desk.ts';

interface SpotProps {
  readonly desk: Desk;
  /** The moves that are about this place; at most one of them is offered at a time. */
  readonly moves: readonly (string | undefined)[];
  readonly class: string;
  /** What is here, in words; where it is left out, the words inside say it. */
  readonly label?: string | undefined;
  /** What it means, for the reading place. */
  readonly about?: string | undefined;
  /** Ids by which the log speaks of it. */
  readonly ids?: readonly string[];
  readonly children: ComponentChildren;
}

export const Spot = ({ desk, moves, class: name, label, about, ids = [], children }: SpotProps) => {
  const move = moves.find(each => each !== undefined && desk.isOffered(each));
  const look = ids.some(id => desk.pointedAt.has(id)) ? `${name} pointed` : name;
  if (move === undefined)
    return (
      <span class={look} {...(label !== undefined && pictured(label))} {...asked(about)}>
        {children}
      </span>
    );
  const { 'aria-label': deed, title, onClick } = desk.press(move);
  // Every answer has its button in the dock: the keyboard finds it there, once.
  return (
    <button
      type="button"
      class={`${look} live`}
      tabindex={-1}
      data-place={move}
      aria-label={deed}
      title={title}
      onClick={onClick}
      {...asked(about ?? label)}
    >
      {children}
    </button>
  );
};

/** The mark of what can be asked what it is: the reading place says it. */
const asked = (about: string | undefined) => (about === undefined ? {} : { 'data-about': about });
