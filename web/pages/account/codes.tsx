/** Recovery codes: made with the password, and shown this once. */
import { useState } from 'preact/hooks';
import { refusalKey } from '../../online/http.ts';
import { codesLeft, makeCodes } from '../../online/own.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { say } from '../../words.ts';
import { PasswordForm } from './password-form.tsx';

const Shown = ({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) => (
  <Dialog title={say('account.codes.title')} onClose={onClose}>
    <p>{say('account.codes.shown')}</p>
    <ul class="codes">
      {codes.map(code => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  </Dialog>
);

export const Codes = () => {
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const left = useLoad(codesLeft, [codes]);
  const make = async (password: string) => {
    const made = await makeCodes(password);
    if (!made.ok) return refusalKey(made.error.code);
    setAsking(false);
    setCodes(made.value.codes);
    return undefined;
  };
  const count = left.at === 'here' && left.value.ok ? left.value.value.left : undefined;
  return (
    <>
      <p>{say('account.codes.about', { left: count ?? 0 })}</p>
      <p>
        <button type="button" class="button" onClick={() => setAsking(true)}>
          {say('account.codes.make')}
        </button>
      </p>
      {asking && (
        <Dialog title={say('account.codes.title')} onClose={() => setAsking(false)}>
          <p>{say('account.codes.text')}</p>
          <PasswordForm label={say('account.codes.make')} onPassword={make} />
        </Dialog>
      )}
      {codes && <Shown codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
};
