/** Scoring: treasures and leaves are assigned to artefact cards, by software or by hand. */
import { type Effects, NONE, type Seat, type State } from '@idavoll/engine';
import type { Context, Phases } from '../context.ts';
import { covered, isComplete } from '../score.ts';
import { ARTEFACT_COUNT, CLOSED, FIRST_HAND, MATERIALS, PHASE, SEEN, TREASURE_COUNT } from '../vocabulary.ts';

/** Play gives four at most (MIM-380); set positions may hold more, and past this many the rest are left aside. */
const MOST_CARDS = 10;

export const scoring = (c: Context) => {
  const { at, make, tell, tables, seats } = c;
  const held = new Int16Array(MOST_CARDS);
  const have = new Int16Array(MATERIALS.length);
  const open = new Int16Array(MATERIALS.length);
  const worth = new Int16Array(1 << MOST_CARDS);
  const others = new Int16Array(1 << MOST_CARDS);
  const needed = new Int16Array(MATERIALS.length << MOST_CARDS);

  const owns = (s: State, seat: Seat, card: number) => s[at.card(card)] === c.handOf(seat);

  const hold = (s: State, seat: Seat) => {
    let cards = 0;
    for (let card = 0; card < ARTEFACT_COUNT; card++)
      if (cards < MOST_CARDS && owns(s, seat, card)) held[cards++] = card;
    others[0] = cards;
    have.fill(0);
    for (let t = 0; t < TREASURE_COUNT; t++) if (s[at.treasure(t)] === c.screenOf(seat)) have[tables.material[t]]++;
    return cards;
  };

  /**
   * The set of held cards worth most that the treasures and the other cards' leaves complete. A set is a bit mask over
   * the cards held; what it needs is what it needs without its highest card, and that card. MIM-415
   */
  const bestSet = (cards: number) => {
    let best = 0;
    for (let set = 1; set < 1 << cards; set++) {
      const highest = 31 - Math.clz32(set);
      const rest = set ^ (1 << highest);
      worth[set] = worth[rest] + tables.cardPoints[held[highest]];
      others[set] = others[rest] - 1;
      let leaves = 0;
      for (let m = 0; m < MATERIALS.length; m++) {
        const need = needed[rest * MATERIALS.length + m] + tables.needs[held[highest] * MATERIALS.length + m];
        needed[set * MATERIALS.length + m] = need;
        if (need > have[m]) leaves += need - have[m];
      }
      if (worth[set] > worth[best] && leaves <= others[set]) best = set;
    }
    return best;
  };

  /** Covers what the seat's free treasures can cover of a card; gives how many materials are left to leaves. */
  const useTreasures = (s: State, seat: Seat, card: number, fx: Effects) => {
    let short = tables.needsInAll[card];
    for (let m = 0; m < MATERIALS.length; m++) open[m] = tables.needs[card * MATERIALS.length + m];
    for (let t = 0; t < TREASURE_COUNT && short > 0; t++) {
      if (s[at.treasure(t)] !== c.screenOf(seat) || s[at.use(t)] !== NONE || open[tables.material[t]] === 0) continue;
      open[tables.material[t]]--;
      short--;
      s[at.use(t)] = card;
      fx.emit(tell.used, seat, t, card);
    }
    return short;
  };

  const assign = (s: State, seat: Seat, fx: Effects) => {
    const cards = hold(s, seat);
    const set = bestSet(cards);
    let nextLeaf = 0;
    for (let i = 0; i < cards; i++) {
      if (!(set & (1 << i))) continue;
      for (let short = useTreasures(s, seat, held[i], fx); short > 0; short--) {
        while (set & (1 << nextLeaf)) nextLeaf++;
        const leaf = held[nextLeaf++];
        s[at.flipped(leaf)] = 1;
        s[at.leaf(leaf)] = held[i];
        fx.emit(tell.flipped, seat, leaf);
        fx.emit(tell.leafed, seat, leaf, held[i]);
      }
    }
  };

  /** All cards lie open from now on. */
  const beginScoring = (s: State, fx: Effects) => {
    for (let card = 0; card < ARTEFACT_COUNT; card++)
      if (s[at.face(card)] === CLOSED && s[at.card(card)] >= FIRST_HAND) s[at.face(card)] = SEEN;
    fx.reveal(c.CARDS);
    fx.emit(tell.scoring);
    if (c.manual) return c.go(s, PHASE.assignment, 0);
    for (let seat = 0; seat < seats; seat++) assign(s, seat, fx);
    finish(s, fx);
  };

  const finish = (s: State, fx: Effects) => {
    for (let seat = 0; seat < seats; seat++) s[at.done(seat)] = 1;
    c.go(s, PHASE.over, 0);
    fx.emit(tell.over);
  };

  /** The rule that closes a card to further treasures and leaves, if one does. */
  const whyTakesNoMore = (s: State, seat: Seat, card: number) => {
    if (!owns(s, seat, card)) return 'MIM-419';
    if (s[at.flipped(card)]) return 'MIM-410';
    return isComplete(c, s, card) ? 'MIM-404' : undefined;
  };
  const takesMore = (s: State, seat: Seat, card: number) => whyTakesNoMore(s, seat, card) === undefined;

  const takesMaterial = (s: State, seat: Seat, card: number, material: number) => {
    if (!takesMore(s, seat, card)) return false;
    let used = 0;
    for (let t = 0; t < TREASURE_COUNT; t++) if (s[at.use(t)] === card && tables.material[t] === material) used++;
    return used < tables.needs[card * MATERIALS.length + material];
  };

  const phases: Pick<Phases, 'assignment'> = {
    assignment: {
      rule: 'MIM-401',
      legal: (s, seat, into) => {
        if (s[at.done(seat)]) return 0;
        let n = 0;
        for (let t = 0; t < TREASURE_COUNT; t++) {
          if (s[at.treasure(t)] !== c.screenOf(seat) || s[at.use(t)] !== NONE) continue;
          for (let card = 0; card < ARTEFACT_COUNT; card++)
            if (takesMaterial(s, seat, card, tables.material[t])) into[n++] = make.use(t, card);
        }
        for (let card = 0; card < ARTEFACT_COUNT; card++) {
          if (!owns(s, seat, card)) continue;
          if (!s[at.flipped(card)] && covered(c, s, card) === 0) into[n++] = make.flip(card); // MIM-406
          if (!s[at.flipped(card)] || s[at.leaf(card)] !== NONE) continue;
          for (let other = 0; other < ARTEFACT_COUNT; other++)
            if (takesMore(s, seat, other)) into[n++] = make.leaf(card, other);
        }
        into[n++] = make.done();
        return n;
      },
      apply: (s, seat, move, fx) => {
        if (make.use.is(move)) {
          s[at.use(make.use.get.treasure(move))] = make.use.get.artefact(move);
          fx.emit(tell.used, seat, make.use.get.treasure(move), make.use.get.artefact(move));
        } else if (make.flip.is(move)) {
          s[at.flipped(make.flip.get.artefact(move))] = 1;
          fx.emit(tell.flipped, seat, make.flip.get.artefact(move));
        } else if (make.leaf.is(move)) {
          s[at.leaf(make.leaf.get.leaf(move))] = make.leaf.get.artefact(move);
          fx.emit(tell.leafed, seat, make.leaf.get.leaf(move), make.leaf.get.artefact(move));
        } else {
          s[at.done(seat)] = 1;
          fx.emit(tell.assigned, seat);
          let done = true;
          for (let other = 0; other < seats; other++) if (!s[at.done(other)]) done = false;
          if (done) finish(s, fx);
        }
      },
      why: (s, seat, move) => {
        if (make.use.is(move)) {
          const treasure = make.use.get.treasure(move);
          if (s[at.treasure(treasure)] !== c.screenOf(seat)) return 'MIM-419';
          if (s[at.use(treasure)] !== NONE) return 'MIM-403';
          return whyTakesNoMore(s, seat, make.use.get.artefact(move)) ?? 'MIM-402';
        }
        if (make.flip.is(move)) return owns(s, seat, make.flip.get.artefact(move)) ? 'MIM-406' : 'MIM-419';
        if (make.leaf.is(move)) {
          const leaf = make.leaf.get.leaf(move);
          if (!owns(s, seat, leaf)) return 'MIM-419';
          if (!s[at.flipped(leaf)]) return 'MIM-406';
          if (s[at.leaf(leaf)] !== NONE) return 'MIM-408';
          const card = make.leaf.get.artefact(move);
          return card === leaf ? 'MIM-407' : whyTakesNoMore(s, seat, card);
        }
        return undefined;
      },
    },
  };

  return { phases, beginScoring };
};
