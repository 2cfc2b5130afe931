/** Whoever plays with the controls of the board alone can do all that the rules allow, and nothing else. */
import { agree, Match, NONE, type Offer, PlayoutChance, seedFrom, type View, type Wishes } from '@idavoll/engine';
import { h, options, render } from 'preact';
import { describe, expect, it } from 'vitest';
import { tinyRoot } from '../../../../board/test/tiny-dom.ts';
import { asgard } from '../../index.ts';
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
  const agreed = agree(asgard, wishes);
  if (!agreed.ok) throw new Error(agreed.error.code);
  return new Match({ module: asgard, agreement: agreed.value, seed: seedFrom(seed) });
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
        const name = node.attributes.get('aria-label') ?? '';
        return node.localName === 'button' && node.attributes.get('tabindex') === '0' && name !== '';
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
  { seats: 4 },
  { seats: 4, options: { godChoiceCount: 'upTo', centreDiscs: 'mayMove', memoryAid: false } },
  { seats: 3, options: { templeNeedsRecruit: false, populationRemoved: 'random', battleCommit: 'noSparePiece' } },
  { seats: 2, options: { turnOrder: 'seat', godChoiceEntry: 'oneByOne', odinOrderChange: 'off' } },
  { seats: 2, options: { glorySingleDisc: 'upperOnly', centreDiscs: 'mayMove' } },
];

/** How often the same question is looked at with the same agreement: drawing takes long, and most come again and again. */
const OFTEN = 2;
/** Some questions are rare: so many matches are played with each agreement. */
const MATCHES = 20;

/** Those who never say no build more, and are asked more. */
const NOS: ReadonlySet<string> = new Set(['decline', 'stop', 'done', 'giveUp', 'pass']);

const eagerMove = ({ game }: Match, moves: readonly number[], chance: PlayoutChance): string => {
  const eager = moves.filter(move => !NOS.has(game.moves.decode(move).kind));
  const best = eager.filter(move => game.moves.notate(move).startsWith('build temple-7'));
  const list = [best, eager, moves].find(each => each.length > 0) ?? moves;
  return game.moves.notate((chance.below(4) > 0 ? list : moves)[chance.below(list.length)]);
};

describe('the board', () => {
  const asked = new Set<string>();

  it.each(AGREEMENTS)('has one control for every offered move, all through matches of %j', wishes => {
    const looks = new Map<string, number>();
    for (let nth = 0; nth < MATCHES; nth++) {
      const match = newMatch(wishes, `${nth} ${JSON.stringify(wishes)}`);
      const chance = new PlayoutChance(nth);
      const draw = boardOf(match);
      while (!match.over) {
        const [seat] = seatsOf(match.awaiting);
        const { ask } = match.game.ask(match.state, seat);
        const look = looks.get(ask) ?? 0;
        looks.set(ask, look + 1);
        asked.add(ask);
        if (look < OFTEN) {
          const offers = match.offers(seat);
          expect(draw(match.view(seat), seat, offers).sort()).toEqual(offers.map(offer => offer.move).sort());
        }
        expect(match.submit(seat, match.nth(seat), eagerMove(match, match.legal(seat), chance)).ok).toBe(true);
      }
      if (nth < OFTEN) for (const viewer of [0, NONE]) expect(draw(match.view(viewer), viewer, [])).toEqual([]);
    }
  });

  it('was asked every question there is', () => {
    expect([...asked].sort()).toEqual(PHASES.filter(phase => phase !== 'over').sort());
  });
});
