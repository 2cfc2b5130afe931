import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { files, house } from './monkey.ts';
import { ask } from './people.ts';

/** As long as a name may be. */
const NAME = '<img src=x onerror=x()>';
const CHAT = '<script>x()</script><iframe src="javascript:x()"></iframe><b onclick="x()">bold</b>';
const TITLE = '"><svg onload=x()></svg><a href="javascript:x()">title</a>';

const [, example] = /```json\n([\s\S]*?)```/.exec(
  readFileSync(new URL('../../docs/packs.md', import.meta.url), 'utf8'),
) ?? ['', ''];

/** What would be there had any of it been taken for more than words; and what the browser itself had to stop. */
const watchOver = async (page: Page) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen, x: () => seen.push('code of a visitor ran') });
    document.addEventListener('securitypolicyviolation', event => seen.push(`stopped: ${event.violatedDirective}`));
  });
  return async () => {
    const ran = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    const made = await page
      .locator('img[src="x"], [onerror], [onclick], [onload], iframe, a[href^="javascript"], main script')
      .count();
    expect([...ran, made]).toEqual([0]);
  };
};

test('names and chat are words, on the home page, in the lobby, at the table and in its list', async ({ browser }) => {
  const [host, other] = [await browser.newContext(), await browser.newContext()];
  await ask(host, '/api/guest', { name: NAME });
  await ask(other, '/api/guest', { name: NAME });
  const seats = [{ driver: 'person' }, { driver: 'open' }];
  const { table } = await ask(host, '/api/tables', { game: 'mimir', seats, public: true });
  const page = await other.newPage();
  const isClean = await watchOver(page);
  await page.goto(house());
  await expect(page.getByText(NAME).first()).toBeVisible();
  await isClean();
  await page.goto(`${house()}/table/${table}`);
  await page.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.getByText(NAME)).toHaveCount(2);
  await isClean();
  await ask(host, `/api/tables/${table}/start`);
  await page.locator('.frame').waitFor();
  const field = page.locator('.chat input[name=text]');
  if (!(await field.isVisible())) await page.locator('.chat summary').click();
  await field.fill(CHAT);
  await field.press('Enter');
  await expect(page.locator('.chat').getByText(CHAT)).toBeVisible();
  await isClean();
  await page.reload();
  await expect(page.locator('.chat').getByText(CHAT)).toBeVisible();
  await isClean();
  await page.goto(`${house()}/table/${encodeURIComponent(TITLE)}`);
  await page.locator('h1').first().waitFor();
  await isClean();
  for (const context of [host, other]) await context.close();
});

test('packs and records are words, also where they are refused', async ({ page }) => {
  const isClean = await watchOver(page);
  await page.goto(`${files()}/packs/saga`);
  const load = async (text: string) => {
    await page
      .getByLabel('Load a pack')
      .setInputFiles({ name: `${NAME}.json`, mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.locator('[role=alert], .pack-row').first().waitFor();
    await isClean();
  };
  const quoted = JSON.stringify(TITLE);
  await load(example.replace('"my-saga"', quoted));
  await load(example.replace('"hit": 2', `"hit": ${quoted}`));
  await load(example.replace('"basis": "stated"', `"basis": ${quoted}`));
  await load(
    example
      .replace('"Humans"', quoted)
      .replace('"Captain"', quoted)
      .replace('"From the team cards of my own copy."', quoted),
  );
  await page.goto(`${files()}/games/saga/teams`);
  await page.locator('h1').waitFor();
  const choice = page.getByLabel('Content', { exact: true });
  if ((await choice.count()) > 0) await choice.selectOption({ index: 1 });
  await isClean();

  const records = new URL('../../games/mimir/test/matches/', import.meta.url);
  const record = readFileSync(new URL('2-easy.record', records), 'utf8');
  for (const text of [
    record.replace('mimir', TITLE),
    `${TITLE}\n${record}`,
    record.replace(/\n1\. \d .*/, `\n1. 0 ${TITLE}`),
  ]) {
    await page.goto(`${files()}/replay`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${NAME}.record`, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByRole('alert').waitFor();
    await isClean();
  }
});
