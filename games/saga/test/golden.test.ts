/** Finished matches that must replay for ever, and one that people can read. UPDATE_GOLDEN=1 writes them anew. */
import type { Wishes } from '@idavoll/engine';
import { type Golden, readsAsItDid, replayForEver } from '../../test/golden.ts';
import { randomly } from '../../test/random-play.ts';
import { saga } from '../index.ts';
import { keenly, playedOut } from './random-play.ts';
import { Table } from './table.ts';

const golden = (wishes: Wishes, seed: number, choose = keenly): Golden => ({
  wishes,
  play: () => playedOut(wishes, seed, choose(seed)).match,
});

replayForEver(saga, new URL('matches/', import.meta.url), {
  '2-fight': golden({ seats: 2, options: { saga: 'fight', openingLots: 'chosen' } }, 6),
  '2-random': golden({ seats: 2, options: { saga: 'random', hourglassGuard: false } }, 3, randomly),
  '3-duel-chosen': golden({ seats: 3, options: { saga: 'duel', teams: 'chosen', sixthTeam: true } }, 9),
  '3-treasure': golden({ seats: 3, options: { saga: 'treasure' } }, 6),
  '4-crown': golden({ seats: 4, options: { saga: 'crown', sixthTeam: true } }, 4),
  '5-mist': golden({ seats: 5, options: { saga: 'mist', teams: 'chosen' } }, 2),
});

/** The table at a glance, once a turn: where everybody stands. */
const summary = (t: Table) => {
  const seats = t.teams.map((team, seat) => `${seat} ${team} (${t.figures(seat)}) ${t.points[seat]} points`);
  const hourglass = t.master === undefined ? 'no Master' : `Master ${t.master}, ${t.green} green`;
  return `${t.saga}, ${t.rounds} rounds over, ${hourglass}: ${seats.join(', ')}`;
};

const wishes: Wishes = { seats: 2, options: { saga: 'fight' } };

readsAsItDid(new URL('playthrough.txt', import.meta.url), new Table({ fresh: wishes, seed: 'playthrough 8' }), {
  title: `Saga 2, ${wishes.seats} seats, ${JSON.stringify(wishes.options)}`,
  choose: keenly(8),
  summary: (t, told) => (told.some(({ type }) => type === 'turn' || type === 'ended') ? summary(t) : undefined),
});
