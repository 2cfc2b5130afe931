/** What the asked seat may do: its offers, the controls that play them, and what is picked before the rest. */
import './controls.css';
import type { Decoded, Offer } from '@idavoll/engine';
import { useMemo, useState } from 'preact/hooks';
import type { GameTable, Say, TableProps } from './table.ts';

export interface Choice extends Offer {
  readonly fields: Decoded;
}

/** The attributes of a control that plays a move. */
interface Press {
  readonly 'data-move': string;
  readonly 'data-final': boolean | undefined;
  readonly role: 'button';
  readonly tabindex: 0;
  readonly 'aria-label': string;
  /** Says it all, and of moves that cannot be taken back says so. */
  readonly title: string;
  readonly onClick: () => void;
}

export interface DeskOf<Sight> {
  readonly sight: Sight;
  readonly isAsked: boolean;
  readonly isOffered: (move: string) => boolean;
  readonly choices: readonly Choice[];
  readonly press: (move: string) => Press;
  readonly pick: (key: string) => void;
  readonly pointedAt: ReadonlySet<string>;
}

type Seeing = Pick<TableProps, 'game' | 'agreement' | 'view' | 'viewer' | 'names' | 'say'>;

/** What a view says, worked out once for each. */
export const useSight = <Sight>(
  sightOf: (seeing: Seeing) => Sight,
  { game, agreement, view, viewer, names, say }: Seeing,
): Sight =>
  useMemo(() => sightOf({ game, agreement, view, viewer, names, say }), [game, agreement, view, viewer, names, say]);

/** The desk of a seat. What a game adds to it is told what was picked last. */
export const useDesk = <Sight extends object, Own>(
  props: TableProps,
  sight: Sight,
  describe: GameTable['describe'],
  ownOf: (desk: DeskOf<Sight>, wish: string | undefined) => Own,
): DeskOf<Sight> & Own => {
  const { game, agreement, content, view, names, say, offers, play, pointedAt } = props;
  const [wish, pick] = useState<string>();
  return useMemo(() => {
    const finals = new Map(offers.map(({ move, final }) => [move, final]));
    const desk: DeskOf<Sight> = {
      sight,
      isAsked: offers.length > 0,
      isOffered: move => finals.has(move),
      choices: offers.flatMap(offer => {
        const move = game.moves.find(offer.move);
        return move === undefined ? [] : [{ ...offer, fields: game.moves.decode(move) }];
      }),
      press: move => {
        const name = describe(move, { game, agreement, content, view, names, say });
        return {
          'data-move': move,
          'data-final': finals.get(move) || undefined,
          role: 'button',
          tabindex: 0,
          'aria-label': name,
          title: finals.get(move) ? `${name} (${(say as Say)('table.final')})` : name,
          onClick: () => play(move),
        };
      },
      pick,
      pointedAt,
    };
    return { ...desk, ...ownOf(desk, wish) };
  }, [game, offers, play, pointedAt, sight, wish]);
};

/** Of moves that two things make: what can be picked first, the one picked, and the moves that go on from it. */
export const picksIn = (
  choices: readonly Choice[],
  keysOf: (fields: Decoded) => readonly string[],
  wish: string | undefined,
) => {
  const picks = new Map<string, Decoded>();
  for (const { fields } of choices) for (const key of keysOf(fields)) if (!picks.has(key)) picks.set(key, fields);
  // What was picked last stays picked while it can; otherwise the first thing, so that one touch is enough.
  const picked = wish !== undefined && picks.has(wish) ? wish : picks.keys().next().value;
  return {
    picks: [...picks].map(([key, fields]) => ({ key, fields })),
    picked,
    onward: choices.filter(({ fields }) => picked !== undefined && keysOf(fields).includes(picked)),
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
