/** `--pack file`: the content that a command plays with, where it is not the game's own. */
import { readFileSync } from 'node:fs';
import { type ContentError, fail, type GameModule, ok, type Result, readPack } from '@idavoll/engine';
import type { Given } from './command.ts';
import { readGame } from './table.ts';
import { say } from './words.ts';

export const PACK_FLAG = { value: 'file', help: 'flag.pack' } as const;

export const packSentence = ({ message }: ContentError): string => say('pack.refused', { message });

/** The game with the pack of this file in the place of its own content; without a file, as it is. */
export const withPack = (module: GameModule, file: string | undefined): Result<GameModule, string> => {
  if (file === undefined) return ok(module);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return fail(say('file.unreadable', { file, problem: (error as Error).message }));
  }
  const pack = readPack(module, file, text);
  return pack.ok ? ok({ ...module, base: pack.value }) : fail(packSentence(pack.error));
};

/** The game that the first word names, with the pack that was given. */
export const readGameAndPack = (given: Given): Result<GameModule, string> => {
  const module = readGame(given.words[0]);
  return module.ok ? withPack(module.value, given.text('pack')) : module;
};
