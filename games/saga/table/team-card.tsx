/** A team card: every kind of figure with its numbers. SAGA-002 to SAGA-004 */
import type { Nth, Seat } from '@idavoll/engine';
import { NONE } from '@idavoll/engine';
import { basisOf } from '../words/names.ts';
import type { Desk } from './desk.ts';
import { Piece, Shield } from './pieces.tsx';
import { range, type Sight } from './sight.ts';

export const NUMBERS = ['move', 'hit', 'parry', 'dodge'] as const;

interface CardProps {
  readonly sight: Sight;
  readonly team: Nth<'team'>;
  /** In whose colour it is drawn. */
  readonly seat: Seat;
}

const TeamTable = ({ sight, team, seat }: CardProps) => {
  const { say, c } = sight;
  const { firstKindOfTeam } = c.cards;
  const kinds = range(firstKindOfTeam[team + 1] - firstKindOfTeam[team], firstKindOfTeam[team]);
  const { id, basis } = c.content.teams[team];
  const rests = basisOf(basis);
  return (
    <table class="sag-numbers">
      <caption>
        {sight.teamName(id)}{' '}
        <small class="badge" data-basis={rests}>
          {say(`basis.${rests}`)}
        </small>
      </caption>
      <thead>
        <tr>
          <td />
          {NUMBERS.map(number => (
            <th key={number} scope="col" title={say(`number.${number}.about`)}>
              {say(`number.${number}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(kind => {
          const numbers = sight.kinds[kind];
          return (
            <tr key={kind}>
              <th scope="row">
                <Piece>
                  <Shield sight={sight} seat={seat} kind={kind} />
                </Piece>
                <span>
                  {say('figures', { figure: sight.kindName(kind), count: numbers.count })}
                  {numbers.range > 0 && (
                    <small title={say('number.range.about')}>
                      {say('shooter')} {numbers.range}
                    </small>
                  )}
                </span>
              </th>
              {NUMBERS.map(number => (
                <td key={number}>{numbers[number]}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The cards to choose from. SAGA-037 */
export const TeamChoice = ({ desk }: { desk: Desk }) => (
  <ul class="sag-cards">
    {[...desk.teams].map(([team, move]) => (
      <li key={team} class="sag-card">
        <TeamTable sight={desk.sight} team={team} seat={desk.sight.viewer} />
        <button type="button" class="sag-over sag-live" {...desk.press(move)} />
      </li>
    ))}
  </ul>
);

/** The cards of all players: nothing is secret. SAGA-036 */
export const TeamCards = ({ sight }: { sight: Sight }) => {
  const { c, s, say } = sight;
  const seats = range(c.seats).filter(seat => s[c.at.team(seat)] !== NONE);
  if (seats.length === 0) return null;
  return (
    <details class="sag-panel">
      <summary>
        <h2>{say('table.cards')}</h2>
      </summary>
      {seats.map(seat => (
        <TeamTable key={seat} sight={sight} team={s[c.at.team(seat)]} seat={seat} />
      ))}
    </details>
  );
};
