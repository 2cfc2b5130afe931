/** The board: squares, what stands on them, and where the picked piece may go. */
import {
  type DeskOf,
  inkOf,
  onInk,
  picksIn,
  pictured,
  type TableProps,
  useDesk,
  useKeptFocus,
  useSight,
  withKeys,
} from '@idavoll/board';
import { isCorner, squareNames, THRONE } from '../rules/board.ts';
import { FILES, SIZE } from '../rules/vocabulary.ts';
import { lastMove, type Move, type Sight, type Standing, sightOf } from './sight.ts';
import { speaker } from './speak.ts';

const GROUP = 'group';
const SQUARE = 40;
const HALF = SQUARE / 2;
const MARGIN = 20;
const SPAN = SIZE * SQUARE + 2 * MARGIN;
const xOf = (square: string) => MARGIN + FILES.indexOf(square[0]) * SQUARE;
const yOf = (square: string) => MARGIN + (SIZE - Number(square.slice(1))) * SQUARE;

/** The pieces that can be picked, the one that is, and where it may go. */
const deskOf = ({ choices }: DeskOf<Sight>, wish: string | undefined) => {
  const { picks, picked, onward } = picksIn(choices, ({ from }) => [String(from)], wish);
  return { movers: new Set(picks.map(({ key }) => key)), picked, goals: onward };
};
type Desk = DeskOf<Sight> & ReturnType<typeof deskOf>;

const ATTACKER = 'M-13 -13H13V13H-13Z';
const CROWN = 'M-8 6V-5L-4 -1L0 -8L4 -1L8 -5V6Z';

const Face = ({ piece, ink }: { readonly piece: Standing['piece']; readonly ink: string }) => (
  <g class="tafl-face" fill={inkOf(ink)}>
    {piece === 'attacker' ? <path d={ATTACKER} /> : <circle r={piece === 'king' ? 17 : 14} />}
    {piece === 'king' && <path class="tafl-crown" d={CROWN} fill={onInk(ink)} />}
    {piece === 'attacker' && <path class="tafl-cross" d="M-6 -6L6 6M6 -6L-6 6" stroke={onInk(ink)} />}
  </g>
);

const Ground = () => (
  <>
    <rect class="tafl-wood" x="0" y="0" width={SPAN} height={SPAN} rx="10" />
    {squareNames.map((square, i) => (
      <rect
        key={square}
        class={i === THRONE ? 'tafl-square throne' : isCorner(i) ? 'tafl-square corner' : 'tafl-square'}
        x={xOf(square)}
        y={yOf(square)}
        width={SQUARE}
        height={SQUARE}
      />
    ))}
    {Array.from({ length: SIZE }, (_, i) => (
      <g key={i} class="tafl-name">
        <text x={MARGIN + i * SQUARE + HALF} y={SPAN - 6}>
          {FILES[i]}
        </text>
        <text x={MARGIN / 2} y={MARGIN + (SIZE - 1 - i) * SQUARE + HALF + 4}>
          {i + 1}
        </text>
      </g>
    ))}
  </>
);

const Piece = ({ desk, it, came }: { readonly desk: Desk; readonly it: Standing; readonly came: Move | undefined }) => {
  const { sight, movers, picked, pick, pointedAt } = desk;
  const { square, piece, seat } = it;
  const values = { piece: sight.say(`piece.${piece}`), square };
  const controls = movers.has(square)
    ? {
        ...withKeys({ onClick: () => pick(square) }),
        role: 'button' as const,
        tabindex: 0,
        'data-pick': square,
        'aria-pressed': picked === square,
        'aria-label': sight.say('table.pick', values),
      }
    : pictured(sight.say('table.at', values));
  const look = [
    'tafl-piece',
    movers.has(square) && 'mover',
    picked === square && 'picked',
    pointedAt.has(square) && 'pointed',
  ];
  const from = came?.to === square ? came.from : square;
  return (
    <g
      class={look.filter(Boolean).join(' ')}
      transform={`translate(${xOf(square) + HALF} ${yOf(square) + HALF})`}
      {...controls}
    >
      <rect class="tafl-touch" x={-HALF} y={-HALF} width={SQUARE} height={SQUARE} />
      <g class="tafl-came" style={{ '--x': `${xOf(from) - xOf(square)}px`, '--y': `${yOf(from) - yOf(square)}px` }}>
        <Face piece={piece} ink={sight.colourOf(seat)} />
      </g>
    </g>
  );
};

export const Board = (props: TableProps) => {
  const { news, story, motion } = props;
  const sight = useSight(sightOf, props);
  const desk: Desk = useDesk(props, sight, speaker.describe, deskOf);
  const last = lastMove(story);
  const came = motion ? lastMove(news) : undefined;
  return (
    <div class="tafl" {...useKeptFocus(sight, desk.choices)}>
      <svg class="tafl-board" viewBox={`0 0 ${SPAN} ${SPAN}`} role={GROUP} aria-label={sight.say('table.board')}>
        <Ground />
        {last &&
          [last.from, last.to].map(square => (
            <rect key={square} class="tafl-last" x={xOf(square)} y={yOf(square)} width={SQUARE} height={SQUARE} />
          ))}
        {desk.goals.map(({ move, fields }) => (
          <g
            key={move}
            class="tafl-goal"
            transform={`translate(${xOf(String(fields.to)) + HALF} ${yOf(String(fields.to)) + HALF})`}
            {...withKeys(desk.press(move))}
          >
            <rect class="tafl-touch" x={-HALF} y={-HALF} width={SQUARE} height={SQUARE} />
            <circle r="7" />
          </g>
        ))}
        {sight.pieces.map(it => (
          <Piece key={it.square} desk={desk} it={it} came={came} />
        ))}
      </svg>
    </div>
  );
};
