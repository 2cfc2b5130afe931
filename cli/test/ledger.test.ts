import { describe, expect, test } from 'vitest';
import { account, passedTests } from '../ledger.ts';
import { ledgerOf } from '../repository.ts';
import { fileWith, idavoll } from './idavoll.ts';

const ledger = {
  rules: ['MIM-001', 'MIM-002', 'MIM-003'].map(id => ({ id, rule: 'A rule.', basis: 'stated' })),
  examples: ['EX-MIM-01'],
};

const passed = (...names: readonly string[]) => names.map(name => ({ file: '/x/games/mimir/test/a.test.ts', name }));

describe('the account of a ledger', () => {
  test('what passed tests name is proved, the rest is missing', () => {
    const { ids, proved, exempt, missing, problems } = account(
      'mimir',
      ledger,
      passed('set-up MIM-001 and EX-MIM-01: nine realms', 'MIM-001 once more'),
      { 'MIM-003': 'nothing to test' },
    );
    expect(ids).toEqual(['MIM-001', 'MIM-002', 'MIM-003', 'EX-MIM-01']);
    expect(proved).toEqual(['MIM-001', 'EX-MIM-01']);
    expect(exempt).toEqual(['MIM-003']);
    expect(missing).toEqual(['MIM-002']);
    expect(problems).toEqual([]);
  });

  test('tests of other games prove nothing here', () => {
    const elsewhere = [{ file: '/x/games/saga/test/a.test.ts', name: 'MIM-001' }];
    expect(account('mimir', ledger, elsewhere, {}).proved).toEqual([]);
  });

  test('a title with nine ids proves none of them', () => {
    const nine = Array.from({ length: 9 }, (_, i) => `MIM-00${i + 1}`).join(' ');
    const { proved, problems } = account('mimir', ledger, passed(nine), {});
    expect(proved).toEqual([]);
    expect(problems[0]).toContain('names 9 ids');
  });

  test.each([
    [{ 'MIM-002': ' ' }, 'MIM-002 is exempt without a reason'],
    [{ 'MIM-009': 'why not' }, 'MIM-009 is exempt, but not in the ledger'],
    [{ 'MIM-001': 'why not' }, 'MIM-001 is exempt, and yet a test proves it'],
  ])('an exemption that is none: %j', (exempt, problem) => {
    expect(account('mimir', ledger, passed('MIM-001'), exempt).problems).toEqual([problem]);
  });

  test('a test may only name what the ledger has', () => {
    const { problems } = account('mimir', ledger, passed('MIM-404: a slip'), {});
    expect(problems).toEqual(['"MIM-404: a slip" names MIM-404, not in the ledger']);
  });

  test('failed and skipped tests do not count', () => {
    const report = {
      testResults: [
        {
          name: '/x/games/mimir/test/a.test.ts',
          assertionResults: [
            { status: 'failed', fullName: 'MIM-001' },
            { status: 'skipped', fullName: 'MIM-002' },
            { status: 'passed', fullName: 'MIM-003' },
          ],
        },
      ],
    };
    const tests = passedTests(report);
    expect(tests.ok && account('mimir', ledger, tests.value, {}).proved).toEqual(['MIM-003']);
  });
});

describe('idavoll ledger --from', () => {
  const { rules, examples } = ledgerOf('mimir');
  const ids = [...rules.map(({ id }) => id), ...examples];
  const reportOf = (names: readonly string[]) =>
    fileWith(
      JSON.stringify({
        testResults: [
          {
            name: '/x/games/mimir/test/a.test.ts',
            assertionResults: names.map(fullName => ({ status: 'passed', fullName })),
          },
        ],
      }),
    );

  test('missing ids are listed, and end with 1', async () => {
    const { code, out } = await idavoll(`ledger mimir --json --from ${reportOf([ids[0]])}`);
    const [account] = JSON.parse(out);
    expect(account.proved).toEqual([ids[0]]);
    expect(account.missing.length + account.exempt.length).toBe(ids.length - 1);
    expect(code).toBe(1);
    const { out: words } = await idavoll(`ledger mimir --from ${reportOf([ids[0]])}`);
    expect(words).toContain(`${account.missing[0]} is named by no test that passed`);
  });

  test('with everything proved or exempt it ends with 0', async () => {
    const bare = JSON.parse((await idavoll(`ledger mimir --json --from ${reportOf([])}`)).out)[0];
    const { code, out } = await idavoll(`ledger mimir --from ${reportOf(bare.missing)}`);
    expect(out).toMatch(/^mimir: \d+ ids, \d+ proved, \d+ exempt, 0 missing\n$/);
    expect(code).toBe(0);
  });

  test.each([['{}'], ['no JSON']])('a report that is none ends with 2: %s', async text => {
    const { code, err } = await idavoll(`ledger mimir --from ${fileWith(text)}`);
    expect(code).toBe(2);
    expect(err).not.toBe('');
  });
});
