/** Finished matches that must replay for ever, and one that people can read. UPDATE_GOLDEN=1 writes them anew. */
import { AUDIENCE, type Wishes } from '@idavoll/engine';
import { type Golden, readsAsItDid, replayForEver } from '../../test/golden.ts';
import { saga } from '../index.ts';
import { keenly, playedOut, randomly } from './random-play.ts';
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
  return `   = ${t.saga}, ${t.rounds} rounds over, ${hourglass}: ${seats.join(', ')}`;
};

const playthrough = (wishes: Wishes, seed: number): string => {
  const t = new Table({ fresh: wishes, seed: `playthrough ${seed}` });
  const choose = keenly(seed);
  const lines = [`Saga 2, ${wishes.seats} seats, ${JSON.stringify(wishes.options)}`];
  const tell = (since: number) => {
    const told = t.match.events(AUDIENCE, since).map(({ event }) => event);
    for (const event of told) lines.push(`   ${Object.values(event).join(' ')}`);
    if (told.some(({ type }) => type === 'turn' || type === 'ended')) lines.push(summary(t));
  };
  tell(0);
  while (t.active !== undefined) {
    const offers = t.offers();
    const move = choose(offers);
    lines.push(`${t.match.steps.length + 1}. seat ${t.active}, ${t.phase}, ${offers.length} offers: ${move}`);
    t.play(t.active, move);
    tell(t.match.steps.length);
  }
  lines.push(`scores ${t.scores.join(' ')}, places ${t.places.join(' ')}`);
  return `${lines.join('\n')}\n`;
};

readsAsItDid(new URL('playthrough.txt', import.meta.url), playthrough({ seats: 2, options: { saga: 'fight' } }, 8));
