/** A helper for the real table: the odds of an attack, of all attacks on one figure, and of getting away. */
import './pages.css';
import type { PageProps } from '@idavoll/board';
import { Attack } from './parts/attack.tsx';
import { Dodge } from './parts/dodge.tsx';
import { voiceOf } from './parts/figures.ts';

export const page = (props: PageProps) => {
  const voice = voiceOf(props);
  return (
    <>
      <p class="lead">{voice.say('pages.odds.lead')}</p>
      <div class="saga-odds">
        <Attack voice={voice} to={props.to} />
        <Dodge voice={voice} to={props.to} />
      </div>
    </>
  );
};
