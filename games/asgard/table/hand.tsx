/** The viewer's god cards: those to choose from, and those that are chosen and not shown yet. */

import { Spot } from '@idavoll/board';
import { GODS, SIDES, sideOf } from '../rules/vocabulary.ts';
import type { Desk } from './desk.ts';
import { Emblem, Sign } from './pieces.tsx';

const Card = ({ desk, god, isChosen }: { desk: Desk; god: number; isChosen: boolean }) => {
  const { sight } = desk;
  const { say, phase } = sight;
  const id = GODS[god];
  return (
    <li class={`asg-card asg-side-${SIDES[sideOf(god)]}${isChosen && phase === 'gods' ? ' asg-chosen' : ''}`}>
      <Spot
        desk={desk}
        moves={[`choose ${id}`]}
        class="asg-card-face"
        label={isChosen ? `${sight.godName(god)} (${say('table.chosen')})` : undefined}
      >
        <Emblem god={id} />
        <span>{sight.godName(god)}</span>
      </Spot>
      {desk.isOffered(`${id}>asgard`) && (
        <Spot desk={desk} moves={[`${id}>asgard`]} class="asg-to-hall">
          <Sign of="hall" />
          <span>{say('place.asgard')}</span>
        </Spot>
      )}
    </li>
  );
};

export const Hand = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const { at, view, viewer, say, phase } = sight;
  if (viewer < 0) return null;
  const isChosen = (god: number) => view[at.chosen(viewer, god)] === 1 && view[at.revealed(viewer, god)] !== 1;
  const isChoosing = phase === 'gods' && desk.isAsked;
  const shown = GODS.map((_, god) => god).filter(god => isChosen(god) || (isChoosing && sight.isAwake(god)));
  if (shown.length === 0) return null;
  return (
    <section class="asg-panel asg-hand">
      <h2>{say(isChoosing ? 'table.hand.choose' : 'table.hand')}</h2>
      <ul class="asg-cards">
        {shown.map(god => (
          <Card key={god} desk={desk} god={god} isChosen={isChosen(god)} />
        ))}
      </ul>
    </section>
  );
};
