/** Hnefatafl as the rest of the house meets it. */
import type { GameModule } from '@idavoll/engine';
import base from './content/base.json' with { type: 'json' };
import { readTaflContent, type TaflContent } from './rules/content.ts';
import type { Context } from './rules/context.ts';
import { createHnefatafl } from './rules/game.ts';
import { COLOURS } from './rules/vocabulary.ts';

export const hnefatafl: GameModule<TaflContent, Context> = {
  id: 'hnefatafl',
  rules: 1,
  versions: [1],
  seatCounts: [2],
  options: {
    escape: { values: ['corner', 'edge'], rule: 'TAFL-050' },
    king: { values: ['armed', 'weaponless'], rule: 'TAFL-026' },
    shieldwall: { values: [true, false], rule: 'TAFL-040' },
    sides: { values: ['chosen', 'random'], rule: 'TAFL-005' },
  },
  traits: { colour: COLOURS },
  base: { name: 'base', version: 1, content: readTaflContent('base.json', base) },
  readContent: readTaflContent,
  create: createHnefatafl,
};
