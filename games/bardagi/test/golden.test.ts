/** Finished matches that must replay for ever, and one that people can read. UPDATE_GOLDEN=1 writes them anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { AUDIENCE, type Wishes } from '@idavoll/engine';
import { expect, test } from 'vitest';
import { type Golden, replayForEver } from '../../test/golden.ts';
import { bardagi } from '../index.ts';
import { keenly, playedOut } from './random-play.ts';
import { Table } from './table.ts';

const golden = (wishes: Wishes, seed: number): Golden => ({ wishes, play: () => playedOut(wishes, seed).match });
/** Too rare for a match played by chance: tests of the rules tell of them. */
const RARE = [
  ...['power', 'fled', 'axeBeaten', 'captured', 'stayed', 'runesBought', 'returned', 'replaced'],
  ...['forced', 'offered', 'accepted', 'refused'],
];

replayForEver(
  bardagi,
  new URL('matches/', import.meta.url),
  {
    '2-summer-easy': golden(
      { seats: 2, options: { boardSide: 'summer', planning: 'easy', eightCards: 'fromRound5' } },
      3,
    ),
    '3-bargains': golden(
      {
        seats: 3,
        options: {
          boardSide: 'summer',
          forcedTrade: true,
          freeBargain: true,
          clanChoice: 'choose',
          startingPlayer: 'choose',
        },
      },
      4,
    ),
    '4-as-agreed': golden({ seats: 4 }, 2),
    '5-the-other-numbers': golden(
      {
        seats: 5,
        options: {
          captureGlory: 'two',
          mostAreasBonus: 10,
          finalTie: 'ironMinesThenNone',
          meadHallBonus: 'one',
          eightCards: 'afterRound5',
        },
      },
      4,
    ),
  },
  RARE,
);

/** The table at a glance. */
const summary = (t: Table) => {
  const seats = t.clans.map((clan, seat) => {
    const has = [`${t.glory[seat]} glory`, `${t.gold[seat]} gold`, t.goods(seat)].filter(text => text !== '');
    return `${clan} has ${has.join(', ')}`;
  });
  return `   = ${seats.join('; ')}`;
};

/** Two rounds of it: a whole match would be too long to read. */
const playthrough = (wishes: Wishes, seed: number): string => {
  const t = new Table({ fresh: wishes, seed: `playthrough ${seed}` });
  const choose = keenly(seed);
  const lines = [`Bardagi, ${wishes.seats} seats, two rounds`];
  const tell = (since: number) => {
    const told = t.match.events(AUDIENCE, since).map(({ event }) => event);
    for (const event of told) lines.push(`   ${Object.values(event).join(' ')}`);
    if (told.some(({ type }) => type === 'round')) lines.push(summary(t));
  };
  tell(0);
  while (t.active !== undefined && t.round < 3) {
    const offers = t.offers();
    const move = choose(offers);
    lines.push(`${t.match.steps.length + 1}. seat ${t.active}, ${t.phase}, ${offers.length} offers: ${move}`);
    t.play(t.active, move);
    tell(t.match.steps.length);
  }
  return `${lines.join('\n')}\n`;
};

test('the playthrough reads as it did', () => {
  const file = new URL('playthrough.txt', import.meta.url);
  const text = playthrough({ seats: 2 }, 12);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
