/** A board drawn without a browser, every move that its controls play, and the sheet at its end. */
import {
  AUDIENCE,
  agree,
  type Decoded,
  type GameModule,
  Match,
  NONE,
  type Offer,
  PlayoutChance,
  seedFrom,
  type Values,
  type View,
  type Viewer,
  type Wishes,
} from '@idavoll/engine';
import { type ComponentProps, h, options, render } from 'preact';
import { describe, expect, test } from 'vitest';
import { format } from '../../cli/format.ts';
import type { GameTable, Say } from '../table.ts';
import { tinyRoot } from './tiny-dom.ts';

options.debounceRendering = draw => draw();
/** Nothing is painted here. */
globalThis.cancelAnimationFrame ??= () => undefined;

/** So many ways to offers are gone at most on one board. */
const MOST_WAYS = 20;
const NAMES = ['Astrid', 'Ulf', 'Sigrun', 'Orm', 'Leif'];

const newMatch = <Content>(module: GameModule<Content>, wishes: Wishes, seed: string): Match => {
  const agreed = agree(module as GameModule, wishes);
  if (!agreed.ok) throw new Error(agreed.error.code);
  return new Match({ module: module as GameModule, agreement: agreed.value, seed: seedFrom(seed) });
};

/** The first seat that is awaited. */
const nextSeat = ({ awaiting }: Match): number => Math.log2(awaiting & -awaiting);

const sayFrom =
  (words: Readonly<Record<string, string>>): Say =>
  key => {
    if (!Object.hasOwn(words, key)) throw new Error(`there are no words for ${key}`);
    return words[key];
  };

/** Draws the board again for every question, as in a browser. */
const boardOf = (
  { game, agreement, pack }: Match,
  { Board }: GameTable,
  words: Readonly<Record<string, string>>,
  wayTo: Played['wayTo'],
) => {
  const root = tinyRoot();
  const quiet = { motion: false, news: [], story: [], pointedAt: new Set('') };
  const fixed = { game, agreement, content: pack.content, names: NAMES, say: sayFrom(words), ...quiet };

  /** Picks its way to one offer on a board drawn anew, and plays it. */
  const goTo = (move: string, way: readonly string[], props: ComponentProps<GameTable['Board']>): boolean => {
    render(null, root as never);
    const played: string[] = [];
    render(h(Board, { ...props, play: one => void played.push(one) }), root as never);
    for (const pick of way) {
      const control = root.with('data-pick').find(node => node.attributes.get('data-pick') === pick);
      if (!control) return false;
      control.click();
    }
    root
      .with('data-move')
      .find(node => node.attributes.get('data-move') === move)
      ?.click();
    return played.length === 1 && played[0] === move;
  };

  /** Picks everything that can be picked, and gives back every move that a control plays, in order. */
  const draw = (view: View, viewer: number, offers: readonly Offer[]): string[] => {
    const played: string[] = [];
    const play = (move: string) => void played.push(move);
    render(h(Board, { ...fixed, view, viewer, offers, play }), root as never);
    const found = new Set<string>();
    const note = () => {
      const controls = root.with('data-move');
      const moves = controls.map(node => node.attributes.get('data-move') ?? '');
      const pressed = controls.every(node => {
        const name = node.attributes.get('aria-label') ?? node.text();
        const isButton = node.localName === 'button' || node.attributes.get('role') === 'button';
        return isButton && node.attributes.get('tabindex') === '0' && name !== '';
      });
      for (const node of controls) node.click();
      expect([pressed, new Set(moves).size, played.splice(0)]).toEqual([true, moves.length, moves]);
      for (const move of moves) found.add(move);
      // A place on the board does what the answer in the dock does.
      const places = root.with('data-place');
      for (const node of places) node.click();
      const reached = places.map(node => node.attributes.get('data-place') ?? '');
      expect(played.splice(0)).toEqual(reached);
      expect(reached.filter(move => !offers.some(offer => offer.move === move))).toEqual([]);
    };
    note();
    const picks = root.with('data-pick').map(node => node.attributes.get('data-pick'));
    for (const pick of picks) {
      root
        .with('data-pick')
        .find(node => node.attributes.get('data-pick') === pick)
        ?.click();
      note();
    }
    const offered = offers.map(({ move }) => game.moves.decode(game.moves.find(move) ?? NONE));
    const ways = offers.flatMap(({ move }, i) => {
      const way = wayTo?.(offered[i], offered);
      return way ? [{ move, way }] : [];
    });
    // Numbers are many and alike: where there are very many, so many of them are tried.
    const apart = Math.ceil(ways.length / MOST_WAYS);
    for (const [i, { move, way }] of ways.entries())
      if (i % apart !== 0 || goTo(move, way, { ...fixed, view, viewer, offers, play })) found.add(move);
    if (ways.length > 0) render(null, root as never);
    return [...found].sort();
  };
  return { root, draw };
};

const movesOf = (offers: readonly Offer[]): string[] => offers.map(({ move }) => move).sort();

interface Played {
  readonly table: GameTable;
  readonly words: Readonly<Record<string, string>>;
  readonly agreements: readonly Wishes[];
  /** The questions that must have been asked. */
  readonly questions: readonly string[];
  /** How often in a match the same question is looked at: drawing takes long, and most come again and again. */
  readonly often: number;
  /** Some questions are rare: so many matches are played with each agreement. */
  readonly matches?: number;
  readonly choose?: (match: Match, moves: readonly number[], chance: PlayoutChance) => string;
  /** What is picked, one after the other, before the control of an offer is there: for numbers that are counted out. */
  readonly wayTo?: (fields: Decoded, offered: readonly Decoded[]) => readonly string[] | undefined;
  /** What else must be true of a board that was drawn. */
  readonly look?: (root: ReturnType<typeof tinyRoot>) => void;
}

const anyMove: Played['choose'] = ({ game }, moves, chance) => game.moves.notate(moves[chance.below(moves.length)]);

/** Whoever plays with the controls of the board alone can do all that the rules allow, and nothing else. */
export const playsByItsControls = <Content>(module: GameModule<Content>, it: Played): void => {
  const { table, words, often, matches = 1, choose = anyMove } = it;
  describe('the board', () => {
    const asked = new Set<string>();

    test.each(it.agreements)('has one control for every offered move, all through a match of %j', wishes => {
      const looks = new Map<string, number>();
      for (let nth = 0; nth < matches; nth++) {
        const match = newMatch(module, wishes, `${nth} ${JSON.stringify(wishes)}`);
        const chance = new PlayoutChance(nth);
        const { root, draw } = boardOf(match, table, words, it.wayTo);
        while (!match.over) {
          const seat = nextSeat(match);
          const { ask } = match.game.ask(match.state, seat);
          const look = looks.get(ask) ?? 0;
          looks.set(ask, look + 1);
          asked.add(ask);
          if (look < often) {
            const offers = match.offers(seat);
            expect(draw(match.view(seat), seat, offers)).toEqual(movesOf(offers));
            it.look?.(root);
          }
          expect(match.submit(seat, match.nth(seat), choose(match, match.legal(seat), chance)).ok).toBe(true);
        }
        if (nth < often) for (const viewer of [0, NONE]) expect(draw(match.view(viewer), viewer, [])).toEqual([]);
      }
    });

    test('was asked every question there is', () => expect([...asked].sort()).toEqual([...it.questions].sort()));
  });
};

type Words = Readonly<Record<string, string>>;

/** The moves that the controls of the board play, for the first seat that is awaited. */
export const controlsOf = (match: Match, table: GameTable, words: Words, wayTo?: Played['wayTo']): string[] => {
  const seat = nextSeat(match);
  return boardOf(match, table, words, wayTo).draw(match.view(seat), seat, match.offers(seat));
};

/** What a viewer of a match is shown, in the words of a language. */
export const shownTo = (match: Match, words: Words, viewer: Viewer = AUDIENCE) => ({
  game: match.game,
  agreement: match.agreement,
  content: match.pack.content,
  view: match.view(viewer),
  viewer,
  names: NAMES.slice(0, match.game.seats),
  say: (key: string, values: Values = {}) => format(words[key], values as Readonly<Record<string, string | number>>),
});

/** The sheet at the end of a match: all its text, and the texts of a class. */
export const sheetOf = ({ Result }: GameTable, match: Match, words: Words) => {
  const root = tinyRoot();
  const story = match.events(AUDIENCE).map(({ event }) => event);
  render(h(Result, { ...shownTo(match, words), story, motion: false }), root as never);
  const withClass = (name: string) =>
    root
      .with('class')
      .filter(node => node.attributes.get('class')?.split(' ').includes(name))
      .map(node => node.text().replace(/\s+/g, ' ').trim());
  return { text: root.text(), withClass };
};
