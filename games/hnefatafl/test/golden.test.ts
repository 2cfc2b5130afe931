/** Finished matches that must replay for ever, and one that people can read. UPDATE_GOLDEN=1 writes them anew. */
import type { Wishes } from '@idavoll/engine';
import { type Golden, readsAsItDid, replayForEver } from '../../test/golden.ts';
import { playedOutWith, randomly } from '../../test/random-play.ts';
import { hnefatafl } from '../index.ts';
import { Table } from './table.ts';

const playedOut = playedOutWith(Table);
const golden = (options: Wishes['options'], seed: number): Golden => {
  const wishes = { seats: 2, options: options ?? {} };
  return { wishes, play: () => playedOut(wishes, seed).match };
};

replayForEver(hnefatafl, new URL('matches/', import.meta.url), {
  corner: golden({}, 1),
  edge: golden({ escape: 'edge', sides: 'random' }, 2),
  weaponless: golden({ king: 'weaponless', shieldwall: false }, 3),
});

const summary = (t: Table) => `attackers ${t.attackers} | defenders ${t.defenders} | king ${t.king}`;
const wishes: Wishes = { seats: 2, options: { escape: 'edge' } };

readsAsItDid(new URL('playthrough.txt', import.meta.url), new Table({ fresh: wishes, seed: 'playthrough' }), {
  title: `Hnefatafl, ${JSON.stringify(wishes.options)}`,
  choose: randomly(5),
  summary: (t, told) => (told.some(({ type }) => type === 'taken' || type === 'ended') ? summary(t) : undefined),
});
