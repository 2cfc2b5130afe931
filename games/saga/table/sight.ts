/** What a view says, by name: everything that is drawn reads it through here. */
import type { TableProps } from '@idavoll/board';
import { type Game, NONE, type Nth, type Seat } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import { carriedBy, lyingOn } from '../rules/figures.ts';
import { pointsOnField } from '../rules/score.ts';
import type { View } from '../rules/state.ts';
import { areaNames, fieldNames, figuresOf, kindsOf } from '../rules/tables.ts';
import { type COLOURS, FIRST_FIGURE, PHASES, SAGA, SAGAS, TEAMS } from '../rules/vocabulary.ts';
import { figureName, type Say, sentence, teamName, type Voice } from '../words/names.ts';
import type { Scene } from '../words/speech.ts';
import { planOf } from './geometry.ts';

export type Colour = (typeof COLOURS)[number];

export const range = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);

/** What is drawn the same in every position. */
const tablesOf = (c: Context) => ({
  c,
  plan: planOf(c.battlefield),
  fieldNames: fieldNames(c.battlefield),
  areaNames: areaNames(c.battlefield),
  figures: figuresOf(c.content),
  kinds: kindsOf(c.content),
  teamIds: c.content.teams.map(({ id }) => id),
});
const known = new WeakMap<Context, ReturnType<typeof tablesOf>>();
const tablesFor = (c: Context) => {
  const made = known.get(c) ?? tablesOf(c);
  known.set(c, made);
  return made;
};

type Seeing = Pick<TableProps, 'game' | 'agreement' | 'view' | 'viewer' | 'names' | 'say'>;

export const sightOf = ({ game, agreement, view, viewer, names, say }: Seeing) => {
  const { context: c } = game as Game<Context>;
  const tables = tablesFor(c);
  const { at, seats, battlefield } = c;
  const s = view as View;
  const phase = PHASES[s[at.phase]];
  const words: Say = say;
  const voice: Voice = { content: c.content, say: words, player: seat => names[seat] ?? '' };
  const seatOf = (team: Nth<'team'>): Seat => range(seats).findIndex(seat => s[at.team(seat)] === team);
  const ownerOf = (figure: Nth<'figure'>): Seat => seatOf(c.cards.team[figure]);
  const fieldOf = (figure: Nth<'figure'>) => s[at.stands(figure)];

  /** The figures of a seat that take part, standing or not. SAGA-370 */
  const figuresOfSeat = (seat: Seat): Nth<'figure'>[] => {
    const team = s[at.team(seat)];
    if (team === NONE) return [];
    const { firstOfTeam, leader } = c.cards;
    return range(firstOfTeam[team + 1] - firstOfTeam[team], firstOfTeam[team]).filter(
      figure => s[at.saga] !== SAGA.duel || leader[figure] === 1,
    );
  };
  const chestsAt = (where: Nth<'spot'>) =>
    range(battlefield.places).filter(place => s[at.chest(place)] === where).length;

  const scene: Scene = { ...voice, c, view: s };

  return {
    ...tables,
    s,
    scene,
    viewer,
    names,
    agreement,
    say: words,
    phase,
    saga: s[at.saga] === NONE ? undefined : SAGAS[s[at.saga]],
    /** Whether figures have been placed by all, and turns are taken. */
    hasBegun: s[at.startPlayer] !== NONE,
    isOver: phase === 'over',
    active: s[at.active],
    current: s[at.current],
    colourOf: (seat: Seat) => agreement.traits[seat].colour as Colour,
    teamOf: (seat: Seat) => (s[at.team(seat)] === NONE ? undefined : TEAMS[s[at.team(seat)]]),
    teamName: (team: string) => teamName(voice, team),
    figureName: (figure: Nth<'figure'>) => sentence(figureName(voice, tables.figures[figure].name)),
    kindName: (kind: Nth<'kind'>) => sentence(figureName(voice, tables.kinds[kind].id)),
    seatOf,
    ownerOf,
    fieldOf,
    figuresOfSeat,
    standing: range(c.figureCount).filter(figure => fieldOf(figure) !== NONE),
    figureOn: (field: Nth<'field'>): Nth<'figure'> => Math.max(NONE, s[at.on(field)] - FIRST_FIGURE),
    /** Lying on a field, or carried by a figure. */
    chestsOn: (field: Nth<'field'>) => (s[at.saga] === SAGA.treasure ? chestsAt(lyingOn(field)) : 0),
    chestsOf: (figure: Nth<'figure'>) => (s[at.saga] === SAGA.treasure ? chestsAt(carriedBy(c, figure)) : 0),
    pointsOf: (seat: Seat) =>
      s[at.points(seat)] + (s[at.team(seat)] === NONE || phase === 'over' ? 0 : pointsOnField(c, s, seat)),
    left: (seat: Seat) => figuresOfSeat(seat).filter(figure => fieldOf(figure) !== NONE).length,
    percent: (chance: number) => words('chance', { percent: Math.round(100 * chance) }),
  };
};

export type Sight = ReturnType<typeof sightOf>;
