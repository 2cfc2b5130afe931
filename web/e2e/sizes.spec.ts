import { expect, test } from '@playwright/test';
import { filesOfFirstTable } from '../sizes.mjs';
import { house } from './monkey.ts';

for (const game of ['asgard', 'mimir', 'saga'])
  test(`until the first offer of ${game} can be clicked, nothing is fetched that is not weighed`, async ({
    browser,
  }) => {
    const opening = await browser.newContext();
    const host = await opening.newPage();
    await host.goto(`${house()}/create/${game}`);
    await host.getByRole('radio', { name: /^Online/ }).check();
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.getByRole('button', { name: 'Start the match' }).click();
    await host.locator('.board [data-move]').first().waitFor();

    const visit = await browser.newContext({ storageState: await opening.storageState() });
    const page = await visit.newPage();
    const fetched = new Set<string>();
    page.on('request', request => {
      const [, file] = /\/(assets\/.+\.js)$/.exec(request.url()) ?? [];
      if (file) fetched.add(file);
    });
    await page.goto(host.url());
    await page.locator('.board [data-move]').first().waitFor();
    const weighed = filesOfFirstTable(game);
    expect([...fetched].filter(file => !weighed.includes(file))).toEqual([]);
    expect(weighed.filter(file => !fetched.has(file)).length).toBeLessThan(weighed.length / 2);
    await opening.close();
    await visit.close();
  });
