/** A board drawn without a browser, and every move that its controls play. */
import { agree, type GameModule, Match, type Offer, seedFrom, type View, type Wishes } from '@idavoll/engine';
import { h, options, render } from 'preact';
import { expect } from 'vitest';
import type { GameTable, Say } from '../table.ts';
import { tinyRoot } from './tiny-dom.ts';

options.debounceRendering = draw => draw();

const NAMES = ['Sigrun', 'Astrid', 'Ulf', 'Bryn', 'Gudrun'];

export const newMatch = <Content>(module: GameModule<Content>, wishes: Wishes, seed: string): Match => {
  const agreed = agree(module as GameModule, wishes);
  if (!agreed.ok) throw new Error(agreed.error.code);
  return new Match({ module: module as GameModule, agreement: agreed.value, seed: seedFrom(seed) });
};

/** The first seat that is awaited. */
export const nextSeat = ({ awaiting }: Match): number => Math.log2(awaiting & -awaiting);

const sayFrom =
  (words: Readonly<Record<string, string>>): Say =>
  key => {
    if (!Object.hasOwn(words, key)) throw new Error(`there are no words for ${key}`);
    return words[key];
  };

/** Draws the board again for every question, as in a browser. */
export const boardOf = (
  { game, agreement, pack }: Match,
  { Board }: GameTable,
  words: Readonly<Record<string, string>>,
) => {
  const root = tinyRoot();
  const quiet = { motion: false, news: [], story: [], pointedAt: new Set('') };
  const fixed = { game, agreement, content: pack.content, names: NAMES, say: sayFrom(words), ...quiet };

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
    return [...found].sort();
  };
  return { root, draw };
};

export const movesOf = (offers: readonly Offer[]): string[] => offers.map(({ move }) => move).sort();
