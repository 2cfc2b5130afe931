/** Asgard: the area with its discs, the row of tiles, and the track from which new discs are bought. */

import { grouped, pictured } from '@idavoll/board';
import type { Nth } from '@idavoll/engine';
import { discPrice } from '../rules/numbers.ts';
import { FLIPPED, SIDES, TRACK_LENGTH } from '../rules/vocabulary.ts';
import { asgardName, sealsInWords } from '../words/names.ts';
import type { Desk } from './desk.ts';
import { Badge, Count, DiscPiece, Piece, SealPiece, Sign } from './pieces.tsx';
import { range } from './sight.ts';
import { Spot } from './spot.tsx';
import { RowFace } from './tiles.tsx';

/** ASG-174: it holds any number of discs. */
const Area = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const { at, view, say, names } = sight;
  const present = sight.order.filter(seat => view[at.inAsgard(seat)] > 0);
  return (
    <div class="asg-area" data-at="asgard" {...grouped(say('board.asgard'))}>
      <Sign of="hall" class="asg-hall" />
      {present.map(seat => (
        <Spot
          key={seat}
          desk={desk}
          moves={[seat === sight.viewer ? 'lift asgard' : undefined]}
          class="asg-slot"
          label={`${names[seat]}: ${view[at.inAsgard(seat)]}`}
        >
          <Count n={view[at.inAsgard(seat)]}>
            <DiscPiece sight={sight} seat={seat} />
          </Count>
        </Spot>
      ))}
      {desk.isOffered('lift all') && (
        <Spot desk={desk} moves={['lift all']} class="asg-slot asg-all">
          <Count n={view[at.inAsgard(sight.viewer)]}>
            <Sign of="hall" />
          </Count>
        </Spot>
      )}
      {present.length === 0 && <span class="asg-nobody">–</span>}
    </div>
  );
};

const Row = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const { at, view, say, voice, c } = sight;
  return (
    <div class="asg-row" {...grouped(say('board.row'))}>
      {sight.row.map(tile => {
        const isFlipped = view[at.asgardTile(tile)] === FLIPPED;
        const gives = asgardName(voice, c.content.asgardTiles[tile].id);
        const back = sight.remembers ? `${say('board.flipped')} (${gives})` : say('board.flipped');
        return (
          <Spot
            key={tile}
            desk={desk}
            moves={[`flip ${c.content.asgardTiles[tile].id}`]}
            class={`asg-row-tile${isFlipped ? ' asg-flipped' : ''}${view[at.boon] === tile ? ' asg-about' : ''}`}
            label={isFlipped ? back : gives}
            about={say('about.row')}
            ids={[c.content.asgardTiles[tile].id]}
          >
            {isFlipped && !sight.remembers ? <Sign of="hall" /> : <RowFace sight={sight} n={tile} />}
          </Spot>
        );
      })}
      <small class="asg-left" {...pictured(say('table.left', { count: sight.rowPile }))}>
        ×{sight.rowPile}
      </small>
    </div>
  );
};

/** ASG-335, ASG-336: always the leftmost own disc; every space further left that is not empty adds its seal. */
const Track = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const { at, view, viewer, say, tables } = sight;
  const seats = range(sight.seats);
  const next = viewer < 0 ? -1 : view[at.taken(viewer)];
  const isPriced = next >= 0 && next < TRACK_LENGTH;
  const priceIn = (side: Nth<'side'>) => (isPriced ? discPrice(sight.c, view, viewer, side) : 0);
  const price = SIDES.flatMap((_, side) => range(priceIn(side)).map(() => side));
  return (
    <div class="asg-track-place">
      <ol class="asg-track" data-at="track" aria-label={say('board.track')}>
        {range(TRACK_LENGTH).map(space => {
          const present = seats.filter(seat => sight.isOnTrack(seat, space));
          const label = `${space + 1}: ${say(`seal.${SIDES[tables.trackSeal[space]]}`)}; ${present.map(seat => sight.names[seat]).join(', ')}`;
          return (
            <li key={space}>
              <Spot
                desk={desk}
                moves={[space === next ? 'disc' : undefined]}
                class={`asg-step${space === next ? ' asg-next' : ''}`}
                label={label}
                about={say('about.track')}
              >
                <SealPiece side={tables.trackSeal[space]} />
                <span class="asg-dots">
                  {seats.map(seat => (
                    <Piece key={seat} class={present.includes(seat) ? '' : 'asg-gone'}>
                      <Badge sight={sight} seat={seat} />
                    </Piece>
                  ))}
                </span>
              </Spot>
            </li>
          );
        })}
      </ol>
      {price.length > 0 && (
        <p class="asg-price">
          <span>{say('table.nextDisc')}</span>
          {price.map((side, i) => (
            <SealPiece key={i} side={side} />
          ))}
          <span class="sr">{sealsInWords(sight.voice, priceIn(0), priceIn(1))}</span>
        </p>
      )}
    </div>
  );
};

export const Hall = ({ desk }: { desk: Desk }) => {
  const { say } = desk.sight;
  return (
    <section class="asg-panel asg-asgard">
      <h2>{say('board.asgard')}</h2>
      <div class="asg-hall-row">
        <Area desk={desk} />
        <Row desk={desk} />
      </div>
      <h3>{say('board.track')}</h3>
      <Track desk={desk} />
    </section>
  );
};
