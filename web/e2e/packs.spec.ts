import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { agree, Match, readPack, seedFrom, writeRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { expect, type Page, test } from '@playwright/test';
import { asked, files, house, play } from './monkey.ts';

const [, example] = /```json\n([\s\S]*?)```/.exec(
  readFileSync(new URL('../../docs/packs.md', import.meta.url), 'utf8'),
) ?? ['', ''];

/** A file as a visitor would choose it. */
const file = (text: string, name = 'my-saga.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

const load = (page: Page, text: string) => page.getByLabel('Load a pack').setInputFiles(file(text));

/** Loads a pack and sees it on the shelf. */
const keep = async (page: Page, text: string) => {
  await load(page, text);
  await page.locator('.pack-row').waitFor();
};

const problems = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);

/** The record of a whole match of Mimir's Challenge with this pack. */
const recordWith = (text: string): string => {
  const pack = readPack(mimir, 'dear.json', text);
  const agreement = agree(mimir, { seats: 2 });
  if (!pack.ok || !agreement.ok) throw new Error('no such match');
  const match = new Match({ module: mimir, agreement: agreement.value, seed: seedFrom('e2e'), pack: pack.value });
  while (!match.over) {
    const seat = 31 - Math.clz32(match.awaiting & -match.awaiting);
    match.submit(seat, match.nth(seat), match.notations(seat)[0]);
  }
  return writeRecord(match);
};

const PAGES = ['/games/saga/teams', '/games/saga/odds', '/packs/saga'];

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the pages about a game, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of PAGES) {
      await page.goto(files() + path);
      await page.locator('h1').waitFor();
      expect([path, ...(await problems(page))]).toEqual([path]);
    }
    await page.goto(`${files()}/packs/saga`);
    await load(page, '{');
    await page.getByRole('alert').waitFor();
    expect(await problems(page)).toEqual([]);
    await keep(page, example);
    expect(await problems(page)).toEqual([]);
  });

test('none of them is wider than the narrowest phone, and every control fits a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  for (const path of PAGES) {
    await page.goto(files() + path);
    await page.locator('h1').waitFor();
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
  }
  await page.goto(`${files()}/games/saga/odds`);
  await page.getByRole('button', { name: 'Another attacker' }).click();
  await page.getByRole('button', { name: 'Remove attacker 2' }).waitFor();
  const controls = page.locator('.saga-odds :is(select, button)');
  for (const box of await controls.evaluateAll(all => all.map(one => one.getBoundingClientRect().height)))
    expect(box).toBeGreaterThanOrEqual(44);
});

test('rulebook and new table lead to the teams, with their numbers and what they rest on', async ({ page }) => {
  await page.goto(`${files()}/rules/saga`);
  await page.getByRole('link', { name: 'The teams' }).click();
  const humans = page.getByRole('region', { name: 'Humans' });
  await expect(humans.getByText('reconstructed')).toBeVisible();
  await expect(humans.getByRole('row', { name: /^3 × Swordsman/ })).toHaveText(/5\s*4\s*60%\s*5\s*50%\s*5\s*50%/);
  await expect(page.getByRole('region', { name: 'Dwarves' }).getByText('The dwarves are invented')).toBeVisible();
  await page.getByRole('link', { name: 'Load the printed numbers' }).click();
  await expect(page).toHaveURL(/\/packs\/saga$/);
  await page.goto(`${files()}/create/saga`);
  await expect(page.getByRole('link', { name: 'The teams' })).toHaveAttribute('href', '/games/saga/teams');
});

test('the helper works out attacks and dodges at the real table, without a network', async ({ page, context }) => {
  await page.goto(files());
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.reload();
  await context.setOffline(true);
  await page.goto(`${files()}/games/saga/odds`);
  await page.getByLabel('Attacker').selectOption('Swordsman');
  await page.getByLabel('Target').selectOption('Goblin');
  const verdict = page.getByRole('status');
  await expect(verdict).toHaveText('42% to be struck down by this attack');
  await page.getByRole('button', { name: 'Another attacker' }).click();
  await expect(verdict).toHaveText('66% to be struck down by one of 2 attacks');
  await page.getByLabel('Attacker 2', { exact: true }).selectOption('Crossbowman');
  await expect(page.getByText('The crossbowman shoots as far as 6 fields')).toBeVisible();
  await page.getByLabel('Parry').selectOption('9');
  await expect(verdict).toHaveText('75% to be struck down by one of 2 attacks');
  await page.getByLabel('Who moves?').selectOption('Swordsman');
  const dodges = page.getByRole('region', { name: 'Getting away' }).getByRole('row');
  await expect(dodges).toHaveText([/rolls/, /1\s*50%/, /2\s*25%/, /3\s*13%/, /4\s*6%/, /5\s*3%/]);
  await context.setOffline(false);
});

test('a pack that cannot be is refused with file, place, reason and what to do; corrected, it is taken', async ({
  page,
}) => {
  await page.goto(`${files()}/packs/saga`);
  await load(page, example.replace('"hit": 2', '"hit": 12'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('my-saga.json cannot be used.');
  await expect(alert).toContainText('teams › humans › figures › captain › hit');
  await expect(alert).toContainText('A whole number from 0 to 9 is needed here, not 12.');
  await expect(alert).toContainText('Correct this place in the file and load it again.');
  await load(page, example.replace('"count": 4', '"count": 6'));
  await expect(alert).toContainText('A team has 4 to 6 figures; this one has 7.');
  await load(page, example);
  await expect(alert).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'my-saga' });
  await expect(row).toContainText('version 1');

  await page.goto(`${files()}/games/saga/teams`);
  await page.getByLabel('Content', { exact: true }).selectOption({ index: 1 });
  const humans = page.getByRole('region', { name: 'Humans' });
  await expect(humans.getByText('as printed')).toBeVisible();
  await expect(humans.getByRole('row', { name: /^4 × Spearman/ })).toBeVisible();

  await page.goto(`${files()}/packs/saga`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('saga-my-saga-1.json');
  const whole = readFileSync(await download.path(), 'utf8');
  await row.getByRole('button', { name: 'Remove the pack my-saga' }).click();
  await expect(row).toHaveCount(0);
  await load(page, whole);
  await expect(row).toHaveCount(1);
});

test('the content of the game itself is a pack to begin with', async ({ page }) => {
  await page.goto(`${files()}/packs/saga`);
  const link = page.getByRole('link', { name: "Download the game's own content" });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  await load(page, readFileSync(await download.path(), 'utf8'));
  await expect(page.getByRole('listitem').filter({ hasText: 'version 1' })).toContainText('my-saga');
});

test('a match on this device is played with the pack, and goes on though the pack is removed', async ({ page }) => {
  await page.goto(`${files()}/packs/saga`);
  await keep(page, example);
  await page.goto(`${files()}/create/saga`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Content', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Start the match' }).click();
  await asked(page);
  await expect(page.locator('.table-head')).toContainText('Pack: my-saga 1 (');
  await expect(page.locator('.table-head').getByRole('link', { name: 'The teams' })).toBeVisible();
  await page.goto(`${files()}/packs/saga`);
  await page.getByRole('button', { name: /^Remove the pack/ }).click();
  await page.goBack();
  await asked(page);
  await play(page, 2);
  await expect(page.locator('.table-head')).toContainText('Pack: my-saga 1 (');
});

test('a record that needs a pack says so, and opens once the pack is loaded', async ({ page }) => {
  const [treasure] = mimir.base.content.treasures;
  const dear = JSON.stringify({ game: 'mimir', name: 'dear', version: 1, treasures: [{ ...treasure, points: 30 }] });
  await page.goto(`${files()}/replay`);
  await page
    .getByLabel('Open a record')
    .setInputFiles({ name: 'dear.record', mimeType: 'text/plain', buffer: Buffer.from(recordWith(dear)) });
  await expect(page.getByRole('alert')).toContainText(/^This match was played with the content pack dear 1 \(\w{12}\)/);
  await load(page, dear);
  await expect(page.getByText(/^Step 0 of/)).toBeVisible();
  await expect(page.getByText(/^Pack: dear 1 \(/)).toBeVisible();
});

test('at an online table everybody plays with the pack of the host, and sees which one it is', async ({
  page,
  browser,
}) => {
  await page.goto(`${house()}/packs/saga`);
  await keep(page, example);
  await page.goto(`${house()}/create/saga`);
  await page.getByRole('radio', { name: /^Online/ }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Content', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText(/^Pack: my-saga 1 \(/)).toBeVisible();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await expect(guest.getByText(/^Pack: my-saga 1 \(/)).toBeVisible();
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  for (const one of [page, guest]) await expect(one.locator('.table-head')).toContainText('Pack: my-saga 1 (');
  await Promise.any([page, guest].map(one => asked(one)));
  await guest.context().close();
});
