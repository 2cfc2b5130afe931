/** Finished matches that must replay for ever, and one that people can read. UPDATE_GOLDEN=1 writes them anew. */
import type { Wishes } from '@idavoll/engine';
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
  return `${seats.join('; ')}`;
};

const wishes: Wishes = { seats: 2 };

readsAsItDid(new URL('playthrough.txt', import.meta.url), new Table({ fresh: wishes, seed: 'playthrough 12' }), {
  title: `Asgard, ${wishes.seats} seats`,
  choose: eagerly(12),
  summary: (t, told) => (told.some(({ type }) => type === 'round' || type === 'ragnarok') ? summary(t) : undefined),
});
