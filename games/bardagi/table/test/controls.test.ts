import type { Decoded, Match, PlayoutChance } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { controlsOf, playsByItsControls } from '../../../../board/test/controls.ts';
import { bardagi } from '../../index.ts';
import { PHASES } from '../../rules/vocabulary.ts';
import { keenly } from '../../test/random-play.ts';
import { RED, Table } from '../../test/table.ts';
import words from '../../words/en.json' with { type: 'json' };
import { table } from '../index.tsx';

const KEYS: Readonly<Record<string, readonly string[]>> = {
  plan: ['berserkur', 'godi', 'kaupmadur', 'knerrir'],
  station: ['virki', 'hof', 'verslun'],
  sell: ['timber', 'hide', 'wool', 'meat'],
  sellMine: ['iron', 'stone'],
};

/** What is counted out from nothing, or from the first claim that is possible. */
const wayTo = (fields: Decoded, offered: readonly Decoded[]) => {
  if (fields.kind === 'claim') {
    const [first] = offered;
    return ['wool', 'hide', 'axes'].flatMap(key => {
      const more = Number(fields[key]) - (key === 'axes' ? 0 : Number(first[key]));
      return Array<string>(Math.abs(more)).fill(`${key}${more < 0 ? '-' : '+'}`);
    });
  }
  const keys = KEYS[fields.kind];
  if (!keys) return undefined;
  const row = fields.kind.startsWith('sell') ? [fields.kind] : [];
  return [...row, ...keys.flatMap(key => Array<string>(Number(fields[key])).fill(`${key}+`))];
};

/** As the tests of the rules play, so that rare things happen. */
const choosers = new WeakMap<Match, ReturnType<typeof keenly>>();
const choose = (match: Match, moves: readonly number[], chance: PlayoutChance): string => {
  const chooser = choosers.get(match) ?? keenly(chance.below(1000));
  choosers.set(match, chooser);
  return chooser(moves.map(move => match.game.moves.notate(move)));
};

/** Too rare in a match played by chance: see below. */
const RARE: ReadonlySet<string> = new Set(['over', 'council', 'seer', 'stage', 'bargain', 'answer']);

playsByItsControls(bardagi, {
  table,
  words,
  agreements: [
    { seats: 2, options: { boardSide: 'winter', clanChoice: 'choose', startingPlayer: 'choose' } },
    { seats: 3, options: { boardSide: 'summer', forcedTrade: true, freeBargain: true, planning: 'easy' } },
    { seats: 4, options: { eightCards: 'fromRound5' } },
  ],
  questions: PHASES.filter(phase => !RARE.has(phase)),
  often: 2,
  choose,
  wayTo,
});

describe('what is rarely asked has its controls, too', () => {
  const controls = ({ match }: Table) => controlsOf(match, table, words, wayTo);
  const bargainers = { options: { forcedTrade: true, freeBargain: true } };

  test.each<[string, () => Table]>([
    ['council', () => new Table({ hand: 'godi 2', tiles: [['boathouse', 'war-council']] }).play(RED, 'council godi')],
    ['seer', () => new Table({ hand: 'knerrir 1', tiles: [['alchemist', 'seers-house']] }).play(RED, 'seer')],
    [
      'stage',
      () =>
        new Table({
          hand: 'berserkur 2',
          areas: { 'iron-blue': 'blue 1 axe 2' },
          figures: { 'red.berserkur': 'iron-blue' },
          disks: [[6, 6, 6]],
        }).play(RED, 'attack'),
    ],
    [
      'bargain',
      () =>
        new Table({
          ...bargainers,
          hand: 'kaupmadur 2',
          goods: ['meat 2', 'iron 1'],
          gold: [2, 2],
          figures: { 'red.kaupmadur': 'home-blue' },
        }).play(RED, 'bargain'),
    ],
    [
      'answer',
      () =>
        new Table({
          ...bargainers,
          hand: 'kaupmadur 2',
          goods: ['meat 2', 'iron 1'],
          gold: [2, 2],
          figures: { 'red.kaupmadur': 'home-blue' },
        })
          .play(RED, 'bargain')
          .play(RED, 'give meat')
          .play(RED, 'offer'),
    ],
  ])('%s', (phase, scene) => {
    const asked = scene();
    expect(asked.phase).toBe(phase);
    expect(controls(asked)).toEqual(asked.offers().toSorted());
  });
});
