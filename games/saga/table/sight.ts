/** What a view says, by name: everything that is drawn reads it through here. */
import type { TableProps } from '@idavoll/board';
import { type Agreement, NONE, type Seat, type State } from '@idavoll/engine';
import type { SagaContent } from '../rules/content.ts';
import { type Context, createContext } from '../rules/context.ts';
import { createReach } from '../rules/reach.ts';
import { pointsOnField } from '../rules/score.ts';
import { areaNames, fieldNames, figuresOf, kindsOf } from '../rules/tables.ts';
import { type COLOURS, FIRST_FIGURE, PHASES, SAGA, SAGAS, TEAMS } from '../rules/vocabulary.ts';
import { figureName, type Say, sentence, teamName, type Voice } from '../words/names.ts';
import { planOf } from './geometry.ts';

export type Colour = (typeof COLOURS)[number];

export const range = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);

const tablesOf = (c: Context) => ({
  c,
  plan: planOf(c.battlefield),
  reach: createReach(c),
  fieldNames: fieldNames(c.battlefield),
  areaNames: areaNames(c.battlefield),
  figures: figuresOf(c.content),
  kinds: kindsOf(c.content),
});

type Tables = ReturnType<typeof tablesOf>;
const known = new WeakMap<Agreement, Tables>();
const tablesFor = (agreement: Agreement, content: SagaContent): Tables => {
  const old = known.get(agreement);
  if (old && old.c.content === content) return old;
  const made = tablesOf(createContext(agreement, content));
  known.set(agreement, made);
  return made;
};

type Seeing = Pick<TableProps, 'agreement' | 'content' | 'view' | 'viewer' | 'names' | 'say'>;

export const sightOf = ({ agreement, content, view, viewer, names, say }: Seeing) => {
  const tables = tablesFor(agreement, content as SagaContent);
  const { c } = tables;
  const { at, seats, battlefield } = c;
  // Nothing is secret, so a view is all of the state. SAGA-036
  const s = view as unknown as State;
  const phase = PHASES[s[at.phase]];
  const words = say as Say;
  const voice: Voice = { content: c.content, say: words, player: seat => names[seat] ?? '' };
  const seatOf = (team: number): Seat => range(seats).findIndex(seat => s[at.team(seat)] === team);
  const ownerOf = (figure: number): Seat => seatOf(c.cards.team[figure]);
  const fieldOf = (figure: number) => s[at.stands(figure)];

  /** The figures of a seat that take part, standing or not. SAGA-370 */
  const figuresOfSeat = (seat: Seat): number[] => {
    const team = s[at.team(seat)];
    if (team === NONE) return [];
    const { firstOfTeam, leader } = c.cards;
    return range(firstOfTeam[team + 1] - firstOfTeam[team], firstOfTeam[team]).filter(
      figure => s[at.saga] !== SAGA.duel || leader[figure] === 1,
    );
  };
  const chestsAt = (where: number) => range(battlefield.places).filter(place => s[at.chest(place)] === where).length;

  return {
    ...tables,
    s,
    viewer,
    names,
    agreement,
    say: words,
    voice,
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
    figureName: (figure: number) => sentence(figureName(voice, tables.figures[figure].name)),
    kindName: (kind: number) => sentence(figureName(voice, tables.kinds[kind].id)),
    seatOf,
    ownerOf,
    fieldOf,
    figuresOfSeat,
    standing: range(c.figureCount).filter(figure => fieldOf(figure) !== NONE),
    figureOn: (field: number) => Math.max(NONE, s[at.on(field)] - FIRST_FIGURE),
    /** Lying on a field, or carried by a figure. */
    chestsOn: (field: number) => (s[at.saga] === SAGA.treasure ? chestsAt(field) : 0),
    chestsOf: (figure: number) => (s[at.saga] === SAGA.treasure ? chestsAt(battlefield.fieldCount + figure) : 0),
    pointsOf: (seat: Seat) =>
      s[at.points(seat)] + (s[at.team(seat)] === NONE || phase === 'over' ? 0 : pointsOnField(c, s, seat)),
    left: (seat: Seat) => figuresOfSeat(seat).filter(figure => fieldOf(figure) !== NONE).length,
    percent: (chance: number) => words('chance', { percent: Math.round(100 * chance) }),
  };
};

export type Sight = ReturnType<typeof sightOf>;
