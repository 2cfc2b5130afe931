/** The table drawn in text: the saga, the battlefield, and every player's team. Takes a view, never a state. */
import { NONE, type Nth, type Piece, type Seat, type View, type Viewer } from '@idavoll/engine';
import { carriedBy } from '../rules/figures.ts';
import type { Cells } from '../rules/state.ts';
import { kindsOf } from '../rules/tables.ts';
import { PHASE, PHASES, SAGAS } from '../rules/vocabulary.ts';
import { figureName } from '../words/names.ts';
import { chestsAt, factsInWords, figuresIn, type Scene } from '../words/speech.ts';
import { drawMap, type mapOf } from './field-map.ts';
import type { TextVoice } from './voice.ts';

/** What is played, and how far it has come. */
const headLines = ({ c, say, player }: TextVoice, s: Cells): Piece[][] => {
  const { at, content } = c;
  const phase = say(`phase.${PHASES[s[at.phase]]}`);
  if (s[at.saga] === NONE) return [[['title', say('game.title')], `  ${phase}`]];
  const saga = SAGAS[s[at.saga]];
  const master = s[at.master] === NONE ? 'none' : player(s[at.master]);
  const left = content.hourglass.tokens - s[at.green];
  return [
    [['title', say(`saga.${saga}`)], `  ${say(`saga.${saga}.goal`)}`],
    [
      ['bold', say('board.round', { round: s[at.rounds] + 1 })],
      s[at.phase] === PHASE.over ? `: ${phase}` : `: ${phase} · ${say('board.hourglass', { master, left })}`,
    ],
  ];
};

/** A seat's figures, kind by kind: R2 R3 swordsman 5/4/5/5. Those that were struck down are gone. */
const rosterLine = (voice: TextVoice, s: Cells, seat: Seat): Piece[] => {
  const { c } = voice;
  const { at, cards } = c;
  const kinds = kindsOf(c.content);
  const standing = figuresIn(c, s, seat).filter(figure => s[at.startPlayer] === NONE || s[at.stands(figure)] !== NONE);
  const markWith = (figure: Nth<'figure'>) => {
    const chests = chestsAt(c, s, carriedBy(c, figure));
    return voice.markOf(s, figure) + voice.say('mark.chest').repeat(chests);
  };
  return [...new Set(standing.map(figure => cards.kind[figure]))].flatMap((kind): Piece[] => {
    const figures = standing.filter(figure => cards.kind[figure] === kind);
    const { id, move, hit, parry, dodge, leader, range } = kinds[kind];
    const signs = `${leader ? '*' : ''}${range > 0 ? '>' : ''}`;
    return [
      '  ',
      [voice.colourOf(seat), figures.map(markWith).join(' ')],
      ` ${figureName(voice, id)}${signs} ${move}/${hit}/${parry}/${dodge}`,
    ];
  });
};

const seatLines = (voice: TextVoice, scene: Scene, viewer: Viewer, seat: Seat): Piece[][] => {
  const { c, say } = voice;
  const { view: s } = scene;
  const facts = factsInWords(scene, seat);
  const who = [voice.player(seat), ...(seat === viewer ? [say('board.you')] : [])].join(' ');
  const isAsked = s[c.at.active] === seat && s[c.at.phase] !== PHASE.over;
  const head: Piece[] = [isAsked ? ['bold', '▸ '] : '  ', who, facts.length > 0 ? `: ${facts.join(' · ')}` : ''];
  return [head, rosterLine(voice, s, seat)].filter(line => line.length > 0);
};

export const drawBoard = (voice: TextVoice, map: ReturnType<typeof mapOf>, view: View, viewer: Viewer): Piece[][] => {
  const scene = voice.in(view);
  const { view: s } = scene;
  const seats = Array.from({ length: voice.c.seats }, (_, seat) => seat);
  return [
    ...headLines(voice, s),
    ...(s[voice.c.at.saga] === NONE ? [] : drawMap(voice, map, s, viewer)),
    ...seats.flatMap(seat => seatLines(voice, scene, viewer, seat)),
  ];
};
