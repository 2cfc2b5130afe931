/** The end: places and why, what every player scored for, and Ragnarök world by world. */
import { Gains, type GameTable, ResultSheet, SeatResult, useSight } from '@idavoll/board';
import type { Event, Outcome } from '@idavoll/engine';
import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { outcome } from '../rules/score.ts';
import { SIDES, WORLDS } from '../rules/vocabulary.ts';
import { endingsOf, gainsOf, sharesInWords, tiesInWords } from '../words/ending.ts';
import type { Scene } from '../words/speech.ts';
import { Defs } from './defs.tsx';
import { RagnarokScene } from './motions.tsx';
import { BadgePiece } from './pieces.tsx';
import { range, sightOf } from './sight.ts';

const Ragnarok = ({ scene, story }: { scene: Scene; story: readonly Event[] }) => {
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
  const { view, names, story } = props;
  const sight = useSight(sightOf, props);
  const [isScene, setScene] = useState(false);
  const { c, say } = sight;
  const scene: Scene = { ...sight.voice, c, view };
  const ends: Outcome = { scores: new Int32Array(c.seats), places: new Int32Array(c.seats) };
  // Scores and turn order are all that counts, and they lie open.
  outcome(c, view, ends);
  const seats = range(c.seats).sort((a, b) => ends.places[a] - ends.places[b]);
  return (
    <ResultSheet
      class="asg"
      title={say('result.winner', { players: names[seats[0]] })}
      before={<Defs />}
      after={
        <>
          <button type="button" class="button asg-again" onClick={() => setScene(true)}>
            {say('scene.watch')}
          </button>
          {isScene && (
            <RagnarokScene sight={sight} story={story} motion={props.motion} onClose={() => setScene(false)} />
          )}
          <Ragnarok scene={scene} story={story} />
        </>
      }
    >
      {seats.map(seat => (
        <SeatResult
          key={seat}
          say={props.say}
          place={ends.places[seat]}
          badge={<BadgePiece sight={sight} seat={seat} />}
          name={names[seat]}
          points={sight.scoreOf(seat)}
          ties={tiesInWords(scene, seat)}
        >
          <Gains
            gains={gainsOf(story, seat).map(({ gain, points, parts }) => ({
              text: say(`gain.${gain}`),
              note: parts.length > 1 ? parts.join(' + ') : undefined,
              points,
            }))}
            none={say('result.none')}
          />
        </SeatResult>
      ))}
    </ResultSheet>
  );
};
