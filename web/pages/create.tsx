/** A new table: who sits where, and what the game lets its players choose. */
import type { LevelName } from '@idavoll/bots';
import type { OptionValue } from '@idavoll/engine';
import { useEffect, useState } from 'preact/hooks';
import { LevelSelect } from '../bots/level-select.tsx';
import { loadBotWords } from '../bots/words.ts';
import { openTable } from '../fair/sit.ts';
import { me, refusalKey } from '../online/http.ts';
import { GameLinks } from '../parts/game-links.tsx';
import { PackChoice } from '../parts/pack-choice.tsx';
import { Page } from '../parts/page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { type LoadedGame, loadGame } from '../play/games.ts';
import type { OpenPack } from '../play/packs.ts';
import type { LocalDriver } from '../play/saved.ts';
import { startLocal } from '../play/start.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { language, say } from '../words.ts';
import { OptionFields } from './create/options.tsx';
import { driversFor, SeatFields, type SeatWish } from './create/seats.tsx';
import { Lost } from './lost.tsx';

/** The values that differ from what the game would choose itself: the rest is left to it. */
type Chosen = Readonly<Record<string, OptionValue>>;

const Form = ({ loaded }: { readonly loaded: LoadedGame }) => {
  const { module } = loaded;
  const [online, setOnline] = useState(false);
  const [reachable, setReachable] = useState(false);
  const [count, setCount] = useState(module.seatCounts[module.seatCounts.length >> 1]);
  const [seats, setSeats] = useState<readonly SeatWish[]>(() =>
    Array.from({ length: Math.max(...module.seatCounts) }, (_, seat) => ({
      driver: seat === 0 ? 'person' : 'bot',
      level: settings.value.level,
      name: '',
      traits: {},
    })),
  );
  const [options, setOptions] = useState<Chosen>({});
  const [pack, setPack] = useState<OpenPack | undefined>();
  const [listed, setListed] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [standIn, setStandIn] = useState<LevelName>('karl');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    me().then(person => setReachable(person.ok));
  }, []);
  const place = (where: boolean) => {
    setOnline(where);
    setSeats(seats.map((seat, i) => ({ ...seat, driver: driversFor(where, i)[where && i > 0 ? 1 : 0] })));
  };
  const seated = seats.slice(0, count);

  const start = async () => {
    const wishes = { options, traits: seated.map(({ traits }) => traits) };
    if (online)
      return openTable({
        game: loaded.id,
        options,
        seats: seated.map(({ driver, level, traits }) => ({
          driver,
          traits,
          level: driver === 'bot' ? level : standIn,
        })),
        public: listed,
        spectators,
        ...(pack && { pack: pack.text }),
      }).then(made => (made.ok ? { ok: true as const, value: `/table/${made.value.table}` } : made));
    const drivers = seated.map(({ driver }) => driver as LocalDriver);
    const made = await startLocal(loaded.id, {
      ...wishes,
      drivers,
      names: seated.map(({ name }) => name),
      levels: seated.map(({ level }) => level),
      pack,
    });
    return made.ok ? { ok: true as const, value: `/local/${made.value}` } : made;
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    setSending(true);
    setTrouble(null);
    const made = await start();
    setSending(false);
    if (made.ok) go(made.value);
    else setTrouble(say(refusalKey(made.error.code)));
  };

  return (
    <form class="form" onSubmit={submit}>
      <fieldset>
        <legend>{say('create.where')}</legend>
        <label class="choice">
          <input type="radio" name="where" checked={!online} onChange={() => place(false)} />
          <span>
            <strong>{say('create.here')}</strong> <small>{say('create.here.about')}</small>
          </span>
        </label>
        <label class="choice">
          <input type="radio" name="where" checked={online} disabled={!reachable} onChange={() => place(true)} />
          <span>
            <strong>{say('create.online')}</strong>{' '}
            <small>{say(reachable ? 'create.online.about' : 'create.online.off')}</small>
          </span>
        </label>
      </fieldset>
      <fieldset>
        <legend>{say('create.count')}</legend>
        <div class="row">
          {module.seatCounts.map(n => (
            <label key={n} class="choice pill">
              <input type="radio" name="count" checked={count === n} onChange={() => setCount(n)} />
              <span>{n}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <SeatFields
        loaded={loaded}
        online={online}
        seats={seated}
        onChange={some => setSeats(some.concat(seats.slice(count)))}
      />
      <OptionFields loaded={loaded} seats={count} chosen={options} onChange={setOptions} />
      <fieldset>
        <legend>{say('create.content')}</legend>
        <p>{say('create.content.about')}</p>
        <PackChoice module={module} pack={pack} onChange={setPack} />
        <GameLinks game={loaded.id} words={loaded} beside />
      </fieldset>
      {online && (
        <fieldset>
          <legend>{say('create.who')}</legend>
          <label class="choice">
            <input type="checkbox" checked={listed} onChange={event => setListed(event.currentTarget.checked)} />
            <span>{say('create.public')}</span>
          </label>
          <label class="choice">
            <input
              type="checkbox"
              checked={spectators}
              onChange={event => setSpectators(event.currentTarget.checked)}
            />
            <span>{say('create.spectators')}</span>
          </label>
          <p class="row">
            <span>{say('create.stand-in')}</span>
            <LevelSelect level={standIn} label={say('create.stand-in')} onChange={setStandIn} />
          </p>
        </fieldset>
      )}
      {trouble && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
      <p class="row">
        <button type="submit" class="button primary" disabled={sending}>
          {say(online ? 'create.open' : 'create.start')}
        </button>
        <a class="button quiet" href="/">
          {say('action.cancel')}
        </a>
      </p>
    </form>
  );
};

export const Create = ({ game }: { readonly game: string }) => {
  const state = useLoad(async () => (await Promise.all([loadGame(game), loadBotWords()]))[0], [game, language()]);
  if (state.at === 'coming') return <p class="waiting">{say('waiting')}</p>;
  if (state.at === 'failed') return <p class="notice">{say('trouble.page')}</p>;
  if (!state.value) return <Lost />;
  return (
    <Page title={say('create.title', { game: state.value.say('game.title') })} narrow>
      <Form loaded={state.value} />
    </Page>
  );
};
