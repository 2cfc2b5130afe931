/** The end: places and why, and for every player which treasure and leaf completed which artefact. */
import { type GameTable, ResultSheet, type Say, SeatResult, useSight } from '@idavoll/board';
import type { Seat } from '@idavoll/engine';
import type { ComponentProps } from 'preact';
import { breakdown } from '../rules/score.ts';
import { CardFace, pipsOf } from './card.tsx';
import { Defs } from './defs.tsx';
import { BadgePiece, Piece, Stone } from './pieces.tsx';
import { range, type Sight, sightOf } from './sight.ts';

type ResultProps = ComponentProps<GameTable['Result']>;

/** What places are told apart by, in this order. MIM-430 to MIM-437 */
const measuresOf = (sight: Sight, seat: Seat) => ({
  total: breakdown(sight.c, sight.view, seat).total,
  treasures: sight.treasuresOf(seat).length,
  vikings: sight.ring.reduce((sum, realm) => sum + sight.vikingsIn(realm, seat), 0),
});
type Measures = ReturnType<typeof measuresOf>;

const compare = (a: Measures, b: Measures) => b.total - a.total || b.treasures - a.treasures || b.vikings - a.vikings;

/** Why this seat stands beside or behind another one with the same total. */
const tieWords = ({ say, names }: Sight, all: readonly Measures[], seat: Seat): string[] =>
  all.flatMap((other, rival) => {
    const own = all[seat];
    if (rival === seat || other.total !== own.total) return [];
    const name = names[rival];
    if (own.treasures > other.treasures)
      return [say('result.tie.treasures', { name, own: own.treasures, other: other.treasures })];
    if (own.treasures === other.treasures && own.vikings > other.vikings)
      return [say('result.tie.vikings', { name, own: own.vikings, other: other.vikings })];
    return compare(own, other) === 0 ? [say('result.tie.shared', { name })] : [];
  });

interface SeatProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly place: number;
  readonly ties: readonly string[];
}

const MimirResult = ({ sight, seat, place, ties }: SeatProps) => {
  const { say, c, names } = sight;
  const { treasures, artefacts, total } = breakdown(c, sight.view, seat);
  const sum = treasures.reduce((points, treasure) => points + treasure.points, 0);
  const loose = treasures.filter(({ artefact }) => artefact === undefined);
  const bySum = (a: { points: number }, b: { points: number }) => b.points - a.points;
  return (
    <SeatResult
      say={say as Say}
      place={place}
      badge={<BadgePiece sight={sight} seat={seat} />}
      name={names[seat]}
      points={total}
      ties={ties}
    >
      <p class="mim-sum">
        {say('result.treasures')} <b>{sum}</b> + {say('result.artefacts')} <b>{total - sum}</b>
      </p>
      <ul class="mim-cards">
        {artefacts.toSorted(bySum).map(({ artefact, points, flipped }) => (
          <li key={artefact} class={`mim-card${points > 0 ? ' mim-done' : flipped ? '' : ' mim-failed'}`}>
            <CardFace
              sight={sight}
              card={artefact}
              own={pipsOf(sight, artefact).every(({ met }) => met !== 'missing')}
            />
          </li>
        ))}
      </ul>
      {loose.length > 0 && (
        <div class="mim-loose">
          <span class="mim-label">{say('result.loose')}</span>
          <ul class="mim-stones">
            {loose.map(({ treasure }) => (
              <li key={treasure}>
                <Piece>
                  <Stone sight={sight} treasure={treasure} />
                </Piece>
              </li>
            ))}
          </ul>
        </div>
      )}
    </SeatResult>
  );
};

export const Result = (props: ResultProps) => {
  const { names, motion } = props;
  const sight = useSight(sightOf, props);
  const { say } = sight;
  // Every card and treasure of a player lies open by now; what is still hidden has no part in the score.
  const all = range(sight.c.seats).map(seat => measuresOf(sight, seat));
  const placeOf = (seat: Seat) => 1 + all.filter(other => compare(other, all[seat]) < 0).length;
  const seats = range(sight.c.seats).toSorted((a, b) => placeOf(a) - placeOf(b));
  const winners = seats.filter(seat => placeOf(seat) === 1).map(seat => names[seat]);
  return (
    <ResultSheet
      class={motion ? 'mim mim-moving' : 'mim'}
      title={say('result.winner', { count: winners.length, players: winners.join(', ') })}
      before={<Defs />}
    >
      {seats.map(seat => (
        <MimirResult key={seat} sight={sight} seat={seat} place={placeOf(seat)} ties={tieWords(sight, all, seat)} />
      ))}
    </ResultSheet>
  );
};
