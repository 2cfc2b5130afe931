/** What the people at a table say to each other. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Room } from '../online/room.ts';
import { lazily } from '../parts/lazily.tsx';
import { say } from '../words.ts';

/** Few need it, and it comes with its own words. */
const Peace = lazily(async () => (await import('../pages/peace.tsx')).Peace, 'pages');

export const Chat = ({ room }: { readonly room: Room }) => {
  const chat = room.chat.value.filter(({ who }) => !room.muted.value.has(who));
  const [disturbed, setDisturbed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.length]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = String(new FormData(form).get('text') ?? '').trim();
    if (text === '') return;
    room.say(text);
    form.reset();
  };
  return (
    <details class="panel chat" open>
      <summary>
        <h2>{say('chat.title')}</h2>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul ref={list} aria-live="polite" tabIndex={0} aria-label={say('chat.title')}>
        {chat.length === 0 && <li class="empty">{say('chat.empty')}</li>}
        {chat.map(({ name, text, at }) => (
          <li key={at + name}>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      <form class="row" onSubmit={send}>
        <input
          class="field grow"
          name="text"
          maxLength={500}
          aria-label={say('chat.label')}
          placeholder={say('chat.label')}
          autocomplete="off"
        />
        <button type="submit" class="button">
          {say('chat.send')}
        </button>
      </form>
      <p>
        <button type="button" class="button small quiet" onClick={() => setDisturbed(true)}>
          {say('chat.peace')}
        </button>
      </p>
      {disturbed && <Peace room={room} onClose={() => setDisturbed(false)} />}
    </details>
  );
};
