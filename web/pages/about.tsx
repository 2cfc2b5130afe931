/** Who made what, and under which licence. */

import { Page } from '../parts/page.tsx';
import { creditOf } from '../play/credits.ts';
import { GAME_IDS } from '../play/games.ts';
import { type Key, say } from '../words.ts';

/** Most of the icons that are used are theirs. */
const ICON_AUTHORS = ['Lorc', 'Delapouite'] as const;

const CREDITS: readonly { readonly key: Key; readonly href: string }[] = [
  { key: 'about.alegreya', href: 'https://github.com/huertatipografica/Alegreya' },
  { key: 'about.preact', href: 'https://preactjs.com' },
];

export const About = () => (
  <Page title={say('about.title')} narrow>
    <p class="lead">{say('about.lead')}</p>
    <h2>{say('about.unofficial')}</h2>
    <p>{say('about.unofficial.text')}</p>
    {GAME_IDS.map(game => (
      <p key={game}>{creditOf(game)}</p>
    ))}
    <h2>{say('about.fair')}</h2>
    <p>{say('about.fair.text')}</p>
    <h2>{say('about.credits')}</h2>
    <ul>
      <li>
        <a href="https://game-icons.net">game-icons.net</a>: {say('about.icons', { authors: ICON_AUTHORS.join(', ') })}{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
      </li>
      {CREDITS.map(({ key, href }) => (
        <li key={key}>
          <a href={href}>{say(key)}</a>
        </li>
      ))}
      <li>{say('about.code')}</li>
    </ul>
  </Page>
);
