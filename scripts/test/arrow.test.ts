import { describe, expect, test } from 'vitest';
import { problemsIn, roomOf } from '../arrow.mjs';

const allowed = (file: string, specifier: string) =>
  problemsIn(file, `import { x } from '${specifier}';\n`).length === 0;

describe('the arrow between rooms', () => {
  test.each([
    ['games/mimir/rules/game.ts', '@idavoll/engine'],
    ['games/mimir/rules/game.ts', './view.ts'],
    ['games/index.ts', './mimir/index.ts'],
    ['cli/main.ts', '@idavoll/games/mimir'],
    ['cli/main.ts', 'node:fs'],
    ['games/mimir/table/index.tsx', '@idavoll/board'],
    ['games/mimir/table/index.tsx', '../rules/score.ts'],
    ['games/saga/pages/odds.tsx', '@idavoll/board'],
    ['games/saga/pages/odds.tsx', '../rules/odds.ts'],
    ['web/main.tsx', '@idavoll/games/mimir'],
    ['bots/search.ts', '@idavoll/games/mimir'],
    ['cli/main.ts', '@idavoll/bots'],
    ['games/mimir/bot/index.ts', '../rules/score.ts'],
  ])('%s may import %s', (file, specifier) => expect(allowed(file, specifier)).toBe(true));

  test.each([
    ['engine/match.ts', '@idavoll/games'],
    ['engine/match.ts', 'node:crypto'],
    ['engine/match.ts', '../games/index.ts'],
    ['games/mimir/rules/game.ts', '@idavoll/cli'],
    ['games/mimir/rules/game.ts', 'lodash'],
    ['games/mimir/rules/game.ts', '../table/index.tsx'],
    ['games/asgard/rules/game.ts', '../../mimir/rules/view.ts'],
    ['games/asgard/rules/game.ts', '@idavoll/games/mimir'],
    ['server/index.ts', '@idavoll/board'],
    ['server/index.ts', '../games/mimir/table/index.tsx'],
    ['server/index.ts', '../games/saga/pages/odds.tsx'],
    ['games/saga/rules/game.ts', '../pages/odds.tsx'],
    ['cli/main.ts', '../server/index.ts'],
    ['board/index.ts', '@idavoll/games'],
    ['bots/search.ts', 'node:worker_threads'],
    ['bots/search.ts', '@idavoll/server'],
    ['games/mimir/bot/index.ts', '@idavoll/bots'],
    ['games/mimir/bot/index.ts', '../table/index.tsx'],
  ])('%s may not import %s', (file, specifier) => expect(allowed(file, specifier)).toBe(false));

  test('imports are found in every form', () => {
    const forms = [
      "export * from '@idavoll/cli';",
      "const x = await import('@idavoll/cli');",
      "import '@idavoll/cli';",
      "import {\n  a,\n  b,\n} from '@idavoll/cli';",
    ];
    for (const form of forms) expect(problemsIn('engine/x.ts', form), form).toHaveLength(1);
  });

  test('tests and scripts stand outside', () => {
    expect(roomOf('engine/test/match.test.ts')).toBeUndefined();
    expect(roomOf('scripts/arrow.mjs')).toBeUndefined();
  });
});
