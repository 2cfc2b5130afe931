/** What is played for, and the hourglass: its tokens, its Master, and how near the end is. SAGA-280 to SAGA-293 */
import { pictured } from '@idavoll/board';
import { NONE } from '@idavoll/engine';
import { Badge, Piece } from './pieces.tsx';
import { range, type Sight } from './sight.ts';
import { hourglassOf } from './standing.ts';

const SIGNS = {
  green: 'M-24 2L-7 19L26 -18',
  red: 'M-20 -20L20 20M20 -20L-20 20',
  down: 'M-20 -28H20L4 0L20 28H-20L-4 0Z',
} as const;

const Tokens = ({ sight }: { sight: Sight }) => {
  const { tokens, green, left, redChance, isRed } = hourglassOf(sight);
  const label = isRed
    ? sight.say('table.tokens.red', { green })
    : sight.say('table.tokens', { green, left, chance: sight.percent(redChance) });
  const faceOf = (token: number) => {
    if (token < green) return 'green';
    return isRed && token === green ? 'red' : 'down';
  };
  return (
    <span class="sag-tokens" {...pictured(label)}>
      {range(tokens).map(token => (
        <svg key={token} class={`sag-token sag-token-${faceOf(token)}`} viewBox="-50 -50 100 100" aria-hidden="true">
          <circle r="47" />
          <path d={SIGNS[faceOf(token)]} />
        </svg>
      ))}
    </span>
  );
};

export const SagaPanel = ({ sight }: { sight: Sight }) => {
  const { saga, say, names } = sight;
  if (saga === undefined) return null;
  const { master, left, redChance, round, guard, taken, toTake } = hourglassOf(sight);
  const quiet = [
    ...(saga === 'treasure' && master === NONE ? [say('table.taken', { taken, toTake })] : []),
    ...(guard !== undefined && sight.hasBegun ? [say('table.guard', { rounds: guard })] : []),
  ];
  return (
    <section class="sag-panel sag-saga">
      <h2>
        {say(`saga.${saga}`)} {sight.hasBegun && <small>{say('board.round', { round })}</small>}
      </h2>
      <p>{say(`saga.${saga}.goal`)}</p>
      <div class="sag-hourglass">
        <Tokens sight={sight} />
        {master === NONE ? (
          <p>
            {say(`saga.${saga}.hourglass`)} {quiet.join(' ')}
          </p>
        ) : (
          <p>
            <Piece class="sag-inline">
              <Badge sight={sight} seat={master} />
            </Piece>
            {say('table.master', { seat: names[master] ?? '' })}
            {!sight.isOver && (
              <b>{left === 1 ? say('table.red.sure') : say('table.red', { chance: sight.percent(redChance) })}</b>
            )}
          </p>
        )}
      </div>
      <details>
        <summary>{say('table.scoring')}</summary>
        <p>{say(`saga.${saga}.points`)}</p>
        <p>{say(`saga.${saga}.ties`, { by: sight.c.countsLosses ? 'losses' : 'figures' })}</p>
      </details>
    </section>
  );
};
