/** Whoever plays with the controls of the board alone can do all that the rules allow, and nothing else. */
import { agree, Match, NONE, type Offer, PlayoutChance, seedFrom, type View, type Wishes } from '@idavoll/engine';
import { h, options, render } from 'preact';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tinyRoot } from '../../../../board/test/tiny-dom.ts';
import { saga } from '../../index.ts';
import { PHASES } from '../../rules/vocabulary.ts';
import en from '../../words/en.json' with { type: 'json' };
import { table } from '../index.tsx';

options.debounceRendering = draw => draw();
beforeAll(() => vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} }));
afterAll(() => vi.unstubAllGlobals());

const words: Readonly<Record<string, string>> = en;
const say = (key: string) => {
  if (!Object.hasOwn(words, key)) throw new Error(`there are no words for ${key}`);
  return words[key];
};

const newMatch = (wishes: Wishes, seed: string) => {
  const agreed = agree(saga, wishes);
  if (!agreed.ok) throw new Error(agreed.error.code);
  return new Match({ module: saga, agreement: agreed.value, seed: seedFrom(seed) });
};

/** A board that is drawn again for every question, as in a browser. */
const boardOf = ({ game, agreement, pack }: Match) => {
  const root = tinyRoot();
  const names = ['Sigrun', 'Astrid', 'Ulf', 'Bryn', 'Gudrun'];
  const quiet = { motion: false, news: [], story: [], pointedAt: new Set('') };
  const fixed = { game, agreement, content: pack.content, names, say, ...quiet };

  /** Picks every kind that can be picked, and gives back every control that plays a move. */
  return (view: View, viewer: number, offers: readonly Offer[]): string[] => {
    const played: string[] = [];
    const play = (move: string) => void played.push(move);
    render(h(table.Board, { ...fixed, view, viewer, offers, play }), root as never);
    const found = new Set<string>();
    const note = () => {
      const controls = root.with('data-move');
      const moves = controls.map(node => node.attributes.get('data-move') ?? '');
      const pressed = controls.every(node => {
        const name = node.attributes.get('aria-label') ?? node.text();
        return node.attributes.get('role') === 'button' && node.attributes.get('tabindex') === '0' && name !== '';
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
    return [...found];
  };
};

const AGREEMENTS: readonly Wishes[] = [
  { seats: 2, options: { saga: 'fight' } },
  { seats: 3, options: { saga: 'duel', teams: 'chosen', sixthTeam: true } },
  { seats: 2, options: { saga: 'treasure' } },
  { seats: 5, options: { saga: 'mist' } },
  { seats: 4, options: { saga: 'crown' } },
];

/** How often in a match the same question is looked at: drawing takes long, and most questions come again and again. */
const OFTEN = 6;

describe('the board', () => {
  const asked = new Set<string>();

  it.each(AGREEMENTS)('has one control for every offered move, all through a match of %j', wishes => {
    const match = newMatch(wishes, JSON.stringify(wishes));
    const chance = new PlayoutChance(wishes.seats);
    const looks = new Map<string, number>();
    const draw = boardOf(match);
    while (!match.over) {
      const seat = Math.log2(match.awaiting);
      const { ask } = match.game.ask(match.state, seat);
      const look = looks.get(ask) ?? 0;
      looks.set(ask, look + 1);
      asked.add(ask);
      if (look < OFTEN) {
        const offers = match.offers(seat);
        expect(draw(match.view(seat), seat, offers).sort()).toEqual(offers.map(offer => offer.move).sort());
        expect(draw(match.view(NONE), NONE, [])).toEqual([]);
      }
      const moves = match.legal(seat);
      const move = match.game.moves.notate(moves[chance.below(moves.length)]);
      expect(match.submit(seat, match.nth(seat), move).ok).toBe(true);
    }
  });

  it('was asked every question that is not answered unasked', () => {
    expect([...asked].sort()).toEqual(PHASES.filter(phase => phase !== 'over' && phase !== 'hourglass').sort());
  });
});
