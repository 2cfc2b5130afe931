/** Finished matches that must replay for ever, and one that people can read. UPDATE_GOLDEN=1 writes them anew. */
import type { Wishes } from '@idavoll/engine';
import { type Golden, readsAsItDid, replayForEver } from '../../test/golden.ts';
import { randomly } from '../../test/random-play.ts';
import { mimir } from '../index.ts';
import { playedOut } from './random-play.ts';
import { Table } from './table.ts';

const golden = (wishes: Wishes): Golden => ({ wishes, play: () => playedOut(wishes, 7).match });

replayForEver(mimir, new URL('matches/', import.meta.url), {
  '2-easy': golden({ seats: 2, options: { difficulty: 'easy', removedMaterial: 'metal' } }),
  '3-normal-manual': golden({ seats: 3, options: { scoringAssignment: 'manual', firstPlayer: 'chosen' } }),
  '4-chain': golden({ seats: 4, options: { essenceVariant: true, essenceChain: true } }),
  '4-easy-variant': golden({ seats: 4, options: { difficulty: 'easy', essenceVariant: true, publicRecord: false } }),
});

/** The table at a glance: tokens face up and, after a plus, face down; treasures and cards of each seat. */
const summary = (t: Table) => {
  const tokensOf = (realm: string, seat: number) => {
    const words = [t.tokens(realm, seat), t.placed(realm, seat) > 0 ? `+${t.placed(realm, seat)}` : '']
      .join(' ')
      .trim();
    return words === '' ? [] : [`${seat} ${words}`];
  };
  const seats = t.order.toSorted();
  const realms = t.ring.flatMap(realm => {
    const lying = seats.flatMap(seat => tokensOf(realm, seat));
    return lying.length === 0 ? [] : [`${realm} (${lying.join('; ')})`];
  });
  const held = seats.map(seat => `${seat} has ${t.treasuresOf(seat).length}/${t.cardsOf(seat).length}`);
  return `round ${t.round}, ${t.phase}: ${[...held, ...realms].join(', ')}`;
};

const wishes: Wishes = { seats: 2, options: { difficulty: 'normal' } };

readsAsItDid(new URL('playthrough.txt', import.meta.url), new Table({ fresh: wishes, seed: 'playthrough 3' }), {
  title: `Mimir’s Challenge, ${wishes.seats} seats, ${JSON.stringify(wishes.options)}`,
  choose: randomly(3),
  summary,
  line: ({ type, ...fields }) =>
    [type, ...Object.entries(fields).map(([field, value]) => `${field}=${value}`)].join(' '),
});
