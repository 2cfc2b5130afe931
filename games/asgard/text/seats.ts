/** A player in text: what lies in front of everybody's eyes, and what only the viewer sees. */
import { HIDDEN, NONE, type Nth, type Piece, type Seat, type Viewer } from '@idavoll/engine';
import type { Cells } from '../rules/state.ts';
import { armIds } from '../rules/tables.ts';
import {
  ARM_COUNT,
  ARM_KINDS,
  FIRST_RECRUIT,
  FIRST_SEAL,
  GODS,
  HELD,
  KEPT,
  kindOfArm,
  LAID_ARM,
  PHASE,
  PIECES,
  POPULATION_COUNT,
  POWER_TILES,
  SIDES,
  SPACES,
} from '../rules/vocabulary.ts';
import { armName, godName, joined, pieces, populationName, spaceName } from '../words/names.ts';
import { standingInWords } from '../words/speech.ts';
import { listed } from './pieces.ts';
import type { TextVoice } from './voice.ts';

const WIDTH = 79;
const MARKER = 2;
const HANGING = 6;
const LABEL = 17;
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
const plain = (text: string): Piece[] => [text];

const decides = ({ c: { at } }: TextVoice, view: Cells, seat: Seat) => {
  if (view[at.phase] === PHASE.over) return false;
  return view[at.phase] === PHASE.gods ? view[at.hasChosen(seat)] === 0 : view[at.active] === seat;
};

/** How many weapons or spells a seat has, those it has laid not counted. */
const armCount = ({ c: { at } }: TextVoice, view: Cells, seat: Seat, kind: Nth<'armKind'>) =>
  view[at.armCount(seat, kind)] - SPACES.reduce((sum, _, space) => sum + view[at.laid(space, seat, kind)], 0);

/** Gods that a seat has shown in this round. */
const shownGods = (voice: TextVoice, view: Cells, seat: Seat) =>
  GODS.filter((_, god) => view[voice.c.at.revealed(seat, god)] === 1).map(god => godName(voice, god));

export const seatLines = (voice: TextVoice, view: Cells, viewer: Viewer, seat: Seat): Piece[][] => {
  const { c, say } = voice;
  const { at, content } = c;
  const held = (from: number, end: number) =>
    upTo(end - from).flatMap(i => {
      const count = view[at.reserve(seat, from + i)];
      return count > 0 ? [pieces(voice, PIECES[from + i], count)] : [];
    });
  const populations = upTo(POPULATION_COUNT).filter(tile => view[at.population(tile)] === KEPT + seat);
  const weapons = armCount(voice, view, seat, 0);
  const spells = armCount(voice, view, seat, 1);
  const shown = shownGods(voice, view, seat);
  const details = [
    ...held(0, FIRST_SEAL),
    ...held(FIRST_RECRUIT, PIECES.length),
    ...populations.map(tile => populationName(voice, content.populations[tile].id)),
    weapons > 0 ? say('weapons', { count: weapons }) : '',
    spells > 0 ? say('spells', { count: spells }) : '',
    ...POWER_TILES.map((god, i) =>
      view[at.powerTile(i)] === seat ? say('board.powerTile', { god: godName(voice, god) }) : '',
    ),
    view[at.claim] === seat ? say('board.claim') : '',
    shown.length > 0 ? say('board.shown', { gods: joined(shown) }) : '',
    view[at.phase] === PHASE.gods && view[at.hasChosen(seat)] === 1 ? say('fact.chosen') : '',
  ].filter(text => text !== '');
  const facts = standingInWords(voice.in(view), seat).map(plain);
  const who: Piece[] = [voice.playerPiece(seat), seat === viewer ? ` ${say('board.you')}` : ''];
  const marker: Piece = decides(voice, view, seat) ? ['bold', '▸ '] : '  ';
  return listed(marker, MARKER, [who, ...facts, ...details.map(plain)], WIDTH, HANGING);
};

/** What nobody else sees: chosen gods, weapons and spells, and what Mímir has shown. */
export const ownLines = (voice: TextVoice, view: Cells, seat: Seat): Piece[][] => {
  const { c, say } = voice;
  const { at, tables } = c;
  const ids = armIds(c.content);
  const chosen = GODS.filter((_, god) => view[at.chosen(seat, god)] === 1 && view[at.revealed(seat, god)] === 0);
  const arms = upTo(ARM_COUNT).filter(arm => view[at.arm(seat, arm)] >= 0);
  const next = SIDES.flatMap((side, i) => {
    const ancient = view[at.next(seat, i)];
    return ancient === NONE || ancient === HIDDEN ? [] : [`${say(`side.${side}`)} ${tables.ancientValue[ancient]}`];
  });
  const isBrowsing = view[at.browsing] !== NONE && view[at.active] === seat;
  // Whoever browses a pile sees of its tiles that nobody has them.
  const isInPile = (arm: Nth<'arm'>) =>
    kindOfArm(arm) === view[at.browsing] && upTo(c.seats).every(one => view[at.arm(one, arm)] === NONE);
  const pile = isBrowsing ? upTo(ARM_COUNT).filter(isInPile) : [];
  const line = (label: string, parts: readonly string[]) =>
    parts.length === 0 ? [] : listed(['dim', label], LABEL, parts.map(plain), WIDTH);
  const nameOf = (arm: Nth<'arm'>) => armName(voice, ids[arm]);
  const withPlace = (arm: Nth<'arm'>) => {
    const place = view[at.arm(seat, arm)];
    return place === HELD ? nameOf(arm) : `${nameOf(arm)}: ${spaceName(voice, SPACES[place - LAID_ARM])}`;
  };
  const gods = chosen.map(god => godName(voice, god));
  const kind = isBrowsing ? ARM_KINDS[view[at.browsing]] : '';
  return [
    ...line(say('board.own.gods'), gods),
    ...line(say('board.own.arms'), arms.map(withPlace)),
    ...line(say('board.own.pile', { kind }), pile.map(nameOf)),
    ...line(say('board.own.next'), next),
  ];
};
