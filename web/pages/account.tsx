/** The visitor's account: made, entered, left. Nobody needs one to play. */
import type { Person } from '@idavoll/server/protocol';
import { useState } from 'preact/hooks';
import {
  type AccountAnswer,
  addPasskey,
  hasPasskeys,
  signIn,
  signInWithPasskey,
  signOut,
  signUp,
} from '../online/account.ts';
import { type Key, say } from '../words.ts';
import { Blocks } from './account/blocks.tsx';
import { Codes } from './account/codes.tsx';
import { OwnData } from './account/own-data.tsx';
import { Recover } from './account/recover.tsx';

/** Who one is decides what every list and socket shows: the page begins afresh. */
const begin = () => location.reload();

const useDeed = (done: () => void) => {
  const [trouble, setTrouble] = useState<Key | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (answer: AccountAnswer) => {
    setBusy(true);
    const refused = await answer;
    setBusy(false);
    setTrouble(refused ?? null);
    if (!refused) done();
  };
  return { trouble, busy, run };
};

const Guest = () => {
  const { trouble, busy, run } = useDeed(begin);
  const [forgotten, setForgotten] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const name = String(fields.get('username') ?? '').trim();
    const password = String(fields.get('password') ?? '');
    const isNew = event.submitter?.getAttribute('value') === 'new';
    void run(isNew ? signUp(name, password) : signIn(name, password));
  };
  // A form within a form would be none.
  if (forgotten) return <Recover onClose={() => setForgotten(false)} onDone={begin} />;
  return (
    <form class="account" onSubmit={submit}>
      <p>{say('account.guest')}</p>
      <div class="row">
        <label class="stacked">
          {say('account.name')}
          <input class="field" name="username" required minLength={3} maxLength={24} autocomplete="username" />
        </label>
        <label class="stacked">
          {say('account.password')}
          <input
            class="field"
            name="password"
            type="password"
            required
            minLength={8}
            maxLength={100}
            autocomplete="current-password"
          />
        </label>
      </div>
      {trouble && (
        <p class="notice" role="alert">
          {say(trouble)}
        </p>
      )}
      <p class="row">
        <button type="submit" class="button primary" value="in" disabled={busy}>
          {say('account.in')}
        </button>
        <button type="submit" class="button" value="new" disabled={busy}>
          {say('account.new')}
        </button>
        {hasPasskeys() && (
          <button type="button" class="button quiet" disabled={busy} onClick={() => run(signInWithPasskey())}>
            {say('account.passkey.in')}
          </button>
        )}
        <button type="button" class="button quiet" disabled={busy} onClick={() => setForgotten(true)}>
          {say('account.recover.open')}
        </button>
      </p>
    </form>
  );
};

const Member = ({ name }: { readonly name: string }) => {
  const [added, setAdded] = useState(false);
  const passkey = useDeed(() => setAdded(true));
  const leave = useDeed(begin);
  const trouble = passkey.trouble ?? leave.trouble;
  return (
    <div class="account">
      <p>{say('account.member', { name })}</p>
      {(trouble || added) && (
        <p class="notice" role="status">
          {say(trouble ?? 'account.passkey.added')}
        </p>
      )}
      <p class="row">
        {hasPasskeys() && (
          <button type="button" class="button" disabled={passkey.busy} onClick={() => passkey.run(addPasskey())}>
            {say('account.passkey.add')}
          </button>
        )}
        <button type="button" class="button quiet" disabled={leave.busy} onClick={() => leave.run(signOut())}>
          {say('account.out')}
        </button>
      </p>
      <Codes />
    </div>
  );
};

export const Account = ({ person }: { readonly person: Person }) => (
  <>
    <fieldset>
      <legend>{say('account.title')}</legend>
      {person.guest ? <Guest /> : <Member name={person.name} />}
    </fieldset>
    <Blocks />
    <OwnData person={person} />
  </>
);
