/** What a player may do with their seat besides playing: hand it to a bot, take it back, give up, invite watchers. */
import { useState } from 'preact/hooks';
import { type Answer, giveToBot, refusalKey, resign, takeBack } from '../online/http.ts';
import type { Room } from '../online/room.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ShareLink } from '../parts/share.tsx';
import { say } from '../words.ts';

export const SeatDeeds = ({ room }: { readonly room: Room }) => {
  const info = room.info.value;
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!info) return null;
  const own = info.seats.findIndex(({ mine }) => mine);
  const act = async (answer: Answer<unknown>) => {
    const done = await answer;
    setTrouble(done.ok ? null : say(refusalKey(done.error.code)));
    setAsking(false);
  };
  return (
    <details class="panel deeds">
      <summary>
        <h2>{say('deeds.title')}</h2>
      </summary>
      <ShareLink url={`${location.origin}/table/${info.table}`} label={say('deeds.share')} />
      {own >= 0 && info.status === 'playing' && !info.seats[own].resigned && (
        <p class="row">
          {info.seats[own].driver === 'bot' ? (
            <button type="button" class="button" onClick={() => act(takeBack(info.table, own))}>
              {say('deeds.return')}
            </button>
          ) : (
            <button type="button" class="button" onClick={() => act(giveToBot(info.table, own))}>
              {say('deeds.bot')}
            </button>
          )}
          <button type="button" class="button quiet" onClick={() => setAsking(true)}>
            {say('deeds.resign')}
          </button>
        </p>
      )}
      {trouble && <p role="alert">{trouble}</p>}
      {asking && (
        <Dialog title={say('deeds.resign.title')} onClose={() => setAsking(false)}>
          <p>{say('deeds.resign.text')}</p>
          <button type="button" class="button primary" onClick={() => act(resign(info.table, own))}>
            {say('deeds.resign')}
          </button>
        </Dialog>
      )}
    </details>
  );
};
