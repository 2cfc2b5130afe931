/** A page that a game brings besides its table, in the frame of the house; shown for any pack of this browser. */
import { useState } from 'preact/hooks';
import { GameLinks } from '../parts/game-links.tsx';
import { PackChoice } from '../parts/pack-choice.tsx';
import { Page } from '../parts/page.tsx';
import { useLoad } from '../parts/use-load.ts';
import { loadModule, loadPage, loadWords } from '../play/games.ts';
import type { OpenPack } from '../play/packs.ts';
import { pathTo, type Route } from '../router.ts';
import { language, say } from '../words.ts';
import { Lost } from './lost.tsx';

type ExtraRoute = Extract<Route, { page: 'extra' }>;

const open = async ({ game, name }: ExtraRoute) => {
  const [module, GamePage, words] = await Promise.all([loadModule(game), loadPage(game, name), loadWords(game)]);
  return module && GamePage && { module, GamePage, words };
};

type OpenedProps = NonNullable<Awaited<ReturnType<typeof open>>> & { readonly here: ExtraRoute };

const Opened = ({ here, module, GamePage, words }: OpenedProps) => {
  const { game } = here;
  const [chosen, choose] = useState<OpenPack | undefined>();
  const pack = chosen ?? module.base;
  return (
    <Page title={words.say(`pages.${here.name}.title`)}>
      <GameLinks game={game} words={words} here={here} />
      <PackChoice module={module} pack={chosen} onChange={choose} />
      <GamePage
        key={`${pack.name} ${pack.version}`}
        content={pack.content}
        say={words.say}
        to={{
          page: name => pathTo({ page: 'extra', game, name }),
          rule: id => `${pathTo({ page: 'rules', game })}#${id}`,
          packs: pathTo({ page: 'packs', game }),
        }}
      />
    </Page>
  );
};

export const Extra = (here: ExtraRoute) => {
  const state = useLoad(() => open(here), [here.game, here.name, language()]);
  if (state.at === 'coming') return <p class="waiting">{say('waiting')}</p>;
  if (state.at === 'failed') return <p class="notice">{say('trouble.page')}</p>;
  return state.value ? <Opened here={here} {...state.value} /> : <Lost />;
};
