import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { asked, files } from './monkey.ts';

const RECORD = fileURLToPath(new URL('../../games/mimir/test/matches/2-easy.record', import.meta.url));

const problems = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
};

const PAGES = ['/', '/create/mimir', '/rules/mimir', '/settings', '/about', '/replay', '/nowhere', '/local/none'];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`${colorScheme}: axe finds nothing`, () => {
    test.use({ colorScheme });

    for (const path of PAGES)
      test(`on ${path}`, async ({ page }) => {
        await page.goto(files() + path);
        await page.locator('h1').waitFor();
        expect(await problems(page)).toEqual([]);
      });

    test('at a table, with its moves open', async ({ page }) => {
      await page.goto(files());
      await page.getByRole('button', { name: 'Play now' }).click();
      await asked(page);
      await page.locator('.moves summary').click();
      expect(await problems(page)).toEqual([]);
    });

    test('at a replay and its result', async ({ page }) => {
      await page.goto(`${files()}/replay`);
      await page.locator('input[type=file]').setInputFiles(RECORD);
      await page.locator('.board').waitFor();
      expect(await problems(page)).toEqual([]);
      await page.getByLabel('Where in the match').press('End');
      await page.locator('.result').waitFor();
      expect(await problems(page)).toEqual([]);
    });
  });

test('settings stay after a reload', async ({ page }) => {
  await page.goto(`${files()}/settings`);
  await page.getByRole('radio', { name: 'Norsk bokmål' }).check();
  await expect(page.getByRole('heading', { name: 'Innstillinger' })).toBeVisible();
  await page.getByRole('radio', { name: 'fjord om natten' }).check();
  await page.getByRole('radio', { name: 'i ro' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'i ro' })).toBeChecked();
  await page.goto(files());
  await expect(page.getByRole('button', { name: 'Spill nå' })).toBeVisible();
});

test('a prompt leads to its rule', async ({ page, context }) => {
  await page.goto(files());
  await page.getByRole('button', { name: 'Play now' }).click();
  await asked(page);
  const link = page.locator('.prompt .rule-link');
  const rule = (await link.textContent()) ?? '';
  const [book] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(book.locator(`#${rule}`)).toBeInViewport();
});

test('a record that was changed is refused', async ({ page }) => {
  const text = readFileSync(RECORD, 'utf8').replace(/scores: \d+/, 'scores: 99');
  await page.goto(`${files()}/replay`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'changed.record', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('alert')).toContainText('has been changed');
});

test('a replay travels in a link', async ({ page, context }) => {
  await page.goto(`${files()}/replay`);
  await page.locator('input[type=file]').setInputFiles(RECORD);
  const link = await page.getByLabel('Link to this replay').inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(/^Step 0 of/)).toBeVisible();
});

test('nothing is wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  for (const path of PAGES) {
    await page.goto(files() + path);
    await page.locator('h1').waitFor();
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
  }
  await page.goto(files());
  await page.getByRole('button', { name: 'Play now' }).click();
  await asked(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
