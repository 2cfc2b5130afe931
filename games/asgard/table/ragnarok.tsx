/** Ragnarök as a scene, world by world: it goes on by itself, and can be stepped, held and hurried. */
import './ragnarok.css';
import './ragnarok-narrow.css';
import type { Event } from '@idavoll/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { spaceOf, WORLDS } from '../rules/vocabulary.ts';
import { type Ending, endingsOf, sharesInWords } from '../words/ending.ts';
import { Defs } from './defs.tsx';
import { BadgePiece } from './pieces.tsx';
import { measureOf, Side } from './ragnarok-side.tsx';
import { range, type Sight } from './sight.ts';

interface SceneProps {
  readonly sight: Sight;
  readonly story: readonly Event[];
  readonly motion: boolean;
  readonly onClose: () => void;
}

/** Milliseconds for a world in which gods fight, and for one in which nobody does. */
const PACE = { fought: 5200, quiet: 1600 };
/** Pixels for both sides. */
const HEIGHT = 250;

const worldOf = ({ world }: Ending) => WORLDS.indexOf(world);

/** What everybody has after so many worlds: what is scored later is taken away again. */
const scoresAfter = (sight: Sight, endings: readonly Ending[], step: number) =>
  range(sight.seats).map(seat => {
    const pointsIn = (list: readonly Ending[]) =>
      list
        .flatMap(({ shares }) => shares.filter(share => share.seat === seat))
        .reduce((sum, one) => sum + one.points, 0);
    return { seat, points: sight.scoreOf(seat) - pointsIn(endings.slice(step + 1)), gain: pointsIn([endings[step]]) };
  });

const Ladder = ({ sight, endings, step }: { sight: Sight; endings: readonly Ending[]; step: number }) => (
  <ol class="asg-ladder">
    {endings
      .map((ending, i) => (
        <li key={ending.world} class={i === step ? 'asg-now' : ''}>
          <b class="asg-number">{worldOf(ending) + 1}</b>
          <span>
            {i > step
              ? ''
              : ending.hosts.length === 0
                ? sight.say('result.quiet')
                : ending.hosts.map(({ strength }) => strength).join(' : ')}
          </span>
          {i <= step && (
            <span class="asg-spoils">
              {ending.shares.map(({ seat, points }, nth) => (
                <span key={nth} class="asg-count">
                  <BadgePiece sight={sight} seat={seat} />
                  <b>{points}</b>
                </span>
              ))}
            </span>
          )}
        </li>
      ))
      .reverse()}
  </ol>
);

const Points = ({ sight, endings, step }: { sight: Sight; endings: readonly Ending[]; step: number }) => {
  const scores = scoresAfter(sight, endings, step).sort((a, b) => b.points - a.points);
  const most = Math.max(1, ...scores.map(({ points }) => points));
  return (
    <ol class="asg-scene-points">
      {scores.map(({ seat, points, gain }) => (
        <li key={seat}>
          <BadgePiece sight={sight} seat={seat} />
          <span>{sight.names[seat]}</span>
          {gain > 0 && <em>+{gain}</em>}
          <b>{points}</b>
          <i style={{ width: `${(100 * points) / most}%`, background: `var(--player-${sight.colourOf(seat)})` }} />
        </li>
      ))}
    </ol>
  );
};

const Fight = ({ sight, ending }: { sight: Sight; ending: Ending }) => {
  const world = worldOf(ending);
  const { say, tables } = sight;
  const spaces = [spaceOf(0, world), spaceOf(1, world)];
  const unit = HEIGHT / measureOf(sight, spaces);
  return (
    <div class="asg-fight" key={ending.world}>
      <p class="asg-scene-world">
        <b>{world + 1}</b>
        <span>
          I {tables.rewardUpper[world]} · II {tables.rewardLower[world]}
        </span>
      </p>
      {ending.hosts.length === 0 ? (
        <p class="asg-scene-quiet">{say('result.quiet')}</p>
      ) : (
        ending.hosts.map(({ wins }, side) => (
          <Side key={spaces[side]} sight={sight} space={spaces[side]} wins={wins} unit={unit} />
        ))
      )}
    </div>
  );
};

export const Ragnarok = ({ sight, story, motion, onClose }: SceneProps) => {
  const { say, voice, c, view } = sight;
  const endings = endingsOf({ ...voice, c, view }, story);
  const [step, setStep] = useState(0);
  const [isHeld, hold] = useState(!motion);
  const dialog = useRef<HTMLDialogElement>(null);
  const last = endings.length - 1;
  const ending = endings[step];
  useEffect(() => dialog.current?.showModal?.(), []);
  useEffect(() => {
    if (isHeld || step >= last) return;
    const timer = setTimeout(() => setStep(step + 1), ending.hosts.length > 0 ? PACE.fought : PACE.quiet);
    return () => clearTimeout(timer);
  }, [isHeld, step, last]);
  if (!ending) return null;
  const [light, dark] = ending.hosts;
  const winner = ending.hosts.find(({ wins }) => wins);
  const shares = sharesInWords({ ...voice, c, view }, ending).join(' · ');
  const sum = light && dark ? `${light.name} ${light.strength}, ${dark.name} ${dark.strength}.` : '';
  return (
    <dialog
      ref={dialog}
      class={`asg asg-scene piece-controls${motion ? ' asg-moving' : ''}`}
      aria-label={say('result.ragnarok')}
      onClose={onClose}
    >
      <Defs />
      <h2>{say('result.ragnarok')}</h2>
      <Ladder sight={sight} endings={endings} step={step} />
      <Fight sight={sight} ending={ending} />
      <Points sight={sight} endings={endings} step={step} />
      <div class="asg-scene-bar">
        <p aria-live="polite">
          <b>
            {say(`world.${ending.world}`)}. {sum} {winner && <em>{say('scene.wins', { name: winner.name })}</em>}
          </b>
          <span>{shares}</span>
        </p>
        <button type="button" disabled={step === 0} onClick={() => setStep(step - 1)}>
          ‹ <span>{say('scene.back')}</span>
        </button>
        {step < last && (
          <button type="button" onClick={() => hold(!isHeld)}>
            {say(isHeld ? 'scene.play' : 'scene.pause')}
          </button>
        )}
        <button
          type="button"
          class="asg-scene-on"
          onClick={() => (step < last ? setStep(step + 1) : dialog.current?.close())}
        >
          {step < last ? say('scene.next') : say('scene.result')} ›
        </button>
        {step < last && (
          <button type="button" onClick={() => dialog.current?.close()}>
            {say('scene.skip')}
          </button>
        )}
      </div>
    </dialog>
  );
};
