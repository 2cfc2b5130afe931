/** The referee: matches by name, each asked and moved by requests. A request that is refused has changed nothing. */
import { randomBytes } from 'node:crypto';
import {
  AUDIENCE,
  agree,
  type GameModule,
  gameFor,
  Match,
  ok,
  type Refusal,
  type Result,
  readPack,
  seedFrom,
  toJson,
  type Wishes,
  writeRecord,
} from '@idavoll/engine';
import { hintsFor } from '../hints.ts';
import { packSentence } from '../pack.ts';
import { agreementSentence, readGame } from '../table.ts';
import { say } from '../words.ts';
import { readPosition } from './load.ts';
import { type CommandName, type RefereeError, type Request, readCommand, refuse } from './request.ts';

type Answer = Result<Readonly<Record<string, unknown>>, RefereeError>;

interface Table {
  readonly match: Match;
}

const DEFAULT = 'main';
/** Since when nothing has been told. */
const LATER = Number.POSITIVE_INFINITY;

export class Referee {
  readonly #tables = new Map<string, Table>();

  async answer(request: Request): Promise<Answer> {
    const command = readCommand(request);
    if (!command.ok) return command;
    const name = String(request.match ?? DEFAULT);
    if (command.value === 'new' || command.value === 'load') return this.#open(name, request);
    const table = this.#tables.get(name);
    if (!table) return refuse('unknown-match', say('referee.unknown-match', { match: name }));
    return ASKED[command.value](table, request);
  }

  /** A new match takes the place of an old one of the same name, once everything about it is right. */
  async #open(name: string, request: Request): Promise<Answer> {
    const found = readGame(String(request.game));
    if (!found.ok) return refuse('unknown-game', found.error);
    const packed = withPackText(found.value, request);
    if (!packed.ok) return packed;
    const module = packed.value;
    const agreement = agree(module, request as unknown as Wishes); // its fields were checked when it was read
    if (!agreement.ok) return refuse(agreement.error.code, agreementSentence(module, agreement.error));
    const seed = seedFrom(request.seed === undefined ? randomBytes(16).toString('hex') : String(request.seed));
    const setup = { module, agreement: agreement.value, seed };
    const loaded =
      request.state === undefined
        ? undefined
        : readPosition(gameFor(module, agreement.value, module.base.content, module.rules), request.state);
    if (loaded?.ok === false) return refuse('bad-state', loaded.error);
    const match = new Match(loaded ? { ...setup, position: loaded.value.position } : setup);
    this.#tables.set(name, { match });
    const { seats, options, traits } = agreement.value;
    return ok({
      match: name,
      seats,
      options,
      traits,
      ...(request.pack !== undefined && { content: `${match.pack.name} ${match.pack.version}` }),
      commitment: match.commitment,
      ...now(match),
      ...(loaded && { warnings: loaded.value.warnings }),
    });
  }
}

/** The game with the pack that the request brings in the place of its own content. */
const withPackText = (module: GameModule, { pack: text }: Request): Result<GameModule, RefereeError> => {
  if (text === undefined) return ok(module);
  const pack = readPack(module, 'pack', String(text));
  return pack.ok ? ok({ ...module, base: pack.value }) : refuse('bad-pack', packSentence(pack.error));
};

/** Whose decision it is, and how many steps were made. */
const now = (match: Match) => ({
  step: match.steps.length,
  awaiting: Array.from({ length: match.game.seats }, (_, seat) => seat).filter(seat => match.awaiting & (1 << seat)),
  over: match.over,
});

/** The message ends with what of a move is out, or with what was probably meant. */
const refused = ({ match }: Table, error: Refusal, seat = 0, move?: string) => {
  const isMove = move !== undefined && (error.code === 'illegal-move' || error.code === 'unknown-move');
  const message = [say(`refusal.${error.code}`), ...(isMove ? hintsFor(match, seat, move) : [])].join(' ');
  return refuse(error.code, message, error.code === 'illegal-move' ? error.rule : undefined);
};

/** A seat of this match; the audience only watches. */
const seatOf = ({ match }: Table, { seat }: Request): Result<number, RefereeError> =>
  typeof seat === 'number' && seat < match.game.seats
    ? ok(seat)
    : refuse('no-such-seat', say('referee.no-such-seat', { most: match.game.seats - 1 }));

const viewerOf = (table: Table, request: Request): Result<number, RefereeError> =>
  request.seat === 'audience' ? ok(AUDIENCE) : seatOf(table, request);

/** The commands to a match that is there. */
const ASKED: Readonly<Record<Exclude<CommandName, 'new' | 'load'>, (table: Table, request: Request) => Answer>> = {
  offers: (table, request) => {
    const seat = seatOf(table, request);
    if (!seat.ok) return seat;
    const { nth, question, offers, canUndo } = table.match.sight(seat.value, LATER);
    return ok({ nth, question, offers: offers.map(({ move, final }) => ({ move, final })), canUndo });
  },
  play: (table, request) => {
    const seat = seatOf(table, request);
    if (!seat.ok) return seat;
    const { match } = table;
    const played = match.submit(seat.value, Number(request.nth ?? match.nth(seat.value)), String(request.move));
    if (played.ok) return ok({ final: played.value.final, ...now(match) });
    return refused(table, played.error, seat.value, String(request.move));
  },
  undo: (table, request) => {
    const seat = seatOf(table, request);
    if (!seat.ok) return seat;
    const { match } = table;
    const undone = match.undo(seat.value, Number(request.nth ?? match.nth(seat.value)));
    return undone.ok ? ok(now(match)) : refused(table, undone.error);
  },
  view: (table, request) => {
    const viewer = viewerOf(table, request);
    if (!viewer.ok) return viewer;
    return ok({ ...now(table.match), view: toJson(table.match.game.layout, table.match.view(viewer.value)) });
  },
  state: ({ match }) => ok({ ...now(match), state: toJson(match.game.layout, match.state) }),
  events: (table, request) => {
    const viewer = viewerOf(table, request);
    return viewer.ok ? ok({ events: table.match.events(viewer.value, Number(request.since ?? 0)) }) : viewer;
  },
  outcome: ({ match }) => ok({ over: match.over, outcome: match.sight(AUDIENCE, LATER).outcome }),
  record: ({ match }) =>
    match.setPosition ? refuse('no-record', say('referee.no-record')) : ok({ record: writeRecord(match) }),
};
