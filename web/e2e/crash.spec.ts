import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { asked, clickSomething, endTurn, over, stepOf } from './monkey.ts';
import { dataFolder, startHouse } from './servers.ts';

test('the server dies ten times in the middle of play, and no move that was seen is lost', async ({ page }) => {
  test.setTimeout(420_000);
  const data = dataFolder();
  let house = await startHouse(data);
  const { port } = new URL(house.url);
  await page.goto(`${house.url}/create/mimir`);
  await page.getByRole('radio', { name: /^Online/ }).check();
  for (const seat of [2, 3]) await page.getByLabel(`Who plays seat ${seat}?`).selectOption('bot');
  await page.getByRole('button', { name: 'Open the table' }).click();
  for (let life = 0; life < 10; life++) {
    for (let n = 0; n < 2; n++) await clickSomething(page);
    if ((await over(page).count()) > 0) break;
    await asked(page);
    const step = await stepOf(page);
    await house.end('SIGKILL');
    await expect(page.locator('[data-connection="offline"], [data-connection="connecting"]')).toBeVisible();
    // A click on a dead line waits for the next one.
    await page.locator('.board [data-move]').first().click();
    house = await startHouse(data, Number(port));
    await expect(page.locator('[data-connection="open"], [data-connection="back"]')).toBeVisible({ timeout: 30_000 });
    const heard = page.locator(`.frame:is(:not([data-step="${step}"]), [data-held])`);
    await expect(heard).toBeVisible({ timeout: 30_000 });
    await endTurn(page);
    await expect(page.locator(`.frame:not([data-step="${step}"])`)).toBeVisible({ timeout: 30_000 });
    expect(await stepOf(page)).toBeGreaterThan(step);
  }
  await house.end('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});
