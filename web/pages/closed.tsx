/** A match that its own game broke off: the host may try whether it goes on. */
import { useState } from 'preact/hooks';
import { refusalKey, reopenTable } from '../online/http.ts';
import type { Room } from '../online/room.ts';
import { type Key, say } from '../words.ts';

export const Closed = ({ room }: { readonly room: Room }) => {
  const [trouble, setTrouble] = useState<Key | null>(null);
  const open = async () => {
    const opened = await reopenTable(room.id);
    setTrouble(opened.ok ? null : refusalKey(opened.error.code));
  };
  return (
    <div class="notice" role="alert">
      <p>{say(trouble ?? 'table.closed')}</p>
      {room.info.value?.host && (
        <button type="button" class="button" onClick={open}>
          {say('table.reopen')}
        </button>
      )}
    </div>
  );
};
