/** There is no such page. */
import { Page } from '../parts/page.tsx';
import { say } from '../words.ts';

export const Lost = () => (
  <Page title={say('lost.title')} narrow>
    <p>{say('lost.text')}</p>
    <p>
      <a class="button" href="/">
        {say('lost.home')}
      </a>
    </p>
  </Page>
);
