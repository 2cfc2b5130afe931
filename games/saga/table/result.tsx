/** The end: places and why, what every player won points for, and who is left. */
import { Gains, type GameTable, ResultSheet, type Say, SeatResult, useSight } from '@idavoll/board';
import { type Event, NONE, type Nth, type Outcome, type Seat } from '@idavoll/engine';
import type { ComponentProps } from 'preact';
import { isAtCrown, isInGoal, outcome } from '../rules/score.ts';
import { endInWords, gainsOf, rollsOf, tiesInWords } from '../words/ending.ts';
import { Defs } from './defs.tsx';
import { BadgePiece, FigureShield, Piece } from './pieces.tsx';
import { range, type Sight, sightOf } from './sight.ts';

interface SeatProps {
  readonly sight: Sight;
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
      <p class="sag-end-left sheet-quiet">{sight.say('result.figures', { left: sight.left(seat), all: all.length })}</p>
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

const SagaResult = ({ sight, story, seat, place }: SeatProps) => {
  const { say, scene, names, c, s } = sight;
  const rolls = rollsOf(scene, story, seat);
  const team = sight.teamOf(seat);
  return (
    <SeatResult
      say={say as Say}
      place={place}
      badge={<BadgePiece sight={sight} seat={seat} />}
      name={
        <>
          {names[seat]} {team && <small>{sight.teamName(team)}</small>}
        </>
      }
      points={s[c.at.points(seat)]}
      ties={tiesInWords(scene, seat)}
    >
      <Gains
        gains={gainsOf(story, seat).map(({ gain, times, points }) => ({
          text: times > 1 ? `${say(`gain.${gain}`)} × ${times}` : say(`gain.${gain}`),
          points,
        }))}
        none={say('result.none')}
      />
      <Figures sight={sight} seat={seat} />
      {rolls.length > 0 && (
        <p class="sag-end-rolls sheet-quiet">
          <span>{say('result.dice')}: </span>
          {rolls.map(({ roll, good, all }) => say(`result.dice.${roll}`, { good, all })).join(' · ')}
        </p>
      )}
    </SeatResult>
  );
};

const Ending = ({ sight }: { sight: Sight }) => {
  const { c, s, scene, saga, say } = sight;
  if (!saga) return null;
  return (
    <p class="sag-ending">
      {say('result.saga', { saga: say(`saga.${saga}`), round: s[c.at.rounds] + 1 })} {endInWords(scene)}{' '}
      <small>
        {say(`saga.${saga}.points`)} {say(`saga.${saga}.ties`, { by: c.countsLosses ? 'losses' : 'figures' })}
      </small>
    </p>
  );
};

export const Result = (props: ComponentProps<GameTable['Result']>) => {
  const { names, story } = props;
  const sight = useSight(sightOf, props);
  const { c, s } = sight;
  const ends: Outcome = { scores: new Int32Array(c.seats), places: new Int32Array(c.seats) };
  outcome(c, s, ends);
  const seats = range(c.seats).sort((a, b) => ends.places[a] - ends.places[b]);
  const winners = seats.filter(seat => ends.places[seat] === 1).map(seat => names[seat]);
  return (
    <ResultSheet
      class="sag"
      title={sight.say('result.winner', { count: winners.length, players: winners.join(', ') })}
      before={[<Defs key="defs" />, <Ending key="ending" sight={sight} />]}
    >
      {seats.map(seat => (
        <SagaResult key={seat} sight={sight} story={story} seat={seat} place={ends.places[seat]} />
      ))}
    </ResultSheet>
  );
};
