/** A link to send: copied, or given to the device's own share sheet where there is one. */
import { useId, useState } from 'preact/hooks';
import { say } from '../words.ts';

/** Works on plain-http addresses too, where the clipboard of the platform is withheld. */
const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    return copied;
  }
};

export const ShareLink = ({ url, label }: { readonly url: string; readonly label: string }) => {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(url));
  return (
    <div class="share">
      <label for={id}>{label}</label>
      <div class="row">
        <input id={id} class="field grow" readOnly value={url} onFocus={event => event.currentTarget.select()} />
        <button type="button" class="button" onClick={copy}>
          {say(copied ? 'share.copied' : 'share.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" class="button quiet" onClick={() => navigator.share({ url }).catch(() => undefined)}>
            {say('share.send')}
          </button>
        )}
      </div>
      <span class="sr" role="status">
        {copied ? say('share.copied') : ''}
      </span>
    </div>
  );
};
