/** The figures of all teams and the fields of the battlefield by name, and the team cards as flat tables. */
import type { Battlefield } from './battlefield.ts';
import type { SagaContent } from './content.ts';

/** A field as notations, records and the state's JSON write it: 3,-4. */
export const fieldNames = ({ q, r }: Battlefield): readonly string[] => Array.from(q, (x, field) => `${x},${r[field]}`);

/** The start areas, by the centre fields of their tiles. */
export const areaNames = (battlefield: Battlefield): readonly string[] => {
  const fields = fieldNames(battlefield);
  return battlefield.areas.map(({ place }) => fields[battlefield.centre[place]]);
};

/** The kinds of figure, team by team. */
export const kindsOf = ({ teams }: SagaContent) =>
  teams.flatMap((team, index) => team.figures.map(kind => ({ ...kind, team: index })));

/** Every figure of every team; those of a kind lie side by side, and are numbered where there are several. */
export const figuresOf = (content: SagaContent) =>
  kindsOf(content).flatMap(({ id, count, ...kind }, index) =>
    Array.from({ length: count }, (_, i) => ({ ...kind, kind: index, name: count === 1 ? id : `${id}-${i + 1}` })),
  );

/** Tables by figure, by kind and by team. SAGA-002 to SAGA-004 */
export const cardTables = (content: SagaContent) => {
  const kinds = kindsOf(content);
  const figures = figuresOf(content);
  const first = (of: (figure: (typeof figures)[number]) => number, value: number) =>
    figures.findIndex(figure => of(figure) === value);
  return {
    team: Int8Array.from(figures, ({ team }) => team),
    kind: Int8Array.from(figures, ({ kind }) => kind),
    move: Int8Array.from(figures, ({ move }) => move),
    hit: Int8Array.from(figures, ({ hit }) => hit),
    parry: Int8Array.from(figures, ({ parry }) => parry),
    dodge: Int8Array.from(figures, ({ dodge }) => dodge),
    range: Int8Array.from(figures, ({ range }) => range),
    leader: Uint8Array.from(figures, ({ leader }) => (leader ? 1 : 0)),
    /** By kind, with the number of all figures at the end: its figures run from here to the next kind's first. */
    firstOfKind: Int8Array.of(...kinds.map((_, kind) => first(figure => figure.kind, kind)), figures.length),
    /** By team, likewise. */
    firstOfTeam: Int8Array.of(...content.teams.map((_, team) => first(figure => figure.team, team)), figures.length),
    firstKindOfTeam: Int8Array.of(
      ...content.teams.map((_, team) => kinds.findIndex(kind => kind.team === team)),
      kinds.length,
    ),
  };
};
