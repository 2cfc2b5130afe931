/** `idavoll play`: a match in the terminal, against bots or with others at the same screen. */
import { randomBytes } from 'node:crypto';
import { LEVELS, limited } from '@idavoll/bots';
import { loadPlayable } from '@idavoll/bots/load';
import { Match, PlayoutChance, seedFrom } from '@idavoll/engine';
import { type Command, readNumber, together } from '../command.ts';
import { DONE, misused } from '../output.ts';
import { PACK_FLAG, readGameAndPack } from '../pack.ts';
import { painter, wantsColour } from '../paint.ts';
import { botsOf } from '../play/bot.ts';
import { readLevels } from '../play/levels.ts';
import { rulebook } from '../play/rulebook.ts';
import { Session } from '../play/session.ts';
import { openTerminal } from '../play/terminal.ts';
import { ledgerOf } from '../repository.ts';
import { readAgreement, readOptions } from '../table.ts';
import { textFor } from '../texts.ts';
import { say } from '../words.ts';

/** More than any level has. */
const MOST_ITERATIONS = 1_000_000;

export const command: Command = {
  name: 'play',
  takes:
    '<game> [--seats n] [--bots k|a,b,… | --hot-seat] [--level name] [--option k=v …] [--seed s] [--pack file] [--auto-end]',
  most: 1,
  help: 'summary.play',
  flags: {
    seats: { value: 'n', help: 'play.seats' },
    bots: { value: 'k', help: 'play.bots' },
    level: { value: 'name', help: 'play.level' },
    iterations: { value: 'n', help: 'play.iterations' },
    'hot-seat': { help: 'play.hot-seat' },
    option: { value: 'k=v', many: true, help: 'flag.option' },
    pack: PACK_FLAG,
    seed: { value: 's', help: 'play.seed-flag' },
    'auto-end': { help: 'play.auto-end' },
  },
  async run(given) {
    const found = readGameAndPack(given);
    if (!found.ok) return misused(found.error);
    const module = found.value;
    if (given.has('bots') && given.has('hot-seat')) return misused(say('play.bots-or-hot-seat'));
    const table = together({
      seats: readNumber(given, 'seats', { min: 1, max: 99, otherwise: module.seatCounts[0] }),
      options: readOptions(module, given.all('option')),
    });
    if (!table.ok) return misused(table.error);
    const { seats, options } = table.value;
    const agreement = readAgreement(module, seats, options);
    if (!agreement.ok) return misused(agreement.error);
    const levels = readLevels(given, seats);
    const iterations = readNumber(given, 'iterations', { min: 1, max: MOST_ITERATIONS, otherwise: MOST_ITERATIONS });
    if (!levels.ok) return misused(levels.error);
    if (!iterations.ok) return misused(iterations.error);

    const seed = seedFrom(given.text('seed') ?? randomBytes(16).toString('hex'));
    const match = new Match({ module, agreement: agreement.value, seed });
    const paint = painter(wantsColour(process.stdout, process.env));
    const chance = new PlayoutChance(Number.parseInt(seedFrom(`${seed}/bots`).slice(0, 8), 16));
    const botAt = botsOf(await loadPlayable(module), chance);
    const bots = levels.value.map((name, i) => {
      const seat = seats - levels.value.length + i;
      return [seat, botAt(seat, name, limited(LEVELS[name], { iterations: iterations.value }))] as const;
    });
    const terminal = openTerminal(process.stdin, process.stdout);
    await new Session({
      match,
      text: await textFor(match, paint),
      terminal,
      paint,
      rulebook: rulebook(ledgerOf(module.id)),
      bots: new Map(bots),
      asks: !given.has('auto-end'),
    }).run();
    terminal.close();
    return DONE;
  },
};
