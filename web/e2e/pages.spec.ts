import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { asked, files, house, playNow } from './monkey.ts';
import { ask, gather } from './people.ts';

const MIMIR = new URL('../../games/mimir/', import.meta.url);
const RECORD = fileURLToPath(new URL('test/matches/2-easy.record', MIMIR));

const problems = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
};

const TITLES = { asgard: 'Asgard', bardagi: 'Bardagi', mimir: "Mimir's Challenge", saga: 'Saga 2' };
const GAMES = Object.keys(TITLES);
const PAGES = [
  '/',
  ...GAMES.flatMap(game => [`/create/${game}`, `/rules/${game}`]),
  '/games/bardagi/score',
  '/games/bardagi/tiles',
  '/settings',
  '/about',
  '/replay',
  '/nowhere',
  '/local/none',
];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`${colorScheme}: axe finds nothing`, () => {
    test.use({ colorScheme });

    for (const path of PAGES)
      test(`on ${path}`, async ({ page }) => {
        await page.goto(files() + path);
        await page.locator('h1').waitFor();
        expect(await problems(page)).toEqual([]);
      });

    for (const [game, title] of Object.entries(TITLES))
      test(`at a table of ${game}, with its moves open`, async ({ page }) => {
        await page.goto(files());
        await playNow(page, title);
        await asked(page);
        const moves = page.locator('.moves summary');
        // A dock that answers every offer has no list of them besides.
        if (await moves.isVisible()) await moves.click();
        else await expect(page.locator('.dock [data-move], .dock [data-pick]').first()).toBeVisible();
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

    test('in the lobby, with tables of mine and of others', async ({ page, context, browser }) => {
      const other = await browser.newContext();
      const mine = await gather(['person', 'bot', 'open'], [context]);
      const open = await gather(['person', 'bot', 'open'], [other], { public: true });
      await page.goto(house());
      for (const table of [mine, open]) await page.locator(`a[href="/table/${table}"]`).waitFor();
      expect(await problems(page)).toEqual([]);
      await other.close();
    });

    test('at a table that gathers and then plays, for host, guest and spectator, with chat', async ({
      page,
      context,
      browser,
    }) => {
      const others = [await browser.newContext({ colorScheme }), await browser.newContext({ colorScheme })];
      const table = await gather(['person', 'open', 'bot'], [context]);
      const at = `${house()}/table/${table}`;
      const [guest, spectator] = await Promise.all(others.map(other => other.newPage()));
      await page.goto(at);
      await guest.goto(at);
      await page.getByLabel('Your message').fill('Skål!');
      await page.getByRole('button', { name: 'Say' }).click();
      for (const one of [page, guest]) {
        await one.getByText('Skål!').waitFor();
        expect(await problems(one)).toEqual([]);
      }
      await guest.getByRole('button', { name: 'Sit here' }).click();
      await page.getByRole('button', { name: 'Start the match' }).click();
      await spectator.goto(at);
      for (const one of [page, guest, spectator]) await one.locator('.frame .chat').getByText('Skål!').waitFor();
      await Promise.any([page, guest].map(one => one.locator('.moves summary').click()));
      for (const one of [page, guest, spectator]) expect(await problems(one)).toEqual([]);
      await page.locator('.deeds summary').click();
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.locator('dialog').waitFor();
      expect(await problems(page)).toEqual([]);
      for (const other of others) await other.close();
    });

    test('at the account of a guest, refused and signed in', async ({ page, context }) => {
      await page.goto(`${house()}/settings`);
      await page.getByLabel('User name').fill('nobody');
      await page.getByLabel('Password').fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').waitFor();
      expect(await problems(page)).toEqual([]);
      const username = `axe${colorScheme}${Date.now().toString(36)}`;
      await ask(context, '/api/auth/sign-up/email', { username, password: 'by the ash tree' });
      await page.reload();
      await page.getByText('You are signed in as').waitFor();
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
  await expect(page.getByRole('button', { name: 'Spill nå' }).first()).toBeVisible();
});

test('a prompt leads to its rule', async ({ page, context }) => {
  await page.goto(files());
  await playNow(page);
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
  await playNow(page);
  await asked(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('nothing in the house is wider than the narrowest phone', async ({ page, context, browser }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const other = await browser.newContext();
  const waiting = await gather(['person', 'open', 'bot'], [context], { public: true });
  const playing = await gather(['person', 'bot', 'bot'], [other]);
  for (const [path, sign] of [
    ['', '.table-row'],
    [`/table/${waiting}`, '.seat-row'],
    [`/table/${playing}`, '.frame .chat'],
    ['/settings', '.account'],
  ]) {
    await page.goto(house() + path);
    await page.locator(sign).first().waitFor();
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
  }
  await other.close();
});

/** Which of these names the cards on the page would break in the middle of a word, or set too small to be read. */
const brokenNames = (page: Page, names: readonly string[]) =>
  page.locator('.mim-card-name').evaluateAll(
    (places, all) =>
      places.flatMap(place => {
        const shown = place.textContent;
        const broken = all.filter(name => {
          place.textContent = name;
          const text = place.firstChild as Text;
          return [...name.matchAll(/\S+/g)].some(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1;
          });
        });
        place.textContent = shown;
        return Number.parseFloat(getComputedStyle(place).fontSize) < 11 ? all : broken;
      }),
    names,
  );

for (const record of ['2-easy', '3-normal-manual', '4-chain'])
  test(`the name of an artefact is never broken, however narrow its card: ${record}`, async ({ page }) => {
    const names = ['en', 'nb'].flatMap(language => {
      const words = JSON.parse(readFileSync(new URL(`words/${language}.json`, MIMIR), 'utf8')) as Record<
        string,
        string
      >;
      return Object.entries(words).flatMap(([key, text]) => (key.startsWith('artefact.') ? [text] : []));
    });
    await page.goto(`${files()}/replay`);
    const file = fileURLToPath(new URL(`test/matches/${record}.record`, MIMIR));
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel('Where in the match').press('End');
    await page.getByLabel('Seen by').selectOption('0');
    for (const width of [360, 700, 900, 1024, 1440, 2200, 3840]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await brokenNames(page, names)]).toEqual([width, []]);
    }
  });

/** A match of Astrid against three bots, kept in the browser: so many steps of a record. */
const keepMatch = async (page: Page, id: string, file: string, steps: number) => {
  const [head, all] = readFileSync(new URL(`test/matches/${file}`, MIMIR), 'utf8').split('\n\n');
  const seats = ['Astrid', 'Ulf', 'Sigrun', 'Torstein'].map((name, seat) => ({
    name,
    driver: seat === 0 ? 'person' : 'bot',
  }));
  const record = `${head}\n\n${all.split('\n').slice(0, steps).join('\n')}\n`;
  const touched = { startedAt: '2026-01-01T12:00:00.000Z', touchedAt: '2026-01-01T12:30:00.000Z' };
  const match = { id, game: 'mimir', seats, ...touched, over: false, myTurn: true, record };
  await page.addInitScript(kept => {
    localStorage.setItem(`idavoll.match.${kept.id}`, JSON.stringify(kept));
    localStorage.setItem('idavoll.matches', JSON.stringify([kept.id]));
  }, match);
};

test('of my tables those that wait for me come first, wherever they are played', async ({ page, context }) => {
  await keepMatch(page, 'here', '4-chain.record', 100);
  const table = await gather(['person', 'bot', 'open'], [context]);
  await page.goto(house());
  await page.locator(`a[href="/table/${table}"]`).waitFor();
  const rows = page.locator('section[aria-labelledby="mine"] .table-row');
  await expect(rows.locator('.badge')).toHaveText(['Your turn', '1 free seat']);
  await expect(rows.last()).toContainText('Ulf (Karl)');
});

test('MIM-384: without the public record the log names nothing that others took', async ({ page }) => {
  await keepMatch(page, 'half', '4-easy-variant.record', 160);
  await page.goto(`${files()}/local/half`);
  await page.getByRole('button', { name: /^Show all/ }).click();
  const lines = await page.locator('.log .line').allTextContents();
  const taken = lines.filter(line => / takes /.test(line) && !line.includes('takes nothing'));
  expect(taken.some(line => /^Astrid takes (skin|wood|metal|gem) \d/.test(line))).toBe(true);
  const others = taken.filter(line => !line.startsWith('Astrid'));
  expect(others.length).toBeGreaterThan(3);
  for (const line of others) expect(line).toMatch(/^\w+ takes a treasure from /);
});
