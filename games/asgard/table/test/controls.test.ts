import type { Match, PlayoutChance } from '@idavoll/engine';
import { playsByItsControls } from '../../../../board/test/controls.ts';
import { asgard } from '../../index.ts';
import { PHASES } from '../../rules/vocabulary.ts';
import words from '../../words/en.json' with { type: 'json' };
import { table } from '../index.tsx';

/** Those who never say no build more, and are asked more. */
const NOS: ReadonlySet<string> = new Set(['decline', 'stop', 'done', 'giveUp', 'pass']);

const eagerMove = ({ game }: Match, moves: readonly number[], chance: PlayoutChance): string => {
  const eager = moves.filter(move => !NOS.has(game.moves.decode(move).kind));
  const best = eager.filter(move => game.moves.notate(move).startsWith('build temple-7'));
  const list = [best, eager, moves].find(each => each.length > 0) ?? moves;
  return game.moves.notate((chance.below(4) > 0 ? list : moves)[chance.below(list.length)]);
};

playsByItsControls(asgard, {
  table,
  words,
  agreements: [
    { seats: 4 },
    { seats: 4, options: { godChoiceCount: 'upTo', centreDiscs: 'mayMove', memoryAid: false } },
    { seats: 3, options: { templeNeedsRecruit: false, populationRemoved: 'random', battleCommit: 'noSparePiece' } },
    { seats: 2, options: { turnOrder: 'seat', godChoiceEntry: 'oneByOne', odinOrderChange: 'off' } },
    { seats: 2, options: { glorySingleDisc: 'upperOnly', centreDiscs: 'mayMove' } },
  ],
  questions: PHASES.filter(phase => phase !== 'over'),
  often: 2,
  matches: 20,
  choose: eagerMove,
});
