/** A helper for the real table: what everybody holds at the end, and who has won. */
import './pages.css';
import type { PageProps } from '@idavoll/board';
import { useId, useState } from 'preact/hooks';
import { COLOURS, MOST_SEATS } from '../rules/vocabulary.ts';
import type { Say } from '../words/names.ts';
import { COUNTED, type Holding, NOTHING, settle, type Terms } from './parts/holdings.ts';
import { voiceOf } from './parts/voice.ts';

const MOST = 999;
const LEAST_SEATS = 2;
type Colour = (typeof COLOURS)[number];

interface Player {
  readonly colour: Colour;
  readonly held: Holding;
}

/** The first value is what a table agrees on by default. */
const TERMS = {
  mostAreasBonus: ['12', '10'],
  firstTieBreak: ['goldMines', 'allMines'],
  finalTie: ['split', 'ironMinesThenNone'],
} as const;
type Term = keyof typeof TERMS;
const NAMES = Object.keys(TERMS) as Term[];

const Choice = (props: {
  readonly say: Say;
  readonly name: Term;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => {
  const { say, name, value, onChange } = props;
  const id = useId();
  return (
    <div class="bar-term">
      <label for={id}>{say(`option.${name}`)}</label>
      <select id={id} class="field" value={value} onChange={event => onChange(event.currentTarget.value)}>
        {TERMS[name].map(one => (
          <option key={one} value={one}>
            {say(`option.${name}.${one}` as Parameters<Say>[0])}
          </option>
        ))}
      </select>
    </div>
  );
};

const Clans = ({ say, players }: { readonly say: Say; readonly players: readonly Player[] }) => (
  <thead>
    <tr>
      <td />
      {players.map(({ colour }) => (
        <th key={colour} scope="col" data-clan={colour}>
          {say(`player.${colour}`)}
        </th>
      ))}
    </tr>
  </thead>
);

const Entry = (props: {
  readonly say: Say;
  readonly players: readonly Player[];
  readonly onChange: (players: readonly Player[]) => void;
}) => {
  const { say, players, onChange } = props;
  const free = COLOURS.find(colour => !players.some(player => player.colour === colour));
  const put = (i: number, held: Holding) => onChange(players.with(i, { ...players[i], held }));
  return (
    <>
      <div class="bar-scroll">
        <table class="bar-entry">
          <Clans say={say} players={players} />
          <tbody>
            {COUNTED.map(name => (
              <tr key={name}>
                <th scope="row">{say(`pages.score.${name}`)}</th>
                {players.map(({ colour, held }, i) => (
                  <td key={colour}>
                    <input
                      class="field"
                      type="number"
                      inputMode="numeric"
                      min={0}
                      max={MOST}
                      value={held[name]}
                      aria-label={say('pages.score.of', {
                        what: say(`pages.score.${name}`),
                        who: say(`player.${colour}`),
                      })}
                      onFocus={event => event.currentTarget.select()}
                      onInput={event => {
                        const given = Math.floor(Number(event.currentTarget.value));
                        put(i, { ...held, [name]: Math.max(0, Math.min(MOST, given || 0)) });
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="row">
        <button
          type="button"
          class="button"
          disabled={players.length === MOST_SEATS}
          onClick={() => free && onChange([...players, { colour: free, held: NOTHING }])}
        >
          {say('pages.score.more')}
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={players.length === LEAST_SEATS}
          onClick={() => onChange(players.slice(0, -1))}
        >
          {say('pages.score.fewer')}
        </button>
      </p>
    </>
  );
};

const LINES = ['gold', 'mostGold', 'mostAreas', 'glory', 'place'] as const;

export const page = (props: PageProps) => {
  const { say, content } = voiceOf(props);
  const [players, setPlayers] = useState<readonly Player[]>(
    COLOURS.slice(0, 3).map(colour => ({ colour, held: NOTHING })),
  );
  const [chosen, choose] = useState<Readonly<Record<Term, string>>>({
    mostAreasBonus: '12',
    firstTieBreak: 'goldMines',
    finalTie: 'split',
  });
  const terms: Terms = { ...chosen, mostAreasBonus: Number(chosen.mostAreasBonus) };
  const held = players.map(player => player.held);
  const lines = settle(content, terms, held);
  const winners = players.filter((_, i) => lines[i].place === 1).map(({ colour }) => say(`player.${colour}`));
  return (
    <>
      <p class="lead">
        {say('pages.score.lead')}{' '}
        <a class="rule-link" href={props.to.rule('BAR-779')}>
          BAR-779
        </a>
      </p>
      <div class="bar-end">
        <section class="panel bar-score" aria-labelledby="held">
          <h2 id="held">{say('pages.score.held')}</h2>
          <Entry say={say} players={players} onChange={setPlayers} />
          <div class="row">
            {NAMES.map(name => (
              <Choice
                key={name}
                say={say}
                name={name}
                value={chosen[name]}
                onChange={value => choose({ ...chosen, [name]: value })}
              />
            ))}
          </div>
        </section>
        <section class="panel bar-score" aria-labelledby="sums">
          <h2 id="sums">{say('pages.score.sums')}</h2>
          <p class="bar-winner" role="status">
            {say('pages.score.winner', { count: winners.length, who: winners.join(', ') })}
          </p>
          <div class="bar-scroll">
            <table>
              <Clans say={say} players={players} />
              <tbody>
                {LINES.map(name => (
                  <tr key={name} class={`bar-${name}`}>
                    <th scope="row">{say(`pages.score.line.${name}`)}</th>
                    {players.map(({ colour }, i) => (
                      <td key={colour}>{lines[i][name]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      </div>
    </>
  );
};
