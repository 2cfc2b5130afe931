/** What lies before the viewer: own artefacts and treasures; and the artefacts on display for all. */

import { treasureName } from '../words/names.ts';
import { Card } from './card.tsx';
import type { Desk } from './desk.ts';
import { Piece, Stone } from './pieces.tsx';

const Cards = ({ desk, title, cards, own }: { desk: Desk; title: string; cards: readonly number[]; own: boolean }) => (
  <section class="mim-panel">
    <h2>{title}</h2>
    <ul class="mim-cards">
      {cards.map(card => (
        <Card key={card} desk={desk} card={card} own={own} />
      ))}
    </ul>
  </section>
);

export const OwnCards = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  return <Cards desk={desk} title={sight.say('board.hand')} cards={sight.cardsOf(sight.viewer)} own />;
};

export const Display = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  if (sight.display.length === 0) return null;
  return <Cards desk={desk} title={sight.say('board.display')} cards={sight.display} own={false} />;
};

export const OwnTreasures = ({ desk }: { desk: Desk }) => {
  const { sight, pointedAt } = desk;
  const { say, c, voice } = sight;
  const treasures = sight.treasuresOf(sight.viewer);
  const points = treasures.reduce((sum, t) => sum + c.tables.points[t], 0);
  return (
    <section class="mim-panel">
      <h2>
        {say('table.treasures')} <small>{say('result.points', { points })}</small>
      </h2>
      <ul class="mim-stones">
        {treasures.map(t => {
          const { id } = c.content.treasures[t];
          return (
            <li key={id} class={pointedAt.has(id) ? 'mim-pointed' : ''} title={treasureName(voice, id)}>
              <Piece>
                <Stone sight={sight} treasure={t} />
              </Piece>
              <span class="sr">{treasureName(voice, id)}</span>
            </li>
          );
        })}
        {treasures.length === 0 && <li class="mim-none">{say('board.treasures', { count: 0 })}</li>}
      </ul>
    </section>
  );
};
