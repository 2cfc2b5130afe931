import { expect, test } from '@playwright/test';
import { filesOfFirstTable, games } from '../sizes.mjs';
import { house } from './monkey.ts';
import { ask, gather } from './people.ts';

for (const game of games())
  test(`until the first offer of ${game} can be clicked, nothing is fetched that is not weighed`, async ({
    page,
    context,
  }) => {
    const table = await gather(['person', 'bot'], [context], { game });
    await ask(context, `/api/tables/${table}/start`);
    const fetched = new Set<string>();
    page.on('request', request => {
      const [, file] = /\/(assets\/.+\.js)$/.exec(request.url()) ?? [];
      if (file) fetched.add(file);
    });
    await page.goto(`${house()}/table/${table}`);
    await page.locator('.board :is([data-move], [data-pick])').first().waitFor();
    const weighed = filesOfFirstTable(game);
    expect([...fetched].filter(file => !weighed.includes(file))).toEqual([]);
    expect(weighed.filter(file => !fetched.has(file)).length).toBeLessThan(weighed.length / 2);
  });
