/** Fair chance as a visitor meets it, at an honest server and behind a line that lies. */
import { rmSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { asked, over } from './monkey.ts';
import { dataFolder, startHouse } from './servers.ts';

let house: Awaited<ReturnType<typeof startHouse>>;
const data = dataFolder();

test.beforeAll(async () => {
  // Whole matches are left to bots here: they need not dawdle.
  process.env.BOT_DELAY = '1';
  house = await startHouse(data);
});
test.afterAll(async () => {
  await house.end('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

const panel = (page: Page): Locator => page.locator('details.fair');
const alarm = (page: Page): Locator => page.locator('.alarm');

const problems = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
};

/** An online table with these at the other seats. */
const openTable = async (page: Page, ...others: string[]) => {
  await page.goto(`${house.url}/create/mimir`);
  await page.getByRole('radio', { name: /^Online/ }).check();
  await page.getByRole('radio', { name: String(others.length + 1), exact: true }).check();
  for (const [i, driver] of others.entries()) await page.getByLabel(`Who plays seat ${i + 2}?`).selectOption(driver);
  await page.getByRole('button', { name: 'Open the table' }).click();
};

/** Bots play to the end, mine too. */
const letBotsEnd = async (page: Page) => {
  await page.getByText('Table and seat').click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await over(page).waitFor({ timeout: 120_000 });
};

test('against bots: one’s own lot counts, and at the end everything is checked', async ({ page }) => {
  await openTable(page, 'bot');
  await asked(page);
  await panel(page).locator('summary').first().click();
  await expect(panel(page)).toContainText('The house drew its lot and sealed it when this table was set.');
  await expect(panel(page)).toContainText('You added a lot of your own.');
  await expect(panel(page)).toContainText('nobody can choose alone what chance brings');
  await panel(page).getByText('The seals in figures').click();
  await expect(panel(page).locator('code')).toHaveText([/^[0-9a-f]{64}$/, /^[0-9a-f]{64}$/]);
  expect(await problems(page)).toEqual([]);
  await letBotsEnd(page);
  await expect(panel(page).locator('.badge')).toHaveText('checked');
  await expect(panel(page)).toContainText('your lot was counted');
  await page.reload();
  await expect(panel(page).locator('.badge')).toHaveText('checked');
  await expect(alarm(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(panel(page).locator('.badge')).toHaveText('checked');
});

test('with a friend: both lots count, and both pages say so', async ({ page, browser }) => {
  await openTable(page, 'open');
  const link = await page.getByLabel('Link to this table').inputValue();
  const context = await browser.newContext();
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await expect(friend.getByText('you', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  for (const one of [page, friend]) {
    await one.locator('.frame').waitFor();
    await panel(one).locator('summary').first().click();
    await expect(panel(one)).toContainText('You added a lot of your own.');
    await expect(panel(one)).toContainText(/\w added a lot\./);
    await expect(alarm(one)).toHaveCount(0);
  }
  await context.close();
});

test('a visitor who was not at the table is told that a record only fits itself', async ({ page, browser }) => {
  await openTable(page, 'bot');
  await asked(page);
  await letBotsEnd(page);
  const link = await page.getByRole('link', { name: 'Watch the replay' }).getAttribute('href');
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(house.url + link);
  await panel(stranger).locator('summary').first().click();
  await expect(panel(stranger).locator('.badge')).toHaveText('fits itself');
  await expect(panel(stranger)).toContainText('this page was not at the table');
  await context.close();
});

test('the record of another match is noticed, at the table and in the replay', async ({ page }) => {
  await openTable(page, 'bot');
  await asked(page);
  const first = new URL(page.url()).pathname.split('/')[2];
  await letBotsEnd(page);
  const record = await (await page.request.get(`${house.url}/api/tables/${first}/record`)).text();
  expect(record).toMatch(/^Idavoll record 2\n/);
  await page.route('**/api/tables/*/record', route => route.fulfill({ contentType: 'text/plain', body: record }));
  await openTable(page, 'bot');
  await asked(page);
  await letBotsEnd(page);
  await expect(page.getByRole('alert').filter({ hasText: 'that of another match' })).toBeVisible();
  await expect(panel(page).locator('.badge')).toHaveText('does not match!');
  expect(await problems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'that of another match' })).toBeVisible();
});

test('a commitment that changes during the match raises the alarm at once', async ({ page }) => {
  let lies = false;
  await page.routeWebSocket(/\/ws$/, socket => {
    const server = socket.connectToServer();
    server.onMessage(message => {
      const text = String(message);
      socket.send(lies ? text.replace(/"commitment":"[0-9a-f]{64}"/, `"commitment":"${'0'.repeat(64)}"`) : text);
    });
  });
  await openTable(page, 'bot');
  await asked(page);
  await expect(panel(page)).toBeVisible();
  await expect(alarm(page)).toHaveCount(0);
  lies = true;
  await page.getByText('Table and seat').click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The house has exchanged its lot' })).toBeVisible();
});

test('a part that is taken and then left out raises the alarm', async ({ page }) => {
  await page.route('**/api/tables/*/reveal', async route => {
    const table = route.request().url().split('/').at(-2);
    await route.fulfill({ response: await page.request.get(`${house.url}/api/tables/${table}`) });
  });
  await openTable(page, 'bot');
  await asked(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'The house took your lot, and then left it out.' }),
  ).toBeVisible();
});
