/** The board in lists: every player with what he has and owns, and what nobody owns. */
import { NONE, type Piece, type Seat, type View, type Viewer } from '@idavoll/engine';
import { isOwnable, pileCount } from '../rules/board.ts';
import { COLOURS, PHASE, PHASES, UNITS } from '../rules/vocabulary.ts';
import { unitName, upgradeName } from '../words/names.ts';
import { areaInWords, factsInWords, placesInWords, type Scene } from '../words/speech.ts';
import type { TextVoice } from './voice.ts';

const WIDTH = 79;
const INDENT = '    ';

/** A list in as many lines as it takes. */
const wrapped = (items: readonly string[], indent = INDENT): string[] => {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 3 <= WIDTH) lines[lines.length - 1] = `${last} · ${item}`;
    else lines.push(`${indent}${item}`);
  }
  return lines;
};

const headLine = ({ c, say }: TextVoice, { view: s }: Scene): Piece[] => [
  ['title', say('game.title')],
  `  ${say('board.round', { round: s[c.at.round], rounds: c.tables.rounds })}: ${say(`phase.${PHASES[s[c.at.phase]]}`)}`,
];

const areasOf = (scene: Scene, seat: Seat): string[] => {
  const { c, view: s } = scene;
  return c.map.areas.flatMap((_, area) =>
    isOwnable(c, area) && s[c.at.owner(area)] === seat ? [areaInWords(scene, area)] : [],
  );
};

/** The cards of whose turn it is. */
const handLine = (scene: Scene): string[] => {
  const { c, view: s, say } = scene;
  const cards = UNITS.flatMap((unit, i) => {
    const count = s[c.at.hand(i)];
    return count > 0 ? [say('amount', { count, good: unitName(scene, unit) })] : [];
  });
  return cards.length > 0 ? wrapped([`${say('board.hand')}: ${cards.join(', ')}`]) : [];
};

const seatLines = (voice: TextVoice, scene: Scene, viewer: Viewer, seat: Seat): Piece[][] => {
  const { c, view: s, say } = scene;
  const clan = COLOURS[s[c.at.clan(seat)]];
  const who = [
    voice.player(seat),
    ...(clan === undefined ? [] : [say(`clan.${clan}`)]),
    ...(s[c.at.first] === seat ? [say('board.first')] : []),
  ].join(', ');
  const isAsked = s[c.at.active] === seat && s[c.at.phase] !== PHASE.over;
  const tiles = c.content.upgrades.flatMap(({ id }, i) => (s[c.at.built(seat, i)] ? [upgradeName(scene, id)] : []));
  const you = seat === viewer ? ` ${say('board.you')}` : '';
  return [
    [isAsked ? ['bold', '▸ '] : '  ', clan === undefined ? who : [clan, who], you],
    ...wrapped(factsInWords(scene, seat)).map((line): Piece[] => [line]),
    ...(clan === undefined ? [] : wrapped(placesInWords(scene, seat)).map((line): Piece[] => [line])),
    ...(isAsked ? handLine(scene).map((line): Piece[] => [['bold', line]]) : []),
    ...wrapped(areasOf(scene, seat)).map((line): Piece[] => [line]),
    ...wrapped(tiles).map((line): Piece[] => [['dim', line]]),
  ];
};

/** What is for sale, what is left in the supply, and the land of the Barbarians on which something lies. */
const tableLines = (scene: Scene): Piece[][] => {
  const { c, view: s, say } = scene;
  const shown = c.content.upgrades.flatMap(({ id }, i) => Array<string>(s[c.at.shown(i)]).fill(upgradeName(scene, id)));
  const wild = areasOf(scene, NONE).filter(text => text.includes('('));
  return [
    [['dim', `  ${say('board.supply', { axes: s[c.at.axeSupply], runes: pileCount(c, s) })}`]],
    [['dim', `  ${say('board.shown')}`]],
    ...wrapped(shown).map((line): Piece[] => [['dim', line]]),
    ...(wild.length > 0 ? [[`  ${say('board.barbarians')}`], ...wrapped(wild).map((line): Piece[] => [line])] : []),
  ];
};

export const drawBoard = (voice: TextVoice, view: View, viewer: Viewer): Piece[][] => {
  const scene = voice.in(view);
  const seats = Array.from({ length: voice.c.seats }, (_, seat) => seat);
  return [
    headLine(voice, scene),
    ...seats.flatMap(seat => seatLines(voice, scene, viewer, seat)),
    ...tableLines(scene),
  ];
};
