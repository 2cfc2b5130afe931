import { describe, expect, test } from 'vitest';
import { nearest } from '../nearest.ts';
import { idavoll } from './idavoll.ts';

const COMMANDS = ['play', 'simulate', 'verify', 'referee', 'laws', 'ledger', 'perft'];

describe('help', () => {
  test('without a command, and with --help, all commands are listed', async () => {
    const [bare, asked] = await Promise.all([idavoll('--help'), idavoll('help')]);
    expect(asked).toEqual(bare);
    expect(bare.code).toBe(0);
    for (const command of [...COMMANDS, 'replay-all', 'admin', 'backup', 'restore'])
      expect(bare.out).toMatch(new RegExp(`^ {2}${command} +\\w`, 'm'));
  });

  test.each(COMMANDS)('%s --help shows every flag that its usage names', async command => {
    const { code, out } = await idavoll(`${command} --help`);
    expect(code).toBe(0);
    const [usage] = out.split('\n');
    expect(usage).toContain(`idavoll ${command}`);
    for (const [flag] of usage.matchAll(/--[a-z-]+/g)) expect(out).toMatch(new RegExp(`^ {2}${flag} `, 'm'));
  });
});

describe('mistakes are answered with what exists, and end with 2', () => {
  test.each([
    ['simlate', 'Did you mean simulate?'],
    ['xyz', 'The commands are play,'],
    ['replay-all', "needs the server's database"],
    ['simulate mimr', 'Did you mean mimir?'],
    ['simulate', 'Which game?'],
    ['simulate mimir more', '"more" is left over'],
    ['simulate mimir --seets 3', 'Did you mean --seats?'],
    ['simulate mimir --seats', '--seats needs a value'],
    ['simulate mimir --seats --json', '--seats needs a value'],
    ['simulate mimir --seats 7', '2, 3, or 4 seats'],
    ['simulate mimir --matches many', 'a whole number from 1 to'],
    ['simulate mimir --json=yes', '--json takes no value'],
    ['simulate mimir --seed a --seed b', 'given twice'],
    ['simulate mimir --option easy', 'name=value'],
    ['simulate mimir --option dificulty=easy', 'Did you mean difficulty?'],
    ['simulate mimir --option difficulty=eesy', 'normal or easy'],
    ['simulate mimir --seats 4 --option removedMaterial=gem', 'with 2 or 3 seats (MIM-052)'],
    ['simulate mimir --option essenceChain=true', 'with essenceVariant=true (MIM-457)'],
    ['perft mimir --seats 2 --seed a', '--depth is needed'],
    ['perft mimir --seats 2 --depth 1', '--seed is needed'],
    ['laws mimir nosuch', 'There is no game nosuch'],
    ['ledger mimir nosuch', 'There is no game nosuch'],
    ['play mimir --bots 1 --hot-seat', 'not both'],
    ['play mimir --bots 3', 'a whole number from 0 to 2'],
    ['play mimir --bots karl,jarl,karl', 'a whole number from 0 to 2'],
    ['play mimir --bots odin', 'There is no level "odin". The levels are thrall, karl, jarl, or norn.'],
    ['play mimir --level odin', 'There is no level "odin"'],
    ['verify', 'Which record?'],
    ['verify no/such/file', 'no/such/file cannot be read'],
  ])('idavoll %s', async (args, sentence) => {
    const { code, out, err } = await idavoll(args);
    expect(err).toContain(sentence);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

test('a near miss is recognised, another word is not', () => {
  const names = ['simulate', 'verify', 'play'];
  expect(nearest('simualte', names)).toBe('simulate');
  expect(nearest('Verfy', names)).toBe('verify');
  expect(nearest('payl', names)).toBe(undefined);
  expect(nearest('x', ['y'])).toBe(undefined);
});
