/** All upgrades and runes with what they do: by building and level, with their price. */
import './pages.css';
import type { PageProps } from '@idavoll/board';
import type { BardagiContent } from '../rules/content.ts';
import { BUILDINGS, GOODS, RUNES } from '../rules/vocabulary.ts';
import { aboutUpgrade, upgradeName, type Voice } from '../words/names.ts';
import { voiceOf } from './parts/voice.ts';

const LEVELS = [1, 2] as const;
const KINDS = [...GOODS, 'gold'] as const;

/** What a tile of a level costs, in words. */
const priceOf = ({ content, say }: Voice, level: number): string => {
  const { pay } = content.prices[level - 1];
  const parts = KINDS.filter(kind => (pay[kind] ?? 0) > 0).map(kind =>
    say('pages.tiles.part', {
      count: pay[kind] ?? 0,
      what: kind === 'gold' ? say('source.gold') : say(`good.${kind}`),
    }),
  );
  return parts.join(', ');
};

type Tile = BardagiContent['upgrades'][number];

const Tiles = ({ voice, tiles }: { readonly voice: Voice; readonly tiles: readonly Tile[] }) => (
  <dl class="bar-tiles">
    {tiles.map(({ id, copies }) => (
      <div key={id}>
        <dt>
          {upgradeName(voice, id)} {copies > 1 && <small>× {copies}</small>}
        </dt>
        <dd>{aboutUpgrade(voice, id)}</dd>
      </div>
    ))}
  </dl>
);

export const page = (props: PageProps) => {
  const voice = voiceOf(props);
  const { say, content } = voice;
  return (
    <>
      <p class="lead">
        {say('pages.tiles.lead')}{' '}
        <a class="rule-link" href={props.to.rule('BAR-610')}>
          BAR-610
        </a>
      </p>
      <p class="notice">{say('pages.tiles.why')}</p>
      <div class="bar-halls">
        {BUILDINGS.map(building => (
          <section key={building} class="panel" aria-labelledby={building}>
            <h2 id={building}>{say(`building.${building}`)}</h2>
            {LEVELS.map(level => (
              <div key={level}>
                <h3>
                  {say('pages.tiles.level', { level })} <small>{priceOf(voice, level)}</small>
                </h3>
                <Tiles
                  voice={voice}
                  tiles={content.upgrades.filter(tile => tile.building === building && tile.level === level)}
                />
              </div>
            ))}
          </section>
        ))}
      </div>
      <section class="panel" aria-labelledby="runes">
        <h2 id="runes">{say('pages.tiles.runes')}</h2>
        <dl class="bar-tiles bar-runes">
          {RUNES.map((rune, i) => (
            <div key={rune}>
              <dt>
                {say(`rune.${rune}`)} <small>× {content.runes[i].count}</small>
              </dt>
              <dd>{say(`rune.${rune}.about`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
};
