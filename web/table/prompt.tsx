/** The prompt bar: one sentence that says who must do what, the rule that asks it, undo, and every move in words. */

import undoIcon from 'icon:anticlockwise-rotation';
import sealIcon from 'icon:wax-seal';
import { Icon } from '@idavoll/board';
import { AUDIENCE, type Offer } from '@idavoll/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { RuleLink } from '../parts/rule-link.tsx';
import { seatsIn, type TableSession } from '../play/session.ts';
import { say, saySeveral } from '../words.ts';

interface PromptProps {
  readonly table: TableSession;
  readonly names: readonly string[];
  readonly offers: readonly Offer[];
}

const useSentence = ({
  table,
  names,
}: Omit<PromptProps, 'offers'>): { readonly text: string; readonly rule?: string } => {
  const { loaded, game, agreement, content } = table;
  const { question, held, awaiting, view, viewer } = table.sight.value;
  if (held?.events) return { text: say('prompt.held') };
  if (held) {
    const move = loaded.table.describe(held.move, { game, agreement, content, view, names, say: loaded.say });
    return { text: say('prompt.held.unseen', { move }) };
  }
  if (!question) {
    const asked = seatsIn(awaiting).map(seat => names[seat]);
    return { text: asked.length > 0 ? say('prompt.waiting', { names: saySeveral(asked) }) : say('waiting') };
  }
  const props = { game, agreement, content, view, viewer, names, say: loaded.say };
  return { text: loaded.table.prompt(question.ask, props), rule: question.rule };
};

/** Every offer as a button: for the keyboard, for screen readers, and where the board is too small for a thumb. */
const Moves = ({ table, names, offers }: PromptProps) => {
  const { loaded, game, agreement, content } = table;
  const { view } = table.sight.value;
  const props = { game, agreement, content, view, names, say: loaded.say };
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef(false);
  // Whoever plays from the list stays in it: the button that was pressed is gone after its move.
  useEffect(() => {
    if (!wanted.current || offers.length === 0) return;
    wanted.current = false;
    list.current?.querySelector('button')?.focus();
  }, [offers]);
  return (
    <details class="moves" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary class="button">{say('prompt.moves', { count: offers.length })}</summary>
      {open && (
        <ul ref={list} aria-label={say('prompt.moves.label')}>
          {offers.map(({ move, final }) => (
            <li key={move}>
              <button
                type="button"
                data-move={move}
                disabled={table.busy.value}
                onClick={() => {
                  wanted.current = true;
                  table.play(move);
                }}
              >
                {loaded.table.describe(move, props)}
                {final && (
                  <span class="final" title={say('prompt.final')}>
                    <Icon body={sealIcon} />
                    <span class="sr">{say('prompt.final')}</span>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
};

/** Whoever plays by keyboard goes on by keyboard: the button is the next thing to press. */
const EndTurn = ({ table }: Pick<PromptProps, 'table'>) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea')) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      ref={button}
      type="button"
      class="button primary"
      data-end-turn
      aria-disabled={table.busy.value}
      onClick={() => table.endTurn()}
    >
      {say('prompt.end-turn')}
    </button>
  );
};

/** What is asked, by which rule, and what went wrong. */
export const Ask = ({ table, names }: Omit<PromptProps, 'offers'>) => {
  const trouble = table.trouble.value;
  const { text, rule } = useSentence({ table, names });
  return (
    <>
      <p class="ask" aria-live="polite">
        {text} {rule && <RuleLink game={table.loaded.id} rule={rule} />}
      </p>
      {trouble && (
        <p class="trouble" role="alert">
          {say(trouble.key)} {trouble.rule && <RuleLink game={table.loaded.id} rule={trouble.rule} />}
        </p>
      )}
    </>
  );
};

/** What can be done at any table: taking back, ending the turn, and every move in words. */
export const Deeds = ({ table, names, offers }: PromptProps) => {
  const { canUndo, held, viewer } = table.sight.value;
  return (
    <>
      {viewer !== AUDIENCE && (
        <button
          type="button"
          class="button"
          data-undo
          disabled={!canUndo || table.busy.value}
          onClick={() => table.undo()}
        >
          <Icon body={undoIcon} /> <span class="undo-word">{say('prompt.undo')}</span>
        </button>
      )}
      {table.seats.value.every(({ mine }) => !mine) && <small>{say('prompt.watching')}</small>}
      {held && <EndTurn table={table} />}
      {offers.length > 0 && <Moves table={table} names={names} offers={offers} />}
    </>
  );
};

export const Prompt = ({ table, names, offers }: PromptProps) => {
  const { question, held } = table.sight.value;
  return (
    <section class={question || held ? 'prompt asked' : 'prompt'} aria-label={say('prompt.label')}>
      <div class="prompt-words">
        <Ask table={table} names={names} />
      </div>
      <div class="prompt-buttons">
        <Deeds table={table} names={names} offers={offers} />
      </div>
    </section>
  );
};
