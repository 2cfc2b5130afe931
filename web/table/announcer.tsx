/** Tells screen readers what has just happened. */
import { say } from '../words.ts';

const MOST = 6;

export const Announcer = ({ texts }: { readonly texts: readonly string[] }) => (
  <div class="sr" role="log" aria-live="polite" aria-label={say('log.news')}>
    {texts.slice(-MOST).map((text, i) => (
      <p key={i}>{text}</p>
    ))}
  </div>
);
