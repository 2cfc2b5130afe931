import { expect, type Page, test } from '@playwright/test';
import { asked, files, over, playNow, stepOf } from './monkey.ts';

/** What has the focus, if it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    const box = one?.getBoundingClientRect();
    return {
      move: one?.getAttribute('data-move') ?? null,
      tag: one?.tagName.toLowerCase() ?? '',
      text: one?.textContent?.trim() ?? '',
      card: one?.closest('.game-card')?.querySelector('h3')?.textContent ?? '',
      seen: box !== undefined && box.width > 0 && box.height > 0,
    };
  });

const tabTo = async (page: Page, found: (one: Awaited<ReturnType<typeof focused>>) => boolean) => {
  for (let i = 0; i < 250; i++) {
    const one = await focused(page);
    if (found(one)) return one;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach it');
};

test('a whole match by keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(files());
  await tabTo(page, one => one.text === 'Play now' && one.card === "Mimir's Challenge");
  await page.keyboard.press('Enter');
  await page.locator('.frame').waitFor();
  for (let n = 0; n < 300; n++) {
    await asked(page);
    if ((await over(page).count()) > 0) break;
    const step = await stepOf(page);
    const one = await tabTo(page, at => at.move !== null);
    expect(one.seen).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator(`.frame:is(:not([data-step="${step}"]), [data-held])`).waitFor({ timeout: 10_000 });
    if ((await page.locator('[data-end-turn]').count()) === 0) continue;
    await expect(page.locator('[data-end-turn]')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.locator(`.frame:not([data-step="${step}"])`).waitFor({ timeout: 10_000 });
  }
  await expect(over(page)).toBeVisible();
  await tabTo(page, one => one.text === 'Watch the replay');
});

test('the list of moves opens, plays, and keeps the focus', async ({ page }) => {
  await page.goto(files());
  await playNow(page);
  await asked(page);
  const summary = page.locator('.moves summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.locator('.moves [data-move]').first().waitFor();
  await page.keyboard.press('Tab');
  expect((await focused(page)).move).not.toBeNull();
  const step = await stepOf(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.frame')).not.toHaveAttribute('data-step', String(step));
  await expect.poll(async () => (await focused(page)).move).not.toBeNull();
});

test('a dialog keeps the focus inside and gives it back', async ({ page }) => {
  await page.goto(`${files()}/create/mimir`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Who plays seat 2?').selectOption('hot-seat');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('dialog.hand-over').waitFor();
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
});
