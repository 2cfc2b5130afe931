/** For one who has forgotten a password, and has written down a recovery code. */
import { useState } from 'preact/hooks';
import { signIn } from '../../online/account.ts';
import { refusalKey } from '../../online/http.ts';
import { recover } from '../../online/own.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { type Key, say } from '../../words.ts';

interface RecoverProps {
  readonly onClose: () => void;
  /** Called once one is signed in again. */
  readonly onDone: () => void;
}

export const Recover = ({ onClose, onDone }: RecoverProps) => {
  const [trouble, setTrouble] = useState<Key | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const [name, code, password] = ['username', 'code', 'password'].map(field => String(fields.get(field) ?? ''));
    setBusy(true);
    const done = await recover(name.trim(), code, password);
    const refused = done.ok ? await signIn(name.trim(), password) : refusalKey(done.error.code);
    setBusy(false);
    setTrouble(refused ?? null);
    if (!refused) onDone();
  };
  return (
    <Dialog title={say('account.recover.title')} onClose={onClose}>
      <form class="account" onSubmit={submit}>
        <p>{say('account.recover.text')}</p>
        <label class="stacked">
          {say('account.name')}
          <input class="field" name="username" required maxLength={24} autocomplete="username" />
        </label>
        <label class="stacked">
          {say('account.recover.code')}
          <input class="field" name="code" required maxLength={40} autocomplete="off" autocapitalize="characters" />
        </label>
        <label class="stacked">
          {say('account.recover.password')}
          <input
            class="field"
            name="password"
            type="password"
            required
            minLength={8}
            maxLength={100}
            autocomplete="new-password"
          />
        </label>
        {trouble && (
          <p class="notice" role="alert">
            {say(trouble)}
          </p>
        )}
        <button type="submit" class="button primary" disabled={busy}>
          {say('account.recover.set')}
        </button>
      </form>
    </Dialog>
  );
};
