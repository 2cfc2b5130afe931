/** The content packs of a game: load one, see which are here, and a file to begin with. */

import { type GameModule, packTitle } from '@idavoll/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GameLinks } from '../parts/game-links.tsx';
import { PackUpload } from '../parts/pack-upload.tsx';
import { Page } from '../parts/page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { titleOf } from '../play/cards.ts';
import { type GameWords, loadModule, loadWords } from '../play/games.ts';
import { forgetPack, keptPacks, type OpenPack, starterPack } from '../play/packs.ts';
import type { Route } from '../router.ts';
import { language, say } from '../words.ts';
import { Lost } from './lost.tsx';

type PacksRoute = Extract<Route, { page: 'packs' }>;

interface PackProps {
  readonly module: GameModule;
  readonly pack: OpenPack;
}

const Download = ({ module, pack, label }: PackProps & { readonly label: string }) => {
  const file = useMemo(() => URL.createObjectURL(new Blob([pack.text], { type: 'application/json' })), [pack]);
  useEffect(() => () => URL.revokeObjectURL(file), [file]);
  const { name, version } = packTitle(pack);
  return (
    <a class="button" href={file} download={`${module.id}-${name}-${version}.json`}>
      {label}
    </a>
  );
};

const Row = ({ module, pack, onRemove }: PackProps & { readonly onRemove: () => void }) => {
  const { name, version, mark = '' } = packTitle(pack);
  return (
    <li class="pack-row">
      <p class="grow">
        <strong>{name}</strong> {say('packs.version', { version })}
        <br />
        <small>
          {say('packs.mark')} <code>{mark}</code>
        </small>
      </p>
      <Download module={module} pack={pack} label={say('packs.download')} />
      <button type="button" class="button quiet" aria-label={say('packs.remove.label', { name })} onClick={onRemove}>
        {say('packs.remove')}
      </button>
    </li>
  );
};

const Shelf = ({ module, words }: { readonly module: GameModule; readonly words: GameWords }) => {
  const [packs, setPacks] = useState(() => keptPacks(module));
  const starter = useMemo(() => starterPack(module), [module]);
  const look = () => setPacks(keptPacks(module));
  return (
    <>
      <section aria-labelledby="kept">
        <h2 id="kept">{say('packs.kept')}</h2>
        {packs.length === 0 && <p class="empty">{say('packs.empty')}</p>}
        <ul class="rows">
          {packs.map(pack => (
            <Row
              key={`${pack.name} ${pack.version}`}
              module={module}
              pack={pack}
              onRemove={() => {
                forgetPack(module, pack);
                look();
              }}
            />
          ))}
        </ul>
        <PackUpload module={module} words={words} onLoaded={look} />
      </section>
      <section aria-labelledby="make">
        <h2 id="make">{say('packs.make')}</h2>
        <ol>
          <li>{say('packs.make.begin')}</li>
          <li>{say('packs.make.change')}</li>
          <li>{say('packs.make.name')}</li>
          <li>{say('packs.make.load')}</li>
        </ol>
        {starter.ok && (
          <p>
            <Download module={module} pack={starter.value} label={say('packs.starter')} />
          </p>
        )}
        <p>
          <small>{say('packs.mark.about')}</small>
        </p>
      </section>
    </>
  );
};

export const Packs = (here: PacksRoute) => {
  const { game } = here;
  const state = useLoad(async () => {
    const [module, words] = await Promise.all([loadModule(game), loadWords(game)]);
    return module && { module, words };
  }, [game, language()]);
  if (state.at === 'coming') return <p class="waiting">{say('waiting')}</p>;
  if (state.at === 'failed') return <p class="notice">{say('trouble.page')}</p>;
  if (!state.value) return <Lost />;
  return (
    <Page title={say('packs.title', { game: titleOf(game) })} narrow>
      <GameLinks game={game} words={state.value.words} here={here} />
      <p class="lead">{say('packs.lead')}</p>
      <Shelf {...state.value} />
    </Page>
  );
};
