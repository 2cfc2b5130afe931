/** The commands that games bring themselves, found in their folders as their texts are. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, type GameCommand, type GameModule, ok } from '@idavoll/engine';
import { games } from '@idavoll/games';
import type { Command, Given } from './command.ts';
import { format, type Values } from './format.ts';
import { complain, DONE, FAILED, MISUSED, print } from './output.ts';
import { ROOT } from './repository.ts';
import { say } from './words.ts';

export interface CommandOfGame extends Command {
  /** For the list of all commands; says whose it is. */
  readonly summary: string;
}

const ENDS = { done: DONE, failed: FAILED, misused: MISUSED };

const read = (file: string) => {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(say('file.unreadable', { file, problem: (error as Error).message }));
  }
};

const write = (file: string, text: string) => {
  try {
    return ok(writeFileSync(file, text));
  } catch (error) {
    return fail(say('file.unwritable', { file, problem: (error as Error).message }));
  }
};

const adopt = (module: GameModule, command: GameCommand): CommandOfGame => {
  const { name, takes, most, sentences, flags } = command;
  const own = (key: string, values?: Values) => format(sentences[key], values);
  return {
    name,
    takes,
    most,
    summary: say('command.of-game', { game: module.id, summary: own('summary') }),
    help: { sentence: own('summary') },
    flags: Object.fromEntries(
      Object.entries(flags).map(([flag, spec]) => [flag, { ...spec, help: { sentence: own(`flag.${flag}`) } }]),
    ),
    async run({ words, text, has }: Given) {
      const told = (key: string, values = {}) => own(key, values);
      return ENDS[await command.run({ module, words, text, has, say: told, read, write, print, complain })];
    },
  };
};

export const commandsOfGames = async (): Promise<readonly CommandOfGame[]> => {
  const bring = games.filter(({ id }) => existsSync(join(ROOT, 'games', id, 'commands', 'index.ts')));
  const found = bring.map(async module => {
    const { commands } = (await import(`@idavoll/games/${module.id}/commands`)) as {
      readonly commands: readonly GameCommand[];
    };
    return commands.map(command => adopt(module, command));
  });
  return (await Promise.all(found)).flat();
};
