/** Bardagi as the rest of the house meets it. */
import type { GameModule } from '@idavoll/engine';
import base from './content/base.json' with { type: 'json' };
import { type BardagiContent, readBardagiContent } from './rules/content.ts';
import type { Context } from './rules/context.ts';
import { createBardagi } from './rules/game.ts';
import { COLOURS } from './rules/vocabulary.ts';

export const bardagi: GameModule<BardagiContent, Context> = {
  id: 'bardagi',
  rules: 1,
  versions: [1],
  seatCounts: [2, 3, 4, 5],
  options: {
    boardSide: {
      values: ['summer', 'winter'],
      defaults: { 2: 'winter', 3: 'winter' },
      seats: [2, 3],
      rule: 'BAR-004',
    },
    balancedSetup: { values: [true, false], rule: 'BAR-014' },
    clanChoice: { values: ['random', 'choose'], rule: 'BAR-012' },
    startingPlayer: { values: ['random', 'choose'], rule: 'BAR-017' },
    planning: { values: ['secret', 'easy'], rule: 'BAR-802' },
    eightCards: { values: ['off', 'fromRound5', 'afterRound5'], rule: 'BAR-804' },
    forcedTrade: { values: [false, true], rule: 'BAR-807' },
    freeBargain: { values: [false, true], needs: { forcedTrade: true }, rule: 'BAR-811' },
    mostAreasBonus: { values: [12, 10], rule: 'BAR-769' },
    captureGlory: { values: ['one', 'two'], rule: 'BAR-347' },
    finalTie: { values: ['split', 'ironMinesThenNone'], rule: 'BAR-773' },
    firstTieBreak: { values: ['goldMines', 'allMines'], rule: 'BAR-771' },
    meadHallBonus: { values: ['two', 'one'], rule: 'BAR-631' },
  },
  traits: { colour: COLOURS },
  // Checked by the tests: a slow phone has better things to do at every start.
  base: { name: 'base', version: 1, content: base as unknown as BardagiContent },
  readContent: readBardagiContent,
  create: createBardagi,
};
