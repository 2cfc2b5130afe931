/** Pieces that travel: what an event sets on its way, between places that the board has. */
import type { Event } from '@idavoll/engine';
import { h, options, render } from 'preact';
import { expect, test } from 'vitest';
import { shownTo } from '../../../../board/test/controls.ts';
import { tinyRoot } from '../../../../board/test/tiny-dom.ts';
import { eagerly } from '../../test/random-play.ts';
import { onSlots } from '../../test/scenes.ts';
import { Table, YELLOW } from '../../test/table.ts';
import en from '../../words/en.json' with { type: 'json' };
import { table as page } from '../index.tsx';
import { journeysOf } from '../journeys.ts';

options.debounceRendering = draw => draw();

test('a disc goes back to its owner, and the stones come from the supply', () => {
  const table = onSlots('loki.b', { sealed: ['loki'] }).play(YELLOW, 'lift loki.b', 'accept');
  expect(journeysOf(table.events())).toEqual([
    { sign: 'disc', seat: YELLOW, from: 'loki', to: 'seat0' },
    { sign: 'seal-dark', from: 'loki', to: 'seat0' },
    { sign: 'green', from: 'supply', to: 'seat0' },
  ]);
});

test('all through a match, whatever travels does so between places that are drawn', () => {
  const table = new Table({ fresh: { seats: 3 }, seed: 'journeys' });
  const root = tinyRoot();
  const places = new Set<string>();
  const choose = eagerly(5);
  const quiet = {
    motion: false,
    news: [] as Event[],
    story: [],
    offers: [],
    pointedAt: new Set(''),
    play: () => undefined,
  };
  let draws = 0;
  table.playUntil(
    ({ phase }) => {
      // The world that is fought for is only marked while it is.
      if (phase === 'battle' || draws++ % 40 === 0) {
        render(h(page.Board, { ...shownTo(table.match, en, 0), ...quiet }), root as never);
        for (const node of root.with('data-at'))
          for (const id of (node.attributes.get('data-at') ?? '').split(' ')) places.add(id);
      }
      return false;
    },
    offers => choose(offers),
  );
  const journeys = journeysOf(table.events(0));
  expect(new Set(journeys.map(({ sign }) => sign)).size).toBeGreaterThan(10);
  const unknown = journeys.flatMap(({ from, to }) => [from, to]).filter(id => !places.has(id));
  expect([...new Set(unknown)]).toEqual([]);
});
