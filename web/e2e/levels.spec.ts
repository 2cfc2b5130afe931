import { expect, type Page, test } from '@playwright/test';
import { asked, clickSomething, files, house, over, playNow, stepOf } from './monkey.ts';
import { gather } from './people.ts';

const LEVELS = ['Thrall', 'Karl', 'Jarl', 'Norn'];
const signs = (page: Page) => page.locator('.bot-sign').allTextContents();

/** A table of this device with bots of these levels at its further seats. */
const setTable = async (page: Page, ...levels: readonly string[]) => {
  await page.goto(`${files()}/create/mimir`);
  await page.getByRole('radio', { name: String(levels.length + 1), exact: true }).check();
  for (const [i, level] of levels.entries())
    await page.getByLabel(`How well does the bot at seat ${i + 2} play?`).selectOption(level);
  await page.getByRole('button', { name: 'Start the match' }).click();
};

/** Hurries the bots by the key until somebody is asked. */
const hurry = async (page: Page) => {
  while ((await page.locator('button.thinking').count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(30);
  }
};

test('a whole match against bots of three levels, who can be hurried; the next one has them again', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await setTable(page, 'Thrall', 'Jarl', 'Norn');
  await asked(page);
  await expect.poll(() => signs(page)).toEqual(['Thrall', 'Jarl', 'Norn']);
  do await hurry(page);
  while (await clickSomething(page));
  await expect(over(page)).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(over(page)).toHaveCount(0);
  await expect.poll(() => signs(page)).toEqual(['Thrall', 'Jarl', 'Norn']);
  await page.goto(files());
  await expect(page.getByText('(Norn)').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('whom “Play now” seats is chosen on the home page, and remembered', async ({ page }) => {
  await page.goto(files());
  for (const level of LEVELS) await expect(page.getByRole('radio', { name: level })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Karl' })).toBeChecked();
  await page.getByRole('radio', { name: 'Thrall' }).check();
  await expect(page.getByText('slips now and then')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Thrall' })).toBeChecked();
  await playNow(page);
  await asked(page);
  await expect.poll(async () => new Set(await signs(page))).toEqual(new Set(['Thrall']));
});

test('a worker that ends in the middle of a thought is replaced, and the match goes on', async ({ page }) => {
  await setTable(page, 'Norn');
  let ended = 0;
  for (let i = 0; ended === 0 && i < 40; i++) {
    if (!(await clickSomething(page))) break;
    const thinking = page.locator('.thinking');
    if ((await thinking.count()) === 0) continue;
    const step = await stepOf(page);
    // Whoever ends itself says nothing, as one that hangs.
    for (const worker of page.workers()) await worker.evaluate(() => self.close()).catch(() => {});
    ended++;
    await expect.poll(() => stepOf(page), { timeout: 60_000 }).toBeGreaterThan(step);
  }
  expect(ended).toBe(1);
  await asked(page);
  expect(await clickSomething(page)).toBe(true);
});

test('at an online table the level is chosen for a free seat, and shown at the table', async ({ page, context }) => {
  const table = await gather(['person', 'open', 'bot'], [context]);
  await page.goto(`${house()}/table/${table}`);
  await page.getByLabel('How well does the bot at seat 2 play?').selectOption('Jarl');
  await page.getByRole('button', { name: 'Give it to a bot' }).click();
  await expect(page.locator('.seat-row').nth(1)).toContainText('Jarl');
  await expect(page.locator('.seat-row').nth(2)).toContainText('Karl');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await asked(page);
  await expect.poll(() => signs(page)).toEqual(['Jarl', 'Karl']);
});
