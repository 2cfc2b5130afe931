/** A click shows at once: its control is marked and painted, and only then is the move played, which may take longer. */
import { useCallback, useRef } from 'preact/hooks';

/** Where nothing is painted, as in a hidden tab, the move is played after so many milliseconds. */
const LATEST = 100;

const controlOf = (move: string) => document.querySelector(`.board [data-move="${CSS.escape(move)}"]`);

/** Plays through `play`, one press after another: a second one before the first is played is none. */
export const usePress = (play: (move: string) => void): ((move: string) => void) => {
  const pressed = useRef<string | undefined>(undefined);
  return useCallback(
    (move: string) => {
      if (pressed.current !== undefined) return;
      pressed.current = move;
      const control = controlOf(move);
      control?.setAttribute('data-pressed', '');
      // Whichever comes second finds it played, even if another press is under way by then.
      let isPlayed = false;
      const release = () => {
        if (isPlayed) return;
        isPlayed = true;
        pressed.current = undefined;
        clearTimeout(latest);
        control?.removeAttribute('data-pressed');
        play(move);
      };
      const latest = setTimeout(release, LATEST);
      requestAnimationFrame(() => setTimeout(release));
    },
    [play],
  );
};
