/** A table for games that have no drawn one: every offer as a button, every field of the view in a list. */
import type { GameTable, TableProps } from '@idavoll/board';
import { HIDDEN, toJson } from '@idavoll/engine';
import { say, saySeveral } from '../words.ts';

const Board = ({ game, view, offers, play, say: speak }: TableProps) => (
  <div class="plain-board">
    <ul class="plain-moves">
      {offers.map(({ move }) => (
        <li key={move}>
          <button type="button" class="button" data-move={move} onClick={() => play(move)}>
            {move}
          </button>
        </li>
      ))}
    </ul>
    <details>
      <summary>{say('plain.view', { game: speak('game.title') })}</summary>
      <dl>
        {Object.entries(toJson(game.layout, view)).map(([field, value]) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              <code>{JSON.stringify(value)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  </div>
);

const Result: GameTable['Result'] = ({ game, view, names }) => {
  if (view.includes(HIDDEN)) return null;
  const outcome = { scores: new Int32Array(game.seats), places: new Int32Array(game.seats) };
  const state = game.layout.state();
  state.set(view);
  game.outcome(state, outcome);
  const winners = names.filter((_, seat) => outcome.places[seat] === 1);
  return (
    <>
      <h2>{say('result.winner', { count: winners.length, names: saySeveral(winners) })}</h2>
      <ol>
        {[...outcome.places.keys()]
          .sort((a, b) => outcome.places[a] - outcome.places[b])
          .map(seat => (
            <li key={seat} value={outcome.places[seat]}>
              {names[seat]}: {outcome.scores[seat]}
            </li>
          ))}
      </ol>
    </>
  );
};

const tell: GameTable['tell'] = ({ type, ...fields }, { names }) => {
  const parts = Object.entries(fields).map(([field, value]) =>
    field === 'seat' ? names[Number(value)] : `${field} ${value}`,
  );
  return { text: [type, ...parts].join(' · '), about: [] };
};

export const plainTable: GameTable = {
  Board,
  Result,
  facts: () => [],
  tell,
  recall: tell,
  describe: move => move,
  prompt: ask => ask,
};
