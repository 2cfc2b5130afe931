/** The dock: question, answers and what each brings, in one place of fixed place and height. */
import type { ShellParts } from '@idavoll/board';
import { Answers, Picks } from './answers.tsx';
import { Battle } from './battle.tsx';
import type { Desk } from './desk.ts';

export const Dock = ({ desk, shell }: { desk: Desk; shell: ShellParts | undefined }) => (
  <section class={desk.isAsked ? 'asg-dock asg-asked' : 'asg-dock'} aria-label={desk.sight.say('table.dock')}>
    <div class="asg-ask">
      {shell?.words}
      <Battle sight={desk.sight} />
    </div>
    <Picks desk={desk} />
    <Answers desk={desk} />
    {shell?.end}
  </section>
);
