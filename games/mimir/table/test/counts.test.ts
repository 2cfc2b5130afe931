/** The counts of a resolution as the board shows them, to somebody who has just opened it. */
import { AUDIENCE } from '@idavoll/engine';
import { h, options, render } from 'preact';
import { describe, expect, it } from 'vitest';
import { tinyRoot } from '../../../../board/test/tiny-dom.ts';
import { playedOut } from '../../test/random-play.ts';
import type { Table } from '../../test/table.ts';
import { table as board } from '../index.tsx';
import { countsOf, lineOf } from '../resolution.tsx';
import { sightOf } from '../sight.ts';

options.debounceRendering = draw => draw();

const NAMES = ['Sigrun', 'Astrid', 'Ulf', 'Bryn'];
const say = (key: string) => key;

const sightFor = ({ match: { game, agreement } }: Table, view: ReturnType<Table['match']['view']>) =>
  sightOf({ game, agreement, view, viewer: AUDIENCE, names: NAMES, say });

/** The text of every element of this class on a board that is drawn for the first time. */
const drawn = (table: Table, name: string): string[] => {
  const { game, agreement, pack } = table.match;
  const root = tinyRoot();
  const seen = { game, agreement, content: pack.content, view: table.match.view(AUDIENCE), viewer: AUDIENCE };
  const still = { motion: false, news: [], offers: [], play: () => {}, pointedAt: new Set<string>() };
  render(h(board.Board, { ...seen, ...still, names: NAMES, say, story: table.events() }), root as never);
  return root
    .all()
    .filter(node => node.attributes.get('class') === name)
    .map(node => node.text());
};

describe('the counts of a resolution', () => {
  it('stay what they were when the realm was opened, also for players who were served since', () => {
    const first = new Map<string, Map<number, number>>();
    let served = 0;
    playedOut({ seats: 4 }, 7, table => {
      const sight = sightFor(table, table.match.view(AUDIENCE));
      if (!sight.resolving) return;
      const { id } = sight.c.content.realms[sight.here];
      const line = lineOf(sight);
      const key = `${sight.round} ${id}`;
      if (!first.has(key)) first.set(key, new Map(line.map(({ seat }) => [seat, sight.vikingsIn(sight.here, seat)])));
      const counts = countsOf(table.events()).get(id);
      for (const { seat, standing } of line) {
        expect([id, seat, counts?.get(seat)]).toEqual([id, seat, first.get(key)?.get(seat)]);
        if (standing === 'done') served++;
      }
    });
    expect(served).toBeGreaterThan(10);
  });

  it('stand in the line and on the petals of all realms counted so far in the round', () => {
    let looks = 0;
    playedOut({ seats: 4 }, 8, table => {
      const sight = sightFor(table, table.match.view(AUDIENCE));
      if (!sight.resolving || !lineOf(sight).some(({ standing }) => standing === 'done') || looks > 3) return;
      looks++;
      const counts = countsOf(table.events());
      const here = counts.get(sight.c.content.realms[sight.here].id);
      expect(drawn(table, 'mim-vikings')).toEqual(lineOf(sight).map(({ seat }) => String(here?.get(seat))));
      const all = sight.ring.flatMap(realm => [...(counts.get(sight.c.content.realms[realm].id)?.values() ?? [])]);
      expect(drawn(table, 'mim-digits')).toEqual(all.map(String));
    });
    expect(looks).toBeGreaterThan(2);
  });
});
