/** What the asked seat may do, sorted for the board: by field, by figure, and what is played with one touch. */
import type { TableProps } from '@idavoll/board';
import type { Move, Nth, Offer } from '@idavoll/engine';
import type { Sight } from './sight.ts';

/** The attributes of a control that plays a move. */
interface Press {
  readonly 'data-move': string;
  readonly 'data-final': boolean | undefined;
  readonly role: 'button';
  readonly tabindex: 0;
  readonly 'aria-label': string;
  readonly onClick: () => void;
}

type By<Thing> = ReadonlyMap<Thing, string>;

export interface Desk {
  readonly sight: Sight;
  readonly isOffered: (move: string) => boolean;
  /** By their number: the moves that choose a team, an area, a field or a figure. */
  readonly teams: By<Nth<'team'>>;
  readonly areas: By<Nth<'area'>>;
  readonly steps: By<Nth<'field'>>;
  readonly movers: By<Nth<'figure'>>;
  readonly attackers: By<Nth<'figure'>>;
  readonly targets: By<Nth<'figure'>>;
  /** The kinds that are still to be placed, and the fields for the one that is picked. */
  readonly kinds: readonly Nth<'kind'>[];
  readonly kind: Nth<'kind'> | undefined;
  readonly places: By<Nth<'field'>>;
  /** Moves without a choice: done, stop, end … */
  readonly plain: readonly string[];
  readonly press: (move: string) => Press;
}

interface Source extends Pick<TableProps, 'game' | 'offers' | 'play'> {
  readonly sight: Sight;
  readonly describe: (move: string) => string;
  /** The kind that the player would like to place next. */
  readonly wish: Nth<'kind'> | undefined;
}

export const deskOf = ({ game, offers, play, sight, describe, wish }: Source): Desk => {
  const { make } = sight.c;
  const known = offers.flatMap(({ move }) => {
    const number = game.moves.find(move);
    return number === undefined ? [] : [{ move, number }];
  });
  const sorted = <Thing>(kind: { is(move: Move): boolean }, key: (move: Move) => Thing): By<Thing> =>
    new Map(known.filter(({ number }) => kind.is(number)).map(({ move, number }) => [key(number), move]));

  const placing = known.filter(({ number }) => make.place.is(number));
  const kinds = [...new Set(placing.map(({ number }) => make.place.get.figure(number)))];
  const kind = wish !== undefined && kinds.includes(wish) ? wish : kinds.at(0);
  const choosing = [make.team, make.area, make.step, make.move, make.attack, make.target, make.place];
  const finals = new Map(offers.map(({ move, final }: Offer) => [move, final]));
  return {
    sight,
    isOffered: move => finals.has(move),
    teams: sorted(make.team, make.team.get.team),
    areas: sorted(make.area, make.area.get.area),
    steps: sorted(make.step, make.step.get.field),
    movers: sorted(make.move, make.move.get.figure),
    attackers: sorted(make.attack, make.attack.get.figure),
    targets: sorted(make.target, make.target.get.figure),
    kinds,
    kind,
    places: new Map(
      placing
        .filter(({ number }) => make.place.get.figure(number) === kind)
        .map(({ move, number }) => [make.place.get.field(number), move]),
    ),
    plain: known.filter(({ number }) => choosing.every(one => !one.is(number))).map(({ move }) => move),
    press: move => ({
      'data-move': move,
      'data-final': finals.get(move) || undefined,
      role: 'button',
      tabindex: 0,
      'aria-label': describe(move),
      onClick: () => play(move),
    }),
  };
};

/** SVG shapes are no buttons by themselves: they answer to the keys of one here. */
export const withKeys = <P extends { readonly onClick: () => void }>(press: P) => ({
  ...press,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) press.onClick();
  },
});
