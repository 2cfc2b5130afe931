/** `idavoll perft`: how many ways there are to make one, two, three … decisions. */
import { perft, seedFrom } from '@idavoll/engine';
import { type Command, readNumber, together } from '../command.ts';
import { complain, DONE, misused, print } from '../output.ts';
import { PACK_FLAG, readGameAndPack } from '../pack.ts';
import { readAgreement, readOptions } from '../table.ts';
import { say } from '../words.ts';

export const command: Command = {
  name: 'perft',
  takes: '<game> --seats n --depth d --seed s [--option k=v …] [--pack file]',
  most: 1,
  help: 'summary.perft',
  flags: {
    seats: { value: 'n', help: 'flag.seats' },
    depth: { value: 'd', help: 'perft.depth' },
    seed: { value: 's', help: 'perft.seed' },
    option: { value: 'k=v', many: true, help: 'flag.option' },
    pack: PACK_FLAG,
  },
  run(given) {
    const module = readGameAndPack(given);
    if (!module.ok) return misused(module.error);
    const read = together({
      seats: readNumber(given, 'seats', { min: 1, max: 99 }),
      depth: readNumber(given, 'depth', { min: 1, max: 99 }),
      options: readOptions(module.value, given.all('option')),
    });
    if (!read.ok) return misused(read.error);
    const seed = given.text('seed');
    if (seed === undefined) return misused(say('flag.needed', { flag: 'seed' }));
    const agreement = readAgreement(module.value, read.value.seats, read.value.options);
    if (!agreement.ok) return misused(agreement.error);
    const game = module.value.create(agreement.value, module.value.base.content, module.value.rules);
    for (let depth = 1; depth <= read.value.depth; depth++) {
      const begun = performance.now();
      print(`${depth} ${perft(game, seedFrom(seed), depth)}`);
      complain(say('perft.time', { depth, seconds: (performance.now() - begun) / 1000 }));
    }
    return DONE;
  },
};
