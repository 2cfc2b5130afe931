/** What the player's hand is at: the figure it has picked, what it points at, and the errand that is under way. */
import type { TableProps } from '@idavoll/board';
import { NONE, type Nth } from '@idavoll/engine';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Ways, waysOf } from '../rules/odds.ts';
import { areEnemies, mayAttack, mayMove, reaches } from '../rules/reach.ts';
import type { Desk } from './desk.ts';
import { type Errand, nextOf, strike, walk } from './errand.ts';
import type { Sight } from './sight.ts';

interface Pointing {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

export interface Hand {
  /** The figure whose ways or targets are shown, or NONE. */
  readonly subject: Nth<'figure'>;
  /** The ways of the subject, while figures move. */
  readonly ways: Ways | undefined;
  /** Whether the subject is an own one that may go these ways now. */
  readonly canGo: boolean;
  /** The figure that looks for a target, or NONE. */
  readonly aiming: Nth<'figure'>;
  readonly field: Nth<'field'>;
  readonly figure: Nth<'figure'>;
  /** For fields and figures that say something when they are pointed at. */
  readonly onField: (field: Nth<'field'>) => Pointing;
  readonly onFigure: (figure: Nth<'figure'>) => Pointing;
  /** Whether the hand can leave the figure that is at it for this one. */
  readonly canTurnTo: (figure: Nth<'figure'>) => boolean;
  /** A click on a figure that is no move by itself. */
  readonly touch: (figure: Nth<'figure'>) => void;
  readonly go: (field: Nth<'field'>) => void;
  readonly drop: () => void;
}

const pointing =
  (set: (what: number) => void) =>
  (what: number): Pointing => {
    const [come, leave] = [() => set(what), () => set(NONE)];
    return { onPointerEnter: come, onPointerLeave: leave };
  };
/** A shape that listens for the focus can be given it by a click: only controls may. */
export const focusing = ({ onPointerEnter, onPointerLeave }: Pointing) => ({
  onFocus: onPointerEnter,
  onBlur: onPointerLeave,
});

/** Whether the figure that moves has gone at least one field. */
const hasGone = ({ c, s, current }: Sight) => s[c.at.stepsLeft] < c.cards.move[current];

export const useHand = (desk: Desk, play: TableProps['play'], undo: TableProps['undo']): Hand => {
  const { sight, isOffered } = desk;
  const { c, s, phase, current } = sight;
  const [pick, setPick] = useState({ figure: NONE, turn: NONE });
  const [field, setField] = useState(NONE);
  const [figure, setFigure] = useState(NONE);

  const errand = useRef<Errand | undefined>(undefined);
  const goOn = () => {
    const next = errand.current && nextOf(errand.current, sight, isOffered);
    errand.current = next?.rest;
    if (next) play(next.move);
  };
  const begin = (next: Errand) => {
    errand.current = next;
    goOn();
  };
  useLayoutEffect(goOn, [sight, isOffered]);
  // Whatever else the hand does, it means something else now.
  useEffect(() => {
    const stop = () => {
      errand.current = undefined;
    };
    document.addEventListener('pointerdown', stop, true);
    return () => document.removeEventListener('pointerdown', stop, true);
  }, []);

  // A pick is for the turn in which it was made.
  const picked = pick.turn === sight.active ? pick.figure : NONE;
  const setPicked = (figure: Nth<'figure'>) => setPick({ figure, turn: sight.active });
  const isMoving = current !== NONE && phase === 'step';
  const isFighting = phase === 'attacker' || phase === 'target';
  const stands = picked !== NONE && sight.fieldOf(picked) !== NONE;
  const subject = current !== NONE ? current : stands ? picked : NONE;
  const canGo = isMoving ? desk.steps.size > 0 : desk.movers.has(subject);
  const ways = useMemo(() => {
    if (subject === NONE || isFighting || !sight.hasBegun || s[c.at.moved(subject)]) return undefined;
    return waysOf(c, s, subject, isMoving ? s[c.at.stepsLeft] : c.cards.move[subject]);
  }, [sight, subject]);
  const isAttacker = desk.attackers.has(subject) || (phase === 'target' && desk.targets.size > 0);
  const aiming = isFighting && isAttacker ? subject : NONE;

  const isNext = (other: Nth<'figure'>) => {
    if (isMoving) return isOffered('stop') && (hasGone(sight) || undo !== undefined) && mayMove(c, s, other);
    return phase === 'target' && desk.targets.size > 0 && undo !== undefined && mayAttack(c, s, other);
  };
  const canTurnTo = (other: Nth<'figure'>) =>
    other !== current && sight.ownerOf(other) === sight.viewer && isNext(other);
  const touch = (touched: Nth<'figure'>) => {
    setFigure(touched);
    if (aiming !== NONE && areEnemies(c, s, aiming, touched)) {
      if (reaches(c, s, aiming, touched)) begin(strike(sight, aiming, touched));
      return;
    }
    if (current === NONE) setPicked(touched === picked ? NONE : touched);
    else if (canTurnTo(touched)) {
      setPicked(touched);
      // One that has gone stays where it is; one that has not is as if it had never been named.
      if (isMoving && hasGone(sight)) play('stop');
      else undo?.();
    }
  };
  const go = (to: Nth<'field'>) => {
    if (!ways || !canGo) return;
    begin(walk(sight, subject, ways.path(to)));
  };
  return {
    subject,
    ways,
    canGo,
    aiming,
    field,
    figure,
    onField: pointing(setField),
    onFigure: pointing(setFigure),
    canTurnTo,
    touch,
    go,
    drop: () => {
      setPicked(NONE);
      setFigure(NONE);
    },
  };
};
