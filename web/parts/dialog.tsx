/** The platform's own dialog: it keeps the focus inside while open, closes on Escape, and gives the focus back. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../words.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose?: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** Open as long as it is mounted. Without `onClose` it stays until its own buttons have done what it asks for. */
export const Dialog = ({ title, onClose, children, class: more = '' }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog ${more}`}
      aria-labelledby="dialog-title"
      onCancel={event => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id="dialog-title">{title}</h2>
      {children}
      {onClose && (
        <form method="dialog" class="row end">
          <button type="button" class="button quiet" onClick={onClose}>
            {say('action.close')}
          </button>
        </form>
      )}
    </dialog>
  );
};
