/** What the asked seat may do, sorted for the board: by field, by figure, and what is played with one touch. */
import { type DeskOf, picksIn } from '@idavoll/board';
import type { Decoded, Nth } from '@idavoll/engine';
import type { Sight } from './sight.ts';

/** By their number: the moves that choose a thing. */
type By<Thing> = ReadonlyMap<Thing, string>;

/** Moves without a choice: done, stop, end … are all the others. */
const CHOOSING: ReadonlySet<string> = new Set(['team', 'area', 'step', 'move', 'attack', 'target', 'place']);

const keysOf = ({ kind, figure }: Decoded): readonly string[] => (kind === 'place' ? [String(figure)] : []);

/** What this game's desk has besides what every desk has. */
export const deskOf = ({ sight, choices }: DeskOf<Sight>, wish: string | undefined) => {
  const figures = sight.figures.map(({ name }) => name);
  const kindOf = (id: string): Nth<'kind'> => sight.kinds.findIndex(kind => kind.id === id);
  const by = (kind: string, names: readonly string[], field: string, among = choices): By<number> =>
    new Map(
      among.flatMap(({ move, fields }) => (fields.kind === kind ? [[names.indexOf(String(fields[field])), move]] : [])),
    );
  const { picks, picked, onward } = picksIn(choices, keysOf, wish);
  return {
    teams: by('team', sight.teamIds, 'team') as By<Nth<'team'>>,
    areas: by('area', sight.areaNames, 'area') as By<Nth<'area'>>,
    steps: by('step', sight.fieldNames, 'field') as By<Nth<'field'>>,
    movers: by('move', figures, 'figure') as By<Nth<'figure'>>,
    attackers: by('attack', figures, 'figure') as By<Nth<'figure'>>,
    targets: by('target', figures, 'figure') as By<Nth<'figure'>>,
    /** The kinds that are still to be placed, the one that is picked, and the fields for it. */
    kinds: picks.map(({ key }) => kindOf(key)),
    kind: picked === undefined ? undefined : kindOf(picked),
    places: by('place', sight.fieldNames, 'field', onward) as By<Nth<'field'>>,
    plain: choices.filter(({ fields }) => !CHOOSING.has(fields.kind)).map(({ move }) => move),
  };
};

export type Desk = DeskOf<Sight> & ReturnType<typeof deskOf>;
