/** Asks for the password of the account before something that cannot be taken back. */
import { useState } from 'preact/hooks';
import { type Key, say } from '../../words.ts';

interface PasswordFormProps {
  readonly label: string;
  /** Gives the sentence that says why it was not done, if it was not. */
  readonly onPassword: (password: string) => Promise<Key | undefined>;
}

export const PasswordForm = ({ label, onPassword }: PasswordFormProps) => {
  const [trouble, setTrouble] = useState<Key | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    setBusy(true);
    const refused = await onPassword(String(fields.get('password') ?? ''));
    setBusy(false);
    setTrouble(refused ?? null);
  };
  return (
    <form class="account" onSubmit={submit}>
      <label class="stacked">
        {say('account.password')}
        <input class="field" name="password" type="password" required maxLength={100} autocomplete="current-password" />
      </label>
      {trouble && (
        <p class="notice" role="alert">
          {say(trouble)}
        </p>
      )}
      <button type="submit" class="button primary" disabled={busy}>
        {label}
      </button>
    </form>
  );
};
