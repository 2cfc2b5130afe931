/** The end: places and why, what every player won points for, and who is left. */
import type { GameTable } from '@idavoll/board';
import { type Event, NONE, type Nth, type Outcome, type Seat } from '@idavoll/engine';
import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { isAtCrown, isInGoal, outcome } from '../rules/score.ts';
import { endInWords, gainsOf, rollsOf, tiesInWords } from '../words/ending.ts';
import type { Scene } from '../words/speech.ts';
import { Defs } from './defs.tsx';
import { Badge, FigureShield, Piece } from './pieces.tsx';
import { range, type Sight, sightOf } from './sight.ts';

interface SeatProps {
  readonly sight: Sight;
  readonly scene: Scene;
  readonly story: readonly Event[];
  readonly seat: Seat;
  readonly place: number;
}

/** Whether a figure stands where it brought a point. */
const hasScored = ({ c, s, saga, fieldOf, chestsOf }: Sight, seat: Seat, figure: Nth<'figure'>) => {
  const field = fieldOf(figure);
  if (field === NONE) return false;
  if (saga === 'crown') return isAtCrown(c, field);
  return saga === 'mist' ? isInGoal(c, s, seat, field) : chestsOf(figure) > 0;
};

const Figures = ({ sight, seat }: Pick<SeatProps, 'sight' | 'seat'>) => {
  const all = sight.figuresOfSeat(seat);
  return (
    <>
      <p class="sag-end-left">{sight.say('result.figures', { left: sight.left(seat), all: all.length })}</p>
      <ul class="sag-end-figures">
        {all.map(figure => {
          const fell = sight.fieldOf(figure) === NONE;
          const name = sight.figureName(figure);
          const label = fell ? `${name}, ${sight.say('result.fallen')}` : name;
          return (
            <li
              key={figure}
              class={fell ? 'sag-end-fallen' : hasScored(sight, seat, figure) ? 'sag-end-scored' : ''}
              title={label}
            >
              <Piece>
                <FigureShield sight={sight} figure={figure} />
                {fell && <path class="sag-end-cross" d="M-40 -40L40 40M40 -40L-40 40" />}
              </Piece>
              <span class="sr">{label}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
};

const SeatResult = ({ sight, scene, story, seat, place }: SeatProps) => {
  const { say, names, c, s } = sight;
  const gains = gainsOf(story, seat);
  const rolls = rollsOf(scene, story, seat);
  const team = sight.teamOf(seat);
  return (
    <li class={`sag-seat-result${place === 1 ? ' sag-end-winner' : ''}`}>
      <div class="sag-result-head">
        <span class="sag-end-place">{say('result.place', { place })}</span>
        <Piece>
          <Badge sight={sight} seat={seat} />
        </Piece>
        <h3>
          {names[seat]} {team && <small>{sight.teamName(team)}</small>}
        </h3>
        <span class="sag-end-total">{s[c.at.points(seat)]}</span>
      </div>
      {tiesInWords(scene, seat).map(text => (
        <p key={text} class="sag-end-tie">
          {text}
        </p>
      ))}
      {gains.length === 0 ? (
        <p class="sag-end-none">{say('result.none')}</p>
      ) : (
        <ul class="sag-end-gains">
          {gains.map(({ gain, times, points }) => (
            <li key={gain}>
              <span>
                {say(`gain.${gain}`)}
                {times > 1 && ` × ${times}`}
              </span>
              <b>{points}</b>
            </li>
          ))}
        </ul>
      )}
      <Figures sight={sight} seat={seat} />
      {rolls.length > 0 && (
        <p class="sag-end-rolls">
          <span>{say('result.dice')}: </span>
          {rolls.map(({ roll, good, all }) => say(`result.dice.${roll}`, { good, all })).join(' · ')}
        </p>
      )}
    </li>
  );
};

export const Result = (props: ComponentProps<GameTable['Result']>) => {
  const { game, agreement, view, viewer, names, say, story } = props;
  const sight = useMemo(
    () => sightOf({ game, agreement, view, viewer, names, say }),
    [game, agreement, view, viewer, names, say],
  );
  const { c, s, scene, saga } = sight;
  const ends: Outcome = { scores: new Int32Array(c.seats), places: new Int32Array(c.seats) };
  outcome(c, s, ends);
  const seats = range(c.seats).sort((a, b) => ends.places[a] - ends.places[b]);
  const winners = seats.filter(seat => ends.places[seat] === 1).map(seat => names[seat]);
  return (
    <div class="sag sag-result">
      <Defs />
      <h2>{sight.say('result.winner', { count: winners.length, players: winners.join(', ') })}</h2>
      <svg class="sag-flourish" viewBox="0 0 400 24" aria-hidden="true" focusable="false">
        <path d={`M0 12q12.5 -18 25 0${'t25 0'.repeat(15)}`} />
        <path d={`M0 12q12.5 18 25 0${'t25 0'.repeat(15)}`} />
      </svg>
      {saga && (
        <p class="sag-ending">
          {sight.say('result.saga', { saga: sight.say(`saga.${saga}`), round: s[c.at.rounds] + 1 })} {endInWords(scene)}{' '}
          <small>
            {sight.say(`saga.${saga}.points`)}{' '}
            {sight.say(`saga.${saga}.ties`, { by: c.countsLosses ? 'losses' : 'figures' })}
          </small>
        </p>
      )}
      <ol class="sag-results">
        {seats.map(seat => (
          <SeatResult key={seat} sight={sight} scene={scene} story={story} seat={seat} place={ends.places[seat]} />
        ))}
      </ol>
    </div>
  );
};
