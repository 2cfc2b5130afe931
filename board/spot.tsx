/** A place on the board: a control where something can be done there, and a picture otherwise. */
import type { ComponentChildren } from 'preact';
import type { DeskOf } from './desk.ts';
import { pictured } from './pieces.tsx';

interface SpotProps {
  readonly desk: Pick<DeskOf<unknown>, 'isOffered' | 'pointedAt' | 'press'>;
  /** The moves that are about this place; at most one of them is offered at a time. */
  readonly moves: readonly (string | undefined)[];
  readonly class: string;
  /** What is here, in words; where it is left out, the words inside say it. */
  readonly label?: string | undefined;
  /** Ids by which the log speaks of it. */
  readonly ids?: readonly string[];
  readonly children: ComponentChildren;
}

export const Spot = ({ desk, moves, class: name, label, ids = [], children }: SpotProps) => {
  const move = moves.find(each => each !== undefined && desk.isOffered(each));
  const look = ids.some(id => desk.pointedAt.has(id)) ? `${name} pointed` : name;
  if (move === undefined)
    return (
      <span class={look} {...(label !== undefined && pictured(label))}>
        {children}
      </span>
    );
  return (
    <button type="button" class={`${look} live`} {...desk.press(move)}>
      {children}
    </button>
  );
};
