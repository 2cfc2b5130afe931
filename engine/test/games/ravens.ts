/**
 * Ravens: send ravens from your hand, each higher than the last; peek at the deck to see whether ending the turn is
 * worth it. A deck whose order matters, hands, and turns of several steps that can be taken back. Its ledger: ravens.md.
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
  own,
  readContent,
  type Seat,
  type State,
  type View,
} from '@idavoll/engine';
import base from './ravens.json' with { type: 'json' };

const HAND = { min: 1, max: 3, default: 2 };
const MOST_SEATS = 3;

/** What the seat on turn has done with the top of the deck. */
const LOOKS = ['none', 'peeked', 'buried'] as const;
const PEEKED = 1;
const BURIED = 2;

const shape = object({
  ravens: listOf({ min: HAND.max * MOST_SEATS + 1, max: 24 }, object({ id: identifier, height: integer(1, 9), basis })),
});
type RavensContent = ReturnType<typeof shape>;
const readRavens = (file: string, json: unknown): RavensContent => readContent(file, json, shape);

const OPEN = ['turn', 'left', 'knows', 'held', 'gone', 'sent', 'sky', 'hasSent', 'look'];

const stateLayout = (seats: number, ids: readonly string[]) => {
  const flag = [0, 1] as const;
  const upToAll = [0, ids.length] as const;
  return layout({
    turn: { is: [0, seats - 1] },
    /** The deck from its bottom up: so many cards are left, and above them is nothing. */
    left: { is: upToAll },
    deck: { is: ids, none: true, per: [ids.length], secret: 'cards' },
    /** Which places of the deck a seat has looked at: all see who looks where, and the knowledge moves with the card. */
    knows: { is: flag, per: [seats, ids.length] },
    hand: { is: flag, per: [seats, ids], secret: 'cards', owner: 0 },
    held: { is: upToAll, per: [seats] },
    /** The ravens that have been sent, and how many by each seat. */
    gone: { is: flag, per: [ids] },
    sent: { is: upToAll, per: [seats] },
    /** The raven sent last, unless the sky is clear. */
    sky: { is: ids, none: true },
    /** What this turn has seen so far. */
    hasSent: { is: flag },
    look: { is: LOOKS },
  });
};

const createRavens = ({ seats, options }: Agreement, { ravens }: RavensContent): Game => {
  const ids = ravens.map(({ id }) => id);
  const cards = ids.length;
  const cells = stateLayout(seats, ids);
  const { at } = cells;
  const table = moves({
    send: { text: 'send {raven}', of: { raven: ids } },
    peek: { text: 'peek' },
    bury: { text: 'bury' },
    end: { text: 'end' },
  });
  const { send, peek, bury, end } = table.make;
  const story = events({
    dealt: [{ seat: 'number' }, { raven: own(ids) }],
    sent: [{ seat: 'number' }, { raven: ids }],
    peeked: [{ seat: 'number' }, { raven: own(ids) }],
    buried: [{ seat: 'number' }],
    cleared: [{ seat: 'number' }],
    drew: [{ seat: 'number' }, { raven: own(ids) }],
  });
  const tell = story.id;
  const CARDS = cells.secrets.indexOf('cards');
  const open = cellsNamed(cells, OPEN);

  const top = (s: State) => s[at.left] - 1;
  const flies = (s: State, raven: number) => s[at.sky] === NONE || ravens[raven].height > ravens[s[at.sky]].height;
  const mayPeek = (s: State, seat: Seat) => options.peek === true && !s[at.look] && !s[at.knows(seat, top(s))];
  const mayBury = (s: State) => options.bury === true && s[at.look] === PEEKED && s[at.left] > 1;

  const draw = (s: State, seat: Seat, event: typeof tell.drew, fx: Effects) => {
    const raven = s[at.deck(top(s))];
    s[at.deck(top(s))] = NONE;
    for (let other = 0; other < seats; other++) s[at.knows(other, top(s))] = 0;
    s[at.left]--;
    s[at.hand(seat, raven)] = 1;
    s[at.held(seat)]++;
    fx.reveal(CARDS, seat);
    fx.emit(event, seat, raven);
  };

  const putUnder = (s: State) => {
    const raise = (cell: (place: number) => number) => {
      const raised = s[cell(top(s))];
      for (let place = top(s); place > 0; place--) s[cell(place)] = s[cell(place - 1)];
      s[cell(0)] = raised;
    };
    raise(at.deck);
    for (let seat = 0; seat < seats; seat++) raise(place => at.knows(seat, place));
  };

  const endTurn = (s: State, seat: Seat, fx: Effects) => {
    if (!s[at.hasSent]) {
      s[at.sky] = NONE; // RAV-006
      fx.emit(tell.cleared, seat);
    }
    draw(s, seat, tell.drew, fx); // RAV-009
    s[at.hasSent] = 0;
    s[at.look] = 0;
    s[at.turn] = (seat + 1) % seats;
  };

  /** The ravens that somebody with this view has not seen anywhere. */
  const unseen = (view: View) => {
    const seen = new Set<number>();
    for (let raven = 0; raven < cards; raven++) {
      if (view[at.gone(raven)]) seen.add(raven);
      for (let seat = 0; seat < seats; seat++) if (view[at.hand(seat, raven)] === 1) seen.add(raven);
      seen.add(view[at.deck(raven)]);
    }
    return Array.from(ids.keys()).filter(raven => !seen.has(raven));
  };

  const whereabouts = (s: State) => {
    const times = new Int8Array(cards);
    for (let place = 0; place < s[at.left]; place++) times[s[at.deck(place)]]++;
    for (let raven = 0; raven < cards; raven++) {
      times[raven] += s[at.gone(raven)];
      for (let seat = 0; seat < seats; seat++) times[raven] += s[at.hand(seat, raven)];
    }
    return times;
  };

  return bareGame({
    seats,
    layout: cells,
    moves: table,
    events: story,
    maxMoves: cards + 3,

    setup: (s, fx) => {
      s[at.sky] = NONE;
      s[at.left] = cards;
      for (let place = 0; place < cards; place++) {
        const other = fx.below(place + 1); // RAV-001
        s[at.deck(place)] = s[at.deck(other)];
        s[at.deck(other)] = place;
      }
      for (let n = 0; n < Number(options.hand); n++)
        for (let seat = 0; seat < seats; seat++) draw(s, seat, tell.dealt, fx);
    },

    awaiting: s => (s[at.left] === 0 ? 0 : 1 << s[at.turn]),
    legal: (s, seat, into) => {
      if (s[at.left] === 0 || seat !== s[at.turn]) return 0;
      let n = 0;
      for (let raven = 0; raven < cards; raven++)
        if (s[at.hand(seat, raven)] && flies(s, raven)) into[n++] = send(raven);
      if (mayPeek(s, seat)) into[n++] = peek();
      if (mayBury(s)) into[n++] = bury();
      into[n++] = end();
      return n;
    },
    // What may be sent depends on the hand, and that is hidden.
    obvious: () => false,
    apply: (s, seat, move, fx) => {
      if (end.is(move)) return endTurn(s, seat, fx);
      if (send.is(move)) {
        const raven = send.get.raven(move);
        s[at.hand(seat, raven)] = 0;
        s[at.held(seat)]--;
        s[at.gone(raven)] = 1;
        s[at.sent(seat)]++;
        s[at.sky] = raven;
        s[at.hasSent] = 1;
        fx.emit(tell.sent, seat, raven);
      } else if (peek.is(move)) {
        s[at.look] = PEEKED;
        s[at.knows(seat, top(s))] = 1;
        fx.reveal(CARDS, seat);
        fx.emit(tell.peeked, seat, s[at.deck(top(s))]);
      } else {
        s[at.look] = BURIED;
        putUnder(s);
        fx.emit(tell.buried, seat);
      }
    },
    outcome: (s, { scores, places }) => {
      for (let seat = 0; seat < seats; seat++) scores[seat] = s[at.sent(seat)];
      for (let seat = 0; seat < seats; seat++) places[seat] = 1 + scores.filter(score => score > scores[seat]).length;
    },

    view: (s, viewer, into) => {
      for (const cell of open) into[cell] = s[cell];
      for (let place = s[at.left]; place < cards; place++) into[at.deck(place)] = NONE;
      if (viewer < 0) return;
      for (let place = 0; place < s[at.left]; place++)
        if (s[at.knows(viewer, place)]) into[at.deck(place)] = s[at.deck(place)];
      for (let raven = 0; raven < cards; raven++) into[at.hand(viewer, raven)] = s[at.hand(viewer, raven)];
    },
    determinize: (view, _viewer, chance, into) => {
      into.set(view);
      const pool = unseen(view);
      const any = () => pool.splice(chance.below(pool.length), 1)[0];
      for (let seat = 0; seat < seats; seat++) {
        if (into[at.hand(seat, 0)] !== HIDDEN) continue;
        for (let raven = 0; raven < cards; raven++) into[at.hand(seat, raven)] = 0;
        for (let n = into[at.held(seat)]; n > 0; n--) into[at.hand(seat, any())] = 1;
      }
      for (let place = 0; place < cards; place++) if (into[at.deck(place)] === HIDDEN) into[at.deck(place)] = any();
    },

    ask: () => ({ ask: 'turn', rule: 'RAV-003' }),
    why: (s, seat, move) => {
      if (send.is(move)) return s[at.hand(seat, send.get.raven(move))] ? 'RAV-005' : 'RAV-004';
      return peek.is(move) ? 'RAV-007' : 'RAV-008';
    },
    check: s => {
      if (whereabouts(s).some(times => times !== 1)) return 'a raven is lost or doubled';
      for (let seat = 0; seat < seats; seat++) {
        const held = ids.filter((_, raven) => s[at.hand(seat, raven)]).length;
        if (held !== s[at.held(seat)]) return `seat ${seat} holds ${held}, not ${s[at.held(seat)]}`;
      }
      return undefined;
    },
  });
};

export const ravens: GameModule<RavensContent> = {
  id: 'ravens',
  rules: 1,
  versions: [1],
  seatCounts: [2, 3],
  options: {
    hand: { values: HAND, rule: 'RAV-002' },
    peek: { values: [true, false], rule: 'RAV-007' },
    bury: { values: [false, true], needs: { peek: true }, rule: 'RAV-008' },
  },
  traits: {},
  base: { name: 'base', version: 1, content: readRavens('ravens.json', base) },
  readContent: readRavens,
  create: createRavens,
};
