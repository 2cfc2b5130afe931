/** Between two players at one screen: nothing secret is shown until the next one says that they have it. */
import { Dialog } from '../parts/dialog.tsx';
import type { TableSession } from '../play/session.ts';
import { say } from '../words.ts';

interface HandOverProps {
  readonly table: TableSession;
  readonly names: readonly string[];
}

export const HandOver = ({ table, names }: HandOverProps) => {
  const seat = table.handTo.value;
  if (seat === null) return null;
  const name = names[seat];
  return (
    <Dialog key={seat} title={say('hand.title', { name })} class="hand-over">
      <p>{say('hand.text', { name })}</p>
      <p class="row end">
        <a class="button quiet" href="/">
          {say('hand.later')}
        </a>
        <button type="button" class="button primary" data-take-screen onClick={() => table.takeScreen()}>
          {say('hand.take', { name })}
        </button>
      </p>
    </Dialog>
  );
};
