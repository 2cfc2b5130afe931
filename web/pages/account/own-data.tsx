/** What the server keeps of one: to take along, and to end. */
import type { Person } from '@idavoll/server/protocol';
import { useState } from 'preact/hooks';
import { refusalKey } from '../../online/http.ts';
import { endMe } from '../../online/own.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { change } from '../../settings.ts';
import { type Key, say } from '../../words.ts';
import { PasswordForm } from './password-form.tsx';

const Farewell = ({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) => {
  const [trouble, setTrouble] = useState<Key | null>(null);
  const end = async (password: string | undefined) => {
    const done = await endMe(password);
    if (!done.ok) return refusalKey(done.error.code);
    // Nobody is left to come back to this page: whoever plays here next has a name of his own.
    change({ name: '' });
    location.assign('/');
    return undefined;
  };
  return (
    <Dialog title={say('account.end.title')} onClose={onClose}>
      <p>{say('account.end.goes')}</p>
      <p>{say('account.end.stays')}</p>
      <p>
        <strong>{say('account.end.final')}</strong>
      </p>
      {person.guest ? (
        <>
          {trouble && (
            <p class="notice" role="alert">
              {say(trouble)}
            </p>
          )}
          <button type="button" class="button primary" onClick={async () => setTrouble((await end(undefined)) ?? null)}>
            {say('account.end.do')}
          </button>
        </>
      ) : (
        <PasswordForm label={say('account.end.do')} onPassword={end} />
      )}
    </Dialog>
  );
};

export const OwnData = ({ person }: { readonly person: Person }) => {
  const [leaving, setLeaving] = useState(false);
  return (
    <fieldset>
      <legend>{say('account.data.title')}</legend>
      <p>{say('account.data.text')}</p>
      <p class="row">
        <a class="button" href="/api/me/data" download="idavoll-data.json">
          {say('account.data.get')}
        </a>
        <button type="button" class="button quiet" onClick={() => setLeaving(true)}>
          {say(person.guest ? 'account.end.guest' : 'account.end.account')}
        </button>
      </p>
      {leaving && <Farewell person={person} onClose={() => setLeaving(false)} />}
    </fieldset>
  );
};
