/** The end: places, and what glory was won for. */
import { Gains, type GameTable, ResultSheet, type Say, SeatResult } from '@idavoll/board';
import type { Game, Outcome } from '@idavoll/engine';
import type { ComponentProps } from 'preact';
import type { Context } from '../rules/context.ts';
import { outcome } from '../rules/score.ts';
import { at, type Cells } from '../rules/state.ts';
import { COLOURS, SOURCES } from '../rules/vocabulary.ts';
import type { Voice } from '../words/names.ts';
import { Defs } from './defs.tsx';
import { Disk, Inline } from './pieces.tsx';

export const Result = ({ game, view, names, say: speak }: ComponentProps<GameTable['Result']>) => {
  const { context: c } = game as Game<Context>;
  const s = view as unknown as Cells;
  const say = speak as Voice['say'];
  const ends: Outcome = { scores: new Int32Array(c.seats), places: new Int32Array(c.seats) };
  outcome(c, s, ends);
  const seats = [...ends.places.keys()].sort((a, b) => ends.places[a] - ends.places[b]);
  const winners = seats.filter(seat => ends.places[seat] === 1);
  return (
    <ResultSheet
      class="bar-sheet"
      before={<Defs />}
      title={say('result.winner', { count: winners.length, players: winners.map(seat => names[seat]).join(', ') })}
    >
      {seats.map(seat => {
        const colour = COLOURS[s[at.clan(seat)]];
        return (
          <SeatResult
            key={seat}
            say={say as Say}
            place={ends.places[seat]}
            badge={
              <Inline class="bar-clan-mark">
                <Disk colour={colour} text={say(`mark.${colour}`)} />
              </Inline>
            }
            name={names[seat]}
            points={ends.scores[seat]}
            ties={[]}
          >
            <Gains
              none={say('board.none')}
              gains={SOURCES.flatMap((source, i) => {
                const points = s[at.gained(seat, i)];
                return points === 0 ? [] : [{ text: say(`source.${source}`), points }];
              })}
            />
          </SeatResult>
        );
      })}
    </ResultSheet>
  );
};
