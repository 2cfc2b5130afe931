/** Several moves that one click asks for: a way of many steps, or an attack with this figure on that one. */
import type { Nth } from '@idavoll/engine';
import type { Sight } from './sight.ts';

export type Errand =
  | {
      readonly kind: 'walk';
      readonly figure: Nth<'figure'>;
      /** Where the figure must stand for the errand to go on, and the fields that are still to come. */
      readonly from: Nth<'field'>;
      readonly path: readonly Nth<'field'>[];
      /** Whether the figure has been named as the one that moves. */
      readonly begun: boolean;
    }
  | {
      readonly kind: 'strike';
      readonly figure: Nth<'figure'>;
      readonly target: Nth<'figure'>;
      readonly begun: boolean;
    };

export const walk = (sight: Sight, figure: Nth<'figure'>, path: readonly Nth<'field'>[]): Errand => ({
  kind: 'walk',
  figure,
  from: sight.fieldOf(figure),
  path,
  begun: sight.current === figure,
});

export const strike = (sight: Sight, figure: Nth<'figure'>, target: Nth<'figure'>): Errand => ({
  kind: 'strike',
  figure,
  target,
  begun: sight.current === figure,
});

interface Next {
  readonly move: string;
  readonly rest: Errand;
}

/** The move that comes next; undefined when the errand is done, or when something came between. */
export const nextOf = (errand: Errand, sight: Sight, isOffered: (move: string) => boolean): Next | undefined => {
  const { figures, fieldNames, current, fieldOf } = sight;
  const { name } = figures[errand.figure];
  const offered = (move: string, rest: Errand): Next | undefined => (isOffered(move) ? { move, rest } : undefined);
  if (errand.begun && current !== errand.figure) return undefined;
  if (errand.kind === 'strike') {
    const move = errand.begun ? `against ${figures[errand.target].name}` : `with ${name}`;
    return offered(move, { ...errand, begun: true });
  }
  if (fieldOf(errand.figure) !== errand.from || errand.path.length === 0) return undefined;
  if (!errand.begun) return offered(`move ${name}`, { ...errand, begun: true });
  const [to, ...path] = errand.path;
  return offered(`step ${fieldNames[to]}`, { ...errand, from: to, path });
};
