/** Finished matches that must replay for ever, and one that people can read. UPDATE_GOLDEN=1 writes them anew. */
import { AUDIENCE, type Wishes } from '@idavoll/engine';
import { type Golden, readsAsItDid, replayForEver } from '../../test/golden.ts';
import { asgard } from '../index.ts';
import { PIECES } from '../rules/vocabulary.ts';
import { eagerly, playedOut } from './random-play.ts';
import { Table } from './table.ts';

const golden = (wishes: Wishes, seed: number): Golden => ({
  wishes,
  play: () => playedOut(wishes, seed, eagerly(seed)).match,
});
/** Too rare for a match played by chance. */
const RARE = ['tileGone', 'passed'];

replayForEver(
  asgard,
  new URL('matches/', import.meta.url),
  {
    '2-no-spare': golden({ seats: 2, options: { battleCommit: 'noSparePiece', populationRemoved: 'random' } }, 3),
    '3-up-to': golden(
      { seats: 3, options: { godChoiceCount: 'upTo', centreDiscs: 'mayMove', templeNeedsRecruit: false } },
      4,
    ),
    '4-as-agreed': golden({ seats: 4 }, 7),
    '4-one-by-one': golden(
      {
        seats: 4,
        options: { godChoiceEntry: 'oneByOne', turnOrder: 'seat', odinOrderChange: 'off', memoryAid: false },
      },
      99,
    ),
  },
  RARE,
);

/** The table at a glance: points, discs in front and what lies in front of each seat. */
const summary = (t: Table) => {
  const seats = t.score.map((points, seat) => {
    const pieces = PIECES.flatMap(piece => (t.has(piece, seat) > 0 ? [`${t.has(piece, seat)} ${piece}`] : []));
    return `${seat} has ${[`${points} points`, `${t.front[seat]} discs`, ...pieces].join(', ')}`;
  });
  return `   = ${seats.join('; ')}`;
};

const playthrough = (wishes: Wishes, seed: number): string => {
  const t = new Table({ fresh: wishes, seed: `playthrough ${seed}` });
  const choose = eagerly(seed);
  const lines = [`Asgard, ${wishes.seats} seats`];
  const tell = (since: number) => {
    const told = t.match.events(AUDIENCE, since).map(({ event }) => event);
    for (const event of told) lines.push(`   ${Object.values(event).join(' ')}`);
    if (told.some(({ type }) => type === 'round' || type === 'ragnarok')) lines.push(summary(t));
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

readsAsItDid(new URL('playthrough.txt', import.meta.url), playthrough({ seats: 2 }, 12));
