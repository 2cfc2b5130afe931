/** The phases put together into the game. */
import { type Agreement, type Game, gameOf, phases, type Seat } from '@idavoll/engine';
import { derive } from './board.ts';
import { check } from './check.ts';
import type { BardagiContent } from './content.ts';
import { type Context, createContext } from './context.ts';
import { determinize } from './guess.ts';
import { answer, bargain } from './phases/bargain.ts';
import { build, nextBuilder } from './phases/building.ts';
import { claim, claimGlory, claimYields } from './phases/claim.ts';
import { driveOff, flee, reinforce, stage } from './phases/combat.ts';
import { cast } from './phases/godi.ts';
import { beginMuster, endRound, muster } from './phases/muster.ts';
import * as opening from './phases/opening.ts';
import * as planning from './phases/planning.ts';
import { put, rearrange } from './phases/rearrange.ts';
import { trade } from './phases/trade.ts';
import { council, endTurn, seer, turn } from './phases/turn.ts';
import { unplayable } from './playable.ts';
import { finalScoring, outcome } from './score.ts';
import { setup } from './set-up.ts';
import { at, type State } from './state.ts';
import { view } from './view.ts';
import { COLOURS, PASSAGES, PHASES, RUNES, SOURCES } from './vocabulary.ts';

const course = phases<Context, State>()(PHASES, PASSAGES, at, {
  ...opening,
  ...planning,
  turn,
  council,
  seer,
  driveOff,
  flee,
  stage,
  reinforce,
  rearrange,
  put,
  cast,
  trade,
  bargain,
  answer,
  endTurn,
  nextBuilder,
  build,
  claimGlory,
  claimYields,
  claim,
  beginMuster,
  muster,
  endRound,
  finalScoring,
});

/** Glory by source, tiles built, runes drawn and runes cast. */
const talliesOf = ({ upgrades }: BardagiContent) => ({
  ...Object.fromEntries(
    SOURCES.map((name, source) => [`glory ${name}`, (_c: Context, s: State, seat: Seat) => s[at.gained(seat, source)]]),
  ),
  ...Object.fromEntries(
    upgrades.map(({ id }, tile) => [`built ${id}`, (_c: Context, s: State, seat: Seat) => s[at.built(seat, tile)]]),
  ),
  ...Object.fromEntries(
    RUNES.map((name, rune) => [
      `drawn ${name}`,
      (_c: Context, s: State, seat: Seat) => s[at.held(seat, rune)] + s[at.casts(seat, rune)],
    ]),
  ),
  ...Object.fromEntries(
    RUNES.map((name, rune) => [`cast ${name}`, (_c: Context, s: State, seat: Seat) => s[at.casts(seat, rune)]]),
  ),
});

/** Every split of a full town over three empty buildings, and some room to try more. */
const MOST_MOVES = 4096;

export const createBardagi = (agreement: Agreement, content: BardagiContent): Game<Context> => {
  const context = createContext(agreement, content);
  return gameOf(context, {
    phases: course,
    maxMoves: MOST_MOVES,
    setup,
    outcome,
    view,
    determinize,
    derive,
    unplayable,
    check,
    tallies: talliesOf(content),
    roles: {
      colour: (_c: Context, s: State, seat: Seat) => COLOURS[s[at.clan(seat)]],
      /** The starting player of the last round tells who began the first. */
      place: (c: Context, s: State, seat: Seat) =>
        String(((((seat - s[at.first] + s[at.round] - 1) % c.seats) + c.seats) % c.seats) + 1),
    },
  });
};
