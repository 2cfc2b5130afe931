/** The end: places and why, what every player scored for, and Ragnarök world by world. */
import type { GameTable } from '@idavoll/board';
import type { Event, Outcome, Seat } from '@idavoll/engine';
import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { outcome } from '../rules/score.ts';
import { SIDES, WORLDS } from '../rules/vocabulary.ts';
import { endingsOf, gainsOf, sharesInWords, tiesInWords } from '../words/ending.ts';
import type { Scene } from '../words/speech.ts';
import { Defs } from './defs.tsx';
import { BadgePiece } from './pieces.tsx';
import { range, type Sight, sightOf } from './sight.ts';

interface ResultProps {
  readonly sight: Sight;
  readonly scene: Scene;
  readonly story: readonly Event[];
}

const SeatResult = ({ sight, scene, story, seat, place }: ResultProps & { seat: Seat; place: number }) => {
  const { say } = scene;
  const gains = gainsOf(story, seat);
  return (
    <li class={`asg-seat-result${place === 1 ? ' asg-winner' : ''}`}>
      <div class="asg-result-head">
        <span class="asg-place">{say('result.place', { place })}</span>
        <BadgePiece sight={sight} seat={seat} />
        <h3>{sight.names[seat]}</h3>
        <span class="asg-total">{sight.scoreOf(seat)}</span>
      </div>
      {tiesInWords(scene, seat).map(text => (
        <p key={text} class="asg-tie">
          {text}
        </p>
      ))}
      {gains.length === 0 ? (
        <p class="asg-no-gain">{say('result.none')}</p>
      ) : (
        <ul class="asg-gains">
          {gains.map(({ gain, points, parts }) => (
            <li key={gain}>
              <span>{say(`gain.${gain}`)}</span>
              {parts.length > 1 && <small>{parts.join(' + ')}</small>}
              <b class="asg-points">{points}</b>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

const Ragnarok = ({ scene, story }: Omit<ResultProps, 'sight'>) => {
  const { say } = scene;
  return (
    <table class="asg-endings">
      <caption>{say('result.ragnarok')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('result.world')}</th>
          {SIDES.map(side => (
            <th key={side} scope="col">
              {say(`side.${side}`)}
            </th>
          ))}
          <th scope="col">{say('result.rewards')}</th>
        </tr>
      </thead>
      <tbody>
        {endingsOf(scene, story).map(ending => (
          <tr key={ending.world}>
            <th scope="row">{WORLDS.indexOf(ending.world) + 1}</th>
            {ending.hosts.map(({ name, strength, wins, help }, side) => (
              <td key={SIDES[side]} class={wins ? 'asg-wins' : ''}>
                <b>{strength}</b> {name}
                {wins && <span class="sr"> ({say('result.wins')})</span>}
                {help.length > 0 && <small>{help.join(', ')}</small>}
              </td>
            ))}
            <td class="asg-shares" colSpan={1 + SIDES.length - ending.hosts.length}>
              {sharesInWords(scene, ending).join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const Result = (props: ComponentProps<GameTable['Result']>) => {
  const { game, agreement, view, viewer, names, say, story } = props;
  const sight = useMemo(
    () => sightOf({ game, agreement, view, viewer, names, say }),
    [game, agreement, view, viewer, names, say],
  );
  const { c } = sight;
  const scene: Scene = { ...sight.voice, c, view };
  const ends: Outcome = { scores: new Int32Array(c.seats), places: new Int32Array(c.seats) };
  // Scores and turn order are all that counts, and they lie open.
  outcome(c, view, ends);
  const seats = range(c.seats).sort((a, b) => ends.places[a] - ends.places[b]);
  return (
    <div class="asg asg-result">
      <Defs />
      <h2>{scene.say('result.winner', { players: names[seats[0]] })}</h2>
      <svg class="asg-flourish" viewBox="0 0 400 24" aria-hidden="true" focusable="false">
        <path d={`M0 12q12.5 -18 25 0${'t25 0'.repeat(15)}`} />
        <path d={`M0 12q12.5 18 25 0${'t25 0'.repeat(15)}`} />
      </svg>
      <ol class="asg-results">
        {seats.map(seat => (
          <SeatResult key={seat} sight={sight} scene={scene} story={story} seat={seat} place={ends.places[seat]} />
        ))}
      </ol>
      <Ragnarok scene={scene} story={story} />
    </div>
  );
};
