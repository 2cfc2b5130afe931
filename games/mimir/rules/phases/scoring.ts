/** Scoring: treasures and leaves are assigned to artefact cards, by software or by hand. */
import { type Effects, type Move, NONE, type Nth, type Phase, type Seat } from '@idavoll/engine';
import { type Context, make, tell } from '../context.ts';
import { covered, isComplete } from '../score.ts';
import { at, CARDS, type Cells, COUNT, go, type State } from '../state.ts';
import { CLOSED, FIRST_HAND, handOf, PHASE, SEEN, screenOf } from '../vocabulary.ts';

/** Play gives four at most (MIM-380); set positions may hold more, and past this many the rest are left aside. */
const MOST_CARDS = 10;

const held = new Int16Array(MOST_CARDS);
const have = new Int16Array(COUNT.material);
const open = new Int16Array(COUNT.material);
const worth = new Int16Array(1 << MOST_CARDS);
const others = new Int16Array(1 << MOST_CARDS);
const needed = new Int16Array(COUNT.material << MOST_CARDS);

const owns = (s: Cells, seat: Seat, card: Nth<'artefact'>) => s[at.card(card)] === handOf(seat);
const has = (s: Cells, seat: Seat, treasure: Nth<'treasure'>) => s[at.treasure(treasure)] === screenOf(seat);

const hold = ({ tables }: Context, s: Cells, seat: Seat) => {
  let cards = 0;
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++)
    if (cards < MOST_CARDS && owns(s, seat, card)) held[cards++] = card;
  others[0] = cards;
  have.fill(0);
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++) if (has(s, seat, t)) have[tables.material[t]]++;
  return cards;
};

/**
 * The set of held cards worth most that the treasures and the other cards' leaves complete. A set is a bit mask over
 * the cards held; what it needs is what it needs without its highest card, and that card. MIM-415
 */
const bestSet = ({ tables }: Context, cards: number) => {
  let best = 0;
  for (let set = 1; set < 1 << cards; set++) {
    const highest = 31 - Math.clz32(set);
    const rest = set ^ (1 << highest);
    worth[set] = worth[rest] + tables.cardPoints[held[highest]];
    others[set] = others[rest] - 1;
    let leaves = 0;
    for (let m: Nth<'material'> = 0; m < COUNT.material; m++) {
      const need = needed[rest * COUNT.material + m] + tables.needs[held[highest] * COUNT.material + m];
      needed[set * COUNT.material + m] = need;
      if (need > have[m]) leaves += need - have[m];
    }
    if (worth[set] > worth[best] && leaves <= others[set]) best = set;
  }
  return best;
};

/** What the cards that a seat holds would bring if they were scored now. */
export const worthOfCards = (c: Context, s: Cells, seat: Seat): number => worth[bestSet(c, hold(c, s, seat))];

/** Covers what the seat's free treasures can cover of a card; gives how many materials are left to leaves. */
const useTreasures = ({ tables }: Context, s: State, seat: Seat, card: Nth<'artefact'>, fx: Effects) => {
  let short = tables.needsInAll[card];
  for (let m: Nth<'material'> = 0; m < COUNT.material; m++) open[m] = tables.needs[card * COUNT.material + m];
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure && short > 0; t++) {
    if (!has(s, seat, t) || s[at.use(t)] !== NONE || open[tables.material[t]] === 0) continue;
    open[tables.material[t]]--;
    short--;
    s[at.use(t)] = card;
    fx.emit(tell.used, seat, t, card);
  }
  return short;
};

const assign = (c: Context, s: State, seat: Seat, fx: Effects) => {
  const cards = hold(c, s, seat);
  const set = bestSet(c, cards);
  let nextLeaf = 0;
  for (let i = 0; i < cards; i++) {
    if (!(set & (1 << i))) continue;
    for (let short = useTreasures(c, s, seat, held[i], fx); short > 0; short--) {
      while (set & (1 << nextLeaf)) nextLeaf++;
      const leaf: Nth<'artefact'> = held[nextLeaf];
      nextLeaf++;
      s[at.flipped(leaf)] = 1;
      s[at.leaf(leaf)] = held[i];
      fx.emit(tell.flipped, seat, leaf);
      fx.emit(tell.leafed, seat, leaf, held[i]);
    }
  }
};

/** All cards lie open from now on. */
export const beginScoring = (c: Context, s: State, _seat: Seat, fx: Effects) => {
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++)
    if (s[at.face(card)] === CLOSED && s[at.card(card)] >= FIRST_HAND) s[at.face(card)] = SEEN;
  fx.reveal(CARDS);
  fx.emit(tell.scoring);
  if (c.manual) return go(s, PHASE.assignment, 0);
  for (let seat: Seat = 0; seat < c.seats; seat++) assign(c, s, seat, fx);
  finish(c, s, fx);
};

const finish = ({ seats }: Context, s: State, fx: Effects) => {
  for (let seat: Seat = 0; seat < seats; seat++) s[at.done(seat)] = 1;
  go(s, PHASE.over, 0);
  fx.emit(tell.over);
};

/** The rule that closes a card to further treasures and leaves, if one does. */
const whyTakesNoMore = (c: Context, s: State, seat: Seat, card: Nth<'artefact'>) => {
  if (!owns(s, seat, card)) return 'MIM-419';
  if (s[at.flipped(card)]) return 'MIM-410';
  return isComplete(c, s, card) ? 'MIM-404' : undefined;
};
const takesMore = (c: Context, s: State, seat: Seat, card: Nth<'artefact'>) =>
  whyTakesNoMore(c, s, seat, card) === undefined;

const takesMaterial = (c: Context, s: State, seat: Seat, card: Nth<'artefact'>, material: Nth<'material'>) => {
  if (!takesMore(c, s, seat, card)) return false;
  let used = 0;
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++)
    if (s[at.use(t)] === card && c.tables.material[t] === material) used++;
  return used < c.tables.needs[card * COUNT.material + material];
};

/** Every own treasure that is free, on every card that it helps. */
const writeUses = (c: Context, s: State, seat: Seat, into: Int32Array) => {
  let n = 0;
  for (let t: Nth<'treasure'> = 0; t < COUNT.treasure; t++) {
    if (!has(s, seat, t) || s[at.use(t)] !== NONE) continue;
    for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++)
      if (takesMaterial(c, s, seat, card, c.tables.material[t])) into[n++] = make.use(t, card);
  }
  return n;
};

/** Cards that may be flipped, and the leaves of those that are. */
const writeLeaves = (c: Context, s: State, seat: Seat, into: Int32Array, from: number) => {
  let n = from;
  for (let card: Nth<'artefact'> = 0; card < COUNT.artefact; card++) {
    if (!owns(s, seat, card)) continue;
    if (!s[at.flipped(card)] && covered(s, card) === 0) into[n++] = make.flip(card); // MIM-406
    if (!s[at.flipped(card)] || s[at.leaf(card)] !== NONE) continue;
    for (let other: Nth<'artefact'> = 0; other < COUNT.artefact; other++)
      if (takesMore(c, s, seat, other)) into[n++] = make.leaf(card, other);
  }
  return n;
};

const applyDone = (c: Context, s: State, seat: Seat, fx: Effects) => {
  s[at.done(seat)] = 1;
  fx.emit(tell.assigned, seat);
  for (let other: Seat = 0; other < c.seats; other++) if (!s[at.done(other)]) return;
  finish(c, s, fx);
};

const whyNotUsed = (c: Context, s: State, seat: Seat, move: Move) => {
  const treasure = make.use.get.treasure(move);
  if (!has(s, seat, treasure)) return 'MIM-419';
  if (s[at.use(treasure)] !== NONE) return 'MIM-403';
  return whyTakesNoMore(c, s, seat, make.use.get.artefact(move)) ?? 'MIM-402';
};

const whyNoLeaf = (c: Context, s: State, seat: Seat, move: Move) => {
  const leaf = make.leaf.get.leaf(move);
  if (!owns(s, seat, leaf)) return 'MIM-419';
  if (!s[at.flipped(leaf)]) return 'MIM-406';
  if (s[at.leaf(leaf)] !== NONE) return 'MIM-408';
  const card = make.leaf.get.artefact(move);
  return card === leaf ? 'MIM-407' : whyTakesNoMore(c, s, seat, card);
};

export const assignment: Phase<Context, State> = {
  rule: 'MIM-401',
  awaiting: ({ seats }, s) => {
    let mask = 0;
    for (let seat: Seat = 0; seat < seats; seat++) if (!s[at.done(seat)]) mask |= 1 << seat;
    return mask;
  },
  // Whoever assigns by hand may take back until all are done, so nobody is done unasked. MIM-415
  obvious: false,
  sealed: true,
  legal: (c, s, seat, into) => {
    const n = writeLeaves(c, s, seat, into, writeUses(c, s, seat, into));
    into[n] = make.done();
    return n + 1;
  },
  apply: (c, s, seat, move, fx) => {
    if (make.use.is(move)) {
      const treasure = make.use.get.treasure(move);
      s[at.use(treasure)] = make.use.get.artefact(move);
      fx.emit(tell.used, seat, treasure, s[at.use(treasure)]);
    } else if (make.flip.is(move)) {
      const card = make.flip.get.artefact(move);
      s[at.flipped(card)] = 1;
      fx.emit(tell.flipped, seat, card);
    } else if (make.leaf.is(move)) {
      const leaf = make.leaf.get.leaf(move);
      s[at.leaf(leaf)] = make.leaf.get.artefact(move);
      fx.emit(tell.leafed, seat, leaf, s[at.leaf(leaf)]);
    } else applyDone(c, s, seat, fx);
  },
  why: (c, s, seat, move) => {
    if (make.use.is(move)) return whyNotUsed(c, s, seat, move);
    if (make.flip.is(move)) return owns(s, seat, make.flip.get.artefact(move)) ? 'MIM-406' : 'MIM-419';
    return make.leaf.is(move) ? whyNoLeaf(c, s, seat, move) : undefined;
  },
};
