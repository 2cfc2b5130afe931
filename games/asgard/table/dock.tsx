/** The dock: question, answers and what each brings, in one place of fixed place and height. */
import { type DockedShell, Dock as KitDock } from '@idavoll/board';
import { Answers, Picks } from './answers.tsx';
import { Battle } from './battle.tsx';
import type { Desk } from './desk.ts';

export const Dock = ({ desk, shell }: { desk: Desk; shell: DockedShell | undefined }) => (
  <KitDock shell={shell} isAsked={desk.isAsked} words={{ label: desk.sight.say('table.dock') }}>
    <Battle sight={desk.sight} />
    <Picks desk={desk} />
    <Answers desk={desk} />
  </KitDock>
);
