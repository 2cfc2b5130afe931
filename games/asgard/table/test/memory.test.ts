/** What a table has agreed to leave to memory is not on the board. ASG-096 */
import { agree, Match, PlayoutChance, seedFrom } from '@idavoll/engine';
import { h, options, render } from 'preact';
import { describe, expect, it } from 'vitest';
import { tinyRoot } from '../../../../board/test/tiny-dom.ts';
import { asgard } from '../../index.ts';
import { table } from '../index.tsx';

options.debounceRendering = draw => draw();

/** The backs of tiles that everybody has seen, as the board shows them in a match of the memory aid on or off. */
const backsOf = (memoryAid: boolean): { readonly turned: string[]; readonly flipped: string[] } => {
  const agreed = agree(asgard, { seats: 4, options: { memoryAid, turnOrder: 'seat' } });
  if (!agreed.ok) throw new Error(agreed.error.code);
  const match = new Match({ module: asgard, agreement: agreed.value, seed: seedFrom('memory') });
  const chance = new PlayoutChance(3);
  const root = tinyRoot();
  const quiet = { motion: false, news: [], story: [], offers: [], pointedAt: new Set(''), play: () => undefined };
  const fixed = {
    game: match.game,
    agreement: match.agreement,
    content: match.pack.content,
    say: (key: string) => key,
  };
  const found = { turned: new Set<string>(), flipped: new Set<string>() };
  while (!match.over) {
    const seat = [0, 1, 2, 3].find(each => match.awaiting & (1 << each)) ?? 0;
    const moves = match.legal(seat);
    const move = match.game.moves.notate(moves[chance.below(moves.length)]);
    expect(match.submit(seat, match.nth(seat), move).ok).toBe(true);
    if (!/^(scorch|flip)/.test(move)) continue;
    render(h(table.Board, { ...fixed, ...quiet, names: [], view: match.view(0), viewer: 0 }), root as never);
    for (const node of root.with('class')) {
      const look = node.attributes.get('class') ?? '';
      if (look.includes('asg-turned')) found.turned.add(node.text());
      if (look.includes('asg-flipped')) found.flipped.add(node.attributes.get('aria-label') ?? '');
    }
  }
  return { turned: [...found.turned], flipped: [...found.flipped] };
};

describe('the backs of tiles', () => {
  it('say nothing where the memory aid is off', () => {
    expect(backsOf(false)).toEqual({ turned: [''], flipped: ['board.flipped'] });
  });

  it('remind of the faces where it is on', () => {
    const { turned, flipped } = backsOf(true);
    expect(turned.every(text => /^\d/.test(text)) && turned.length).toBeGreaterThan(0);
    expect(flipped.every(label => label.startsWith('board.flipped (')) && flipped.length).toBeGreaterThan(0);
  });
});
