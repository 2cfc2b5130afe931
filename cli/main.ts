#!/usr/bin/env node
/** The command `idavoll`: finds the command that was asked for, and loads no other. */
import { type Command, helpFor, readArguments } from './command.ts';
import { commandsOfGames } from './game-commands.ts';
import { nearest } from './nearest.ts';
import { DONE, misused, print } from './output.ts';
import { or, say } from './words.ts';

const COMMANDS = {
  play: () => import('./commands/play.ts'),
  simulate: () => import('./commands/simulate.ts'),
  verify: () => import('./commands/verify.ts'),
  referee: () => import('./commands/referee.ts'),
  laws: () => import('./commands/laws.ts'),
  ledger: () => import('./commands/ledger.ts'),
  perft: () => import('./commands/perft.ts'),
} satisfies Record<string, () => Promise<{ readonly command: Command }>>;

/** Commands of the server, which nothing here may import; `scripts/idavoll.mjs` starts them. */
const SERVERS = ['replay-all', 'admin', 'backup', 'restore'] as const;

const NAMES = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];

const overview = async () => {
  const own = [...NAMES, ...SERVERS].map(name => [name, say(`summary.${name}`)]);
  const all = [...own, ...(await commandsOfGames()).map(({ name, summary }) => [name, summary])];
  const width = Math.max(...all.map(([name]) => name.length));
  const rows = all.map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`);
  return [say('overview.intro'), '', ...rows, '', say('overview.more')].join('\n');
};

const find = async (name: string): Promise<Command | undefined> => {
  const known = NAMES.find(other => other === name);
  if (known) return (await COMMANDS[known]()).command;
  return (await commandsOfGames()).find(other => other.name === name);
};

const run = async ([name, ...rest]: readonly string[]): Promise<number> => {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    print(await overview());
    return DONE;
  }
  if (SERVERS.some(other => other === name)) return misused(say('command.servers', { name }));
  const command = await find(name);
  if (!command) {
    const names = [...NAMES, ...(await commandsOfGames()).map(other => other.name)];
    return misused(say('command.unknown', { name, names: or(names), meant: nearest(name, names) ?? 'none' }));
  }
  const given = readArguments(command, rest);
  if (!given.ok) return misused(given.error);
  if (given.value.has('help')) {
    print(helpFor(command));
    return DONE;
  }
  return command.run(given.value);
};

// Whoever reads us may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? DONE : 1));
process.exitCode = await run(process.argv.slice(2));
