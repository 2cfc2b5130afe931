/**
 * Runes: all decide in secret and at once whether to reach for the rune in the middle, and whoever reaches alone keeps
 * it. The runes of your secret patron count more. The smallest game that uses the whole contract; its ledger: runes.md.
 */
import {
  type Agreement,
  bareGame,
  basis,
  cellsNamed,
  type Effects,
  events,
  type Game,
  type GameModule,
  HIDDEN,
  identifier,
  integer,
  layout,
  listOf,
  moves,
  NONE,
  object,
  oneOf,
  own,
  readContent,
  type Seat,
  type State,
} from '@idavoll/engine';
import base from './runes.json' with { type: 'json' };

const PATRONS = ['odin', 'freyja', 'thor'] as const;
const CHOICES = ['reach', 'rest'] as const;
const REACH = 0;
const REST = 1;

/** Where a rune lies: still in the pool, drawn (in the middle, or lost), or from FIRST_SEAT on with a seat. */
const POOL = 0;
const DRAWN = 1;
const FIRST_SEAT = 2;

const RUNES = { long: 9, short: 5 };
const STRENGTH = { min: 1, max: 5, default: 3 };

const shape = object({
  runes: listOf(RUNES.long, object({ id: identifier, patron: oneOf(PATRONS), worth: integer(1, 9), basis })),
});
type RunesContent = ReturnType<typeof shape>;
const readRunes = (file: string, json: unknown): RunesContent => readContent(file, json, shape);

const stateLayout = (seats: number, ids: readonly string[]) =>
  layout({
    /** The rune in the middle; none once the game is over. */
    rune: { is: ids, none: true },
    /** How many runes are still to be turned up. */
    left: { is: [0, ids.length] },
    lies: { is: ['pool', 'drawn', ...Array.from({ length: seats }, (_, seat) => `seat ${seat}`)], per: [ids] },
    strength: { is: [0, STRENGTH.max], per: [seats] },
    patron: { is: PATRONS, per: [seats], secret: 'patron', owner: 0 },
    /** Sealed until all have chosen; none for a seat that has not. */
    choice: { is: CHOICES, none: true, per: [seats], secret: 'choice', owner: 0 },
  });

/** What the versions of the rules differ in: RUN-007 in the second one costs nothing but the rune. */
const VERSIONS: Readonly<Record<number, { readonly vainCosts: boolean }>> = {
  1: { vainCosts: true },
  2: { vainCosts: false },
};

const createRunes = ({ seats, options }: Agreement, { runes }: RunesContent, rules: number): Game => {
  const { vainCosts } = VERSIONS[rules];
  const ids = runes.map(({ id }) => id);
  const cells = stateLayout(seats, ids);
  const { at } = cells;
  const table = moves({ choose: { text: '{choice}', of: { choice: CHOICES } } });
  const { choose } = table.make;
  const story = events({
    given: [{ seat: 'number' }, { patron: own(PATRONS) }],
    turned: [{ rune: ids }],
    sealed: [{ seat: 'number' }, { choice: own(CHOICES) }],
    showed: [{ seat: 'number' }, { choice: CHOICES }],
    won: [{ seat: 'number' }, { rune: ids }],
    served: [{ seat: 'number' }, { patron: PATRONS }],
  });
  const tell = story.id;
  const PATRON = cells.secrets.indexOf('patron');
  const CHOICE = cells.secrets.indexOf('choice');
  const length = options.length === 'short' ? RUNES.short : RUNES.long;
  const open = cellsNamed(cells, ['rune', 'left', 'lies', 'strength']);

  const isOver = (s: State) => s[at.rune] === NONE;
  const holds = (s: State, seat: Seat, rune: number) => s[at.lies(rune)] === FIRST_SEAT + seat;
  const countSeats = (test: (seat: Seat) => boolean) => {
    let count = 0;
    for (let seat = 0; seat < seats; seat++) if (test(seat)) count++;
    return count;
  };

  const awaiting = (s: State) => {
    let mask = 0;
    for (let seat = 0; seat < seats; seat++) if (!isOver(s) && s[at.choice(seat)] === NONE) mask |= 1 << seat;
    return mask;
  };

  /** Any rune of the pool. RUN-002 */
  const turnUpRune = (s: State, fx: Effects) => {
    let skip = fx.below(ids.length - (length - s[at.left]));
    let rune = 0;
    while (s[at.lies(rune)] !== POOL || skip-- > 0) rune++;
    s[at.lies(rune)] = DRAWN;
    s[at.rune] = rune;
    s[at.left]--;
    fx.emit(tell.turned, rune);
  };

  /** RUN-009 */
  const finish = (s: State, fx: Effects) => {
    s[at.rune] = NONE;
    fx.reveal(PATRON);
    for (let seat = 0; seat < seats; seat++) fx.emit(tell.served, seat, s[at.patron(seat)]);
  };

  /** RUN-006, RUN-007 */
  const turnUpChoices = (s: State, fx: Effects) => {
    const alone = countSeats(seat => s[at.choice(seat)] === REACH) === 1;
    fx.reveal(CHOICE);
    for (let seat = 0; seat < seats; seat++) {
      fx.emit(tell.showed, seat, s[at.choice(seat)]);
      if (s[at.choice(seat)] === REACH) {
        if (alone || vainCosts) s[at.strength(seat)]--;
        if (alone) s[at.lies(s[at.rune])] = FIRST_SEAT + seat;
        if (alone) fx.emit(tell.won, seat, s[at.rune]);
      }
      s[at.choice(seat)] = NONE;
    }
    if (s[at.left] === 0 || countSeats(seat => s[at.strength(seat)] > 0) === 0) finish(s, fx);
    else turnUpRune(s, fx);
  };

  const scoreOf = (s: State, seat: Seat) => {
    let score = 0;
    for (const [rune, { patron, worth }] of runes.entries())
      if (holds(s, seat, rune)) score += worth * (patron === PATRONS[s[at.patron(seat)]] ? Number(options.favour) : 1);
    return score;
  };

  return bareGame({
    seats,
    layout: cells,
    moves: table,
    events: story,
    maxMoves: CHOICES.length,

    setup: (s, fx) => {
      s[at.left] = length;
      for (let seat = 0; seat < seats; seat++) {
        s[at.strength(seat)] = Number(options.strength);
        s[at.choice(seat)] = NONE;
        s[at.patron(seat)] = fx.below(PATRONS.length); // RUN-001
        fx.reveal(PATRON, seat);
        fx.emit(tell.given, seat, s[at.patron(seat)]);
      }
      turnUpRune(s, fx);
    },

    awaiting,
    legal: (s, seat, into) => {
      if (isOver(s) || s[at.choice(seat)] !== NONE) return 0;
      let n = 0;
      if (s[at.strength(seat)] > 0) into[n++] = choose(REACH);
      into[n++] = choose(REST);
      return n;
    },
    // Strength lies open, and nothing else decides who may do what.
    obvious: () => true,
    apply: (s, seat, move, fx) => {
      s[at.choice(seat)] = choose.get.choice(move);
      fx.emit(tell.sealed, seat, s[at.choice(seat)]);
      if (awaiting(s) === 0) turnUpChoices(s, fx);
    },
    outcome: (s, { scores, places }) => {
      for (let seat = 0; seat < seats; seat++) scores[seat] = scoreOf(s, seat);
      for (let seat = 0; seat < seats; seat++) places[seat] = 1 + countSeats(other => scores[other] > scores[seat]);
    },

    view: (s, viewer, into) => {
      for (const cell of open) into[cell] = s[cell];
      for (let seat = 0; seat < seats; seat++) {
        if (seat === viewer || isOver(s)) into[at.patron(seat)] = s[at.patron(seat)];
        if (seat === viewer || s[at.choice(seat)] === NONE) into[at.choice(seat)] = s[at.choice(seat)];
      }
    },
    determinize: (view, _viewer, chance, into) => {
      into.set(view);
      for (let seat = 0; seat < seats; seat++) {
        if (into[at.patron(seat)] === HIDDEN) into[at.patron(seat)] = chance.below(PATRONS.length);
        if (into[at.choice(seat)] === HIDDEN)
          into[at.choice(seat)] = into[at.strength(seat)] > 0 ? chance.below(CHOICES.length) : REST;
      }
    },

    ask: () => ({ ask: 'choose', rule: 'RUN-004' }),
    why: () => 'RUN-005',
    check: s => {
      const drawn = ids.filter((_, rune) => s[at.lies(rune)] !== POOL).length;
      if (drawn !== length - s[at.left]) return `${drawn} runes are drawn, but ${s[at.left]} are left to turn up`;
      if (!isOver(s) && s[at.lies(s[at.rune])] !== DRAWN) return 'the rune in the middle lies elsewhere too';
      for (let seat = 0; seat < seats; seat++)
        if (s[at.choice(seat)] === REACH && s[at.strength(seat)] === 0) return `seat ${seat} reaches without strength`;
      return undefined;
    },
  });
};

export const runes: GameModule<RunesContent> = {
  id: 'runes',
  rules: 1,
  versions: [1],
  seatCounts: [2, 3, 4],
  options: {
    length: { values: ['long', 'short'], defaults: { 2: 'short' }, rule: 'RUN-002' },
    strength: { values: STRENGTH, rule: 'RUN-003' },
    favour: { values: [2, 3], seats: [3, 4], needs: { length: 'long' }, rule: 'RUN-008' },
  },
  traits: { colour: ['ash', 'birch', 'elm', 'oak'] },
  base: { name: 'base', version: 1, content: readRunes('runes.json', base) },
  readContent: readRunes,
  create: createRunes,
};

/** The same game after its rules were revised. */
export const revisedRunes: GameModule<RunesContent> = { ...runes, rules: 2, versions: [1, 2] };
