/** Watching a finished match: step by step, by slider or by itself, with anybody's eyes. */

import pauseIcon from 'icon:pause-button';
import playIcon from 'icon:play-button';
import { Icon } from '@idavoll/board';
import { AUDIENCE, type Event } from '@idavoll/engine';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { shareRecord } from '../online/http.ts';
import { ShareLink } from '../parts/share.tsx';
import { sayPack } from '../play/pack-name.ts';
import { motion } from '../settings.ts';
import { Log, useLines } from '../table/log.tsx';
import { say } from '../words.ts';
import { type Eyes, storyOf, viewAt } from './frames.ts';
import { packRecord } from './link.ts';
import type { OpenedRecord } from './open.ts';
import { type Heard, Proof } from './proof.tsx';

const PACE = 900;
const NOTHING: ReadonlySet<string> = new Set();

/** One step after the other, as long as it is on and there are any. */
const useAutoplay = (step: number, last: number, setStep: (step: number) => void) => {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    if (step >= last) {
      setOn(false);
      return;
    }
    const timer = setTimeout(() => setStep(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [on, step, last, setStep]);
  return [on, setOn] as const;
};

const Sharing = ({ text, loaded, pack }: Pick<OpenedRecord, 'text' | 'loaded' | 'pack'>) => {
  const [link, setLink] = useState('');
  // Without the server the record itself travels in the link.
  useEffect(() => {
    packRecord(text).then(
      packed => setLink(`/replay#r=${packed}`),
      () => undefined,
    );
  }, [text]);
  const shorten = async () => {
    const shared = await shareRecord(text, pack?.text);
    if (shared.ok) setLink(`/replay/record/${shared.value.id}`);
  };
  const file = useMemo(() => URL.createObjectURL(new Blob([text], { type: 'text/plain' })), [text]);
  useEffect(() => () => URL.revokeObjectURL(file), [file]);
  return (
    <div class="panel">
      <p class="row">
        <a class="button" href={file} download={`${loaded.id}.record`}>
          {say('replay.download')}
        </a>
        <a class="button quiet" href="/replay">
          {say('replay.other')}
        </a>
      </p>
      {link && <ShareLink url={location.origin + link} label={say('replay.share')} />}
      {pack && link.includes('#') && <p>{say('replay.pack.share', { pack: sayPack(pack) })}</p>}
      {link.includes('#') && (
        <button type="button" class="button quiet small" onClick={shorten}>
          {say('replay.shorten')}
        </button>
      )}
    </div>
  );
};

interface PlayerProps extends OpenedRecord {
  readonly names: readonly string[];
  readonly heard: Heard;
}

export const ReplayPlayer = ({ loaded, film, text, pack, names, heard }: PlayerProps) => {
  const { match } = film;
  const last = film.states.length - 1;
  const [step, setStep] = useState(0);
  const [eyes, setEyes] = useState<Eyes>('all');
  const [pointedAt, setPointedAt] = useState(NOTHING);
  const [auto, setAuto] = useAutoplay(step, last, setStep);
  const story = useMemo(() => storyOf(film, eyes), [film, eyes]);
  const told = useMemo(() => story.filter(one => one.step <= step), [story, step]);
  const news = useMemo(
    () => story.filter(one => one.step === step && step > 0).map(({ event }) => event),
    [story, step],
  );
  const view = useMemo(() => viewAt(film, step, eyes), [film, step, eyes]);
  const viewer = eyes === 'all' ? AUDIENCE : eyes;
  const { Board, Result } = loaded.table;
  const props = {
    game: match.game,
    agreement: match.agreement,
    content: match.pack.content,
    view,
    viewer,
    names,
    say: loaded.say,
    motion: motion.value,
  };
  // With everything open, nothing is left to memory.
  const wordsFor = useCallback(
    (event: Event, before?: Event) => loaded.table[eyes === 'all' ? 'tell' : 'recall'](event, props, before),
    [loaded, eyes, names],
  );
  const lines = useLines(told, wordsFor);
  const events = useMemo(() => told.map(({ event }) => event), [told]);
  const move = step > 0 ? match.steps[step - 1] : undefined;
  return (
    <div class="frame replay">
      <div class="board-area">
        {step === last && (
          <section class="result">
            <Result {...props} story={events} />
          </section>
        )}
        <h2 class="sr">{say('table.board')}</h2>
        <div class="board">
          <Board {...props} offers={[]} play={() => undefined} news={news} story={events} pointedAt={pointedAt} />
        </div>
        <section class="prompt" aria-label={say('replay.controls')}>
          <div class="film">
            <button type="button" class="button" disabled={step === 0} onClick={() => setStep(step - 1)}>
              {say('replay.back')}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                if (step === last) setStep(0);
                setAuto(!auto);
              }}
            >
              <Icon body={auto ? pauseIcon : playIcon} /> {say(auto ? 'replay.pause' : 'replay.play')}
            </button>
            <button type="button" class="button" disabled={step === last} onClick={() => setStep(step + 1)}>
              {say('replay.next')}
            </button>
            <input
              type="range"
              class="grow"
              min={0}
              max={last}
              value={step}
              aria-label={say('replay.slider')}
              aria-valuetext={say('replay.step', { step, last })}
              onInput={event => setStep(Number(event.currentTarget.value))}
            />
            <label class="eyes">
              <span>{say('replay.eyes')}</span>
              <select
                class="field"
                value={String(eyes)}
                onChange={event => {
                  const { value } = event.currentTarget;
                  setEyes(value === 'all' ? 'all' : Number(value));
                }}
              >
                <option value="all">{say('replay.eyes.all')}</option>
                {names.map((name, seat) => (
                  <option key={seat} value={seat}>
                    {name}
                  </option>
                ))}
                <option value={AUDIENCE}>{say('replay.eyes.audience')}</option>
              </select>
            </label>
          </div>
          <p class="ask">
            {say('replay.step', { step, last })}
            {move && (
              <>
                {' · '}
                {names[move.seat]}: <code>{move.text}</code>
              </>
            )}
          </p>
        </section>
      </div>
      <aside class="side" aria-label={say('table.side')}>
        <Log lines={lines} onPoint={about => setPointedAt(about.length > 0 ? new Set(about) : NOTHING)} />
        {pack && <p>{say('table.pack', { pack: sayPack(pack) })}</p>}
        <Proof match={match} names={names} heard={heard} />
        <Sharing text={text} loaded={loaded} pack={pack} />
      </aside>
    </div>
  );
};
