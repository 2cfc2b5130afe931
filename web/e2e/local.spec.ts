import { expect, test } from '@playwright/test';
import { asked, files, over, play, playNow, stepOf } from './monkey.ts';

test('one click on the home page plays a match against bots to its end', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.goto(files());
  await playNow(page);
  const clicks = await play(page);
  expect(clicks).toBeGreaterThan(18);
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByText('fits itself')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 1 of', { exact: false }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a reload in the middle goes on where it was', async ({ page }) => {
  await page.goto(files());
  await playNow(page);
  await play(page, 5);
  await asked(page);
  const step = await stepOf(page);
  const question = await page.locator('.prompt .ask').textContent();
  await page.reload();
  await asked(page);
  expect(await stepOf(page)).toBe(step);
  expect(await page.locator('.prompt .ask').textContent()).toBe(question);
  await page.goto(files());
  await expect(page.getByText('Your turn')).toBeVisible();
});

test('undo takes back a step', async ({ page }) => {
  await page.goto(files());
  await playNow(page);
  await asked(page);
  const step = await stepOf(page);
  await play(page, 1);
  await page.locator('[data-undo]').click();
  await expect(page.locator('.frame')).toHaveAttribute('data-step', String(step));
});

test('the last step of a turn waits: it can be taken back, survives a reload, and then ends the turn', async ({
  page,
}) => {
  await page.goto(files());
  await playNow(page);
  const end = page.locator('[data-end-turn]');
  const hold = async () => {
    while ((await end.count()) === 0) {
      const step = await stepOf(page);
      await page.locator('.board [data-move]').first().click();
      await page.locator(`.frame:is(:not([data-step="${step}"]), [data-held])`).waitFor();
    }
  };
  await asked(page);
  await hold();
  const step = await stepOf(page);
  await page.reload();
  await expect(end).toBeVisible();
  await page.locator('[data-undo]').click();
  await expect(end).toHaveCount(0);
  await hold();
  expect(await stepOf(page)).toBe(step);
  await end.click();
  await expect(page.locator('.frame')).not.toHaveAttribute('data-step', String(step));

  await page.goto(`${files()}/settings`);
  await page.getByLabel(/^End my turn by itself/).check();
  await page.goBack();
  for (let n = 0; n < 6; n++) {
    await asked(page);
    await expect(end).toHaveCount(0);
    await play(page, 1);
  }
});

test('two players at one screen: nothing is shown while it changes hands', async ({ page }) => {
  await page.goto(`${files()}/create/mimir`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Who plays seat 2?').selectOption('hot-seat');
  await page.getByLabel('Name of the player at seat 2').fill('Gudrun');
  await page.getByRole('button', { name: 'Start the match' }).click();
  const names = new Set<string>();
  for (let i = 0; i < 12; i++) {
    await asked(page);
    const dialog = page.locator('dialog.hand-over');
    if ((await dialog.count()) > 0) {
      names.add((await dialog.locator('h2').textContent()) ?? '');
      await expect(page.locator('.board [data-move]')).toHaveCount(0);
    }
    await play(page, 1);
  }
  expect([...names].some(name => name.includes('Gudrun'))).toBe(true);
  expect(names.size).toBe(2);
});

test('without a network the page opens, and a match goes on', async ({ page, context }) => {
  await page.goto(files());
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { message: 'the page is kept' })
    .toBeGreaterThan(0);
  await page.reload();
  await context.setOffline(true);
  await page.goto(files());
  await playNow(page);
  await play(page, 4);
  const step = await stepOf(page);
  await page.reload();
  await asked(page);
  expect(await stepOf(page)).toBeGreaterThanOrEqual(step);
  await context.setOffline(false);
});
