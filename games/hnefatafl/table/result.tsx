/** The end: who won, how, and who is left. */
import { type GameTable, ResultSheet, type Say, SeatResult } from '@idavoll/board';
import type { Game, Outcome, Seat } from '@idavoll/engine';
import type { ComponentProps } from 'preact';
import type { TaflContent } from '../rules/content.ts';
import type { Context } from '../rules/context.ts';
import { outcome } from '../rules/score.ts';
import { at, type Cells } from '../rules/state.ts';
import { ENDINGS } from '../rules/vocabulary.ts';
import type { Voice } from '../words/names.ts';
import { leftInWords } from '../words/speech.ts';

const SEATS: readonly Seat[] = [0, 1];

export const Result = ({ game, content, view, names, say: speak }: ComponentProps<GameTable['Result']>) => {
  const { context: c } = game as Game<Context>;
  const s = view as unknown as Cells;
  const say = speak as Voice['say'];
  const ends: Outcome = { scores: new Int32Array(2), places: new Int32Array(2) };
  outcome(c, s, ends);
  const scene = { content: content as TaflContent, say, player: (seat: Seat) => names[seat], c, view: s };
  const winners = SEATS.filter(seat => ends.places[seat] === 1);
  const ending = { ending: ENDINGS[s[at.ending]], winner: winners.length === 1 ? names[winners[0]] : '' };
  return (
    <ResultSheet
      class="tafl"
      title={say('result.winner', { count: winners.length, players: winners.map(seat => names[seat]).join(', ') })}
      before={<p class="tafl-ending">{say('event.ended', ending)}</p>}
    >
      {SEATS.toSorted((a, b) => ends.places[a] - ends.places[b]).map(seat => (
        <SeatResult
          key={seat}
          say={say as Say}
          place={ends.places[seat]}
          badge={null}
          name={names[seat]}
          points={ends.scores[seat]}
          ties={[]}
        >
          <p class="sheet-quiet">{leftInWords(scene, seat, 'result.left')}</p>
        </SeatResult>
      ))}
    </ResultSheet>
  );
};
