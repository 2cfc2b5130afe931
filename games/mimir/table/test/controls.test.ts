/** Whoever plays with the controls of the board alone can do all that the rules allow, and nothing else. */
import { agree, Match, type Offer, PlayoutChance, seedFrom, type View, type Wishes } from '@idavoll/engine';
import { h, options, render } from 'preact';
import { describe, expect, it } from 'vitest';
import { tinyRoot } from '../../../../board/test/tiny-dom.ts';
import { mimir } from '../../index.ts';
import { PHASES } from '../../rules/vocabulary.ts';
import en from '../../words/en.json' with { type: 'json' };
import { table } from '../index.tsx';

options.debounceRendering = draw => draw();

const words: Readonly<Record<string, string>> = en;
const say = (key: string) => {
  if (!Object.hasOwn(words, key)) throw new Error(`there are no words for ${key}`);
  return words[key];
};

const newMatch = (wishes: Wishes, seed: string) => {
  const agreed = agree(mimir, wishes);
  if (!agreed.ok) throw new Error(agreed.error.code);
  return new Match({ module: mimir, agreement: agreed.value, seed: seedFrom(seed) });
};

const seatsOf = (mask: number) => [0, 1, 2, 3].filter(seat => mask & (1 << seat));

/** A board that is drawn again for every question, as in a browser. */
const boardOf = ({ game, agreement, pack }: Match) => {
  const root = tinyRoot();
  const names = ['Sigrun', 'Astrid', 'Ulf', 'Bryn'];
  const quiet = { motion: false, news: [], story: [], pointedAt: new Set('') };
  const fixed = { game, agreement, content: pack.content, names, say, ...quiet };

  /** Picks everything that can be picked, and gives back every control that plays a move. */
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
    const stops = root.all().filter(node => node.attributes.has('tabindex') || node.localName === 'button');
    expect(stops.filter(({ attributes }) => !attributes.has('data-move') && !attributes.has('data-pick'))).toEqual([]);
    return [...found];
  };
};

const AGREEMENTS: readonly Wishes[] = [
  { seats: 4 },
  { seats: 3, options: { essenceVariant: true, essenceChain: true, publicRecord: false } },
  { seats: 2, options: { difficulty: 'easy', scoringAssignment: 'manual' } },
];

/** How often in a match the same question is looked at: drawing takes long, and most questions come again and again. */
const OFTEN = 10;

describe('the board', () => {
  const asked = new Set<string>();

  it.each(AGREEMENTS)('has one control for every offered move, all through a match of %j', wishes => {
    const match = newMatch(wishes, JSON.stringify(wishes));
    const chance = new PlayoutChance(wishes.seats);
    const counts = [0, 0, 0, 0];
    const looks = new Map<string, number>();
    const draw = boardOf(match);
    while (!match.over) {
      const [seat] = seatsOf(match.awaiting);
      const offers = match.offers(seat);
      const { ask } = match.game.ask(match.state, seat);
      const look = looks.get(ask) ?? 0;
      looks.set(ask, look + 1);
      asked.add(ask);
      if (look < OFTEN)
        expect(draw(match.view(seat), seat, offers).sort()).toEqual(offers.map(offer => offer.move).sort());
      expect(match.submit(seat, counts[seat]++, offers[chance.below(offers.length)].move).ok).toBe(true);
    }
  });

  it('was asked every question there is', () => {
    expect([...asked].sort()).toEqual(PHASES.filter(phase => phase !== 'over').sort());
  });
});
