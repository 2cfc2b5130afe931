import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { asked, clickSomething, house, over, play, stepOf } from './monkey.ts';

/** Opens an online table of three with two free seats, and says its address. */
const openTable = async (page: Page): Promise<string> => {
  await page.goto(`${house()}/create/mimir`);
  await page.getByRole('radio', { name: /^Online/ }).check();
  for (const seat of [2, 3]) await page.getByLabel(`Who plays seat ${seat}?`).selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByLabel('Link to this table').inputValue();
};

const sitDown = async (context: BrowserContext, link: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(page.getByText('you', { exact: true })).toBeVisible();
  return page;
};

/** The owners of all tokens that lie face down and are shown to be something. */
const knownFaceDown = (page: Page): Promise<number[]> =>
  page.locator('[data-piece$="-true"]').evaluateAll(pieces =>
    pieces.flatMap(piece => {
      const owner = / (\d)-\w+-true$/.exec(piece.getAttribute('data-piece') ?? '')?.[1];
      return owner === undefined ? [] : [Number(owner)];
    }),
  );

test('three people and a spectator, each in their own browser, play to the end', async ({ browser }) => {
  test.setTimeout(420_000);
  const contexts = await Promise.all(Array.from({ length: 4 }, () => browser.newContext()));
  const frames: string[][] = contexts.map(() => []);
  for (const [i, context] of contexts.entries())
    context.on('page', page =>
      page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames[i].push(String(payload)))),
    );
  const host = await contexts[0].newPage();
  const link = await openTable(host);
  const second = await sitDown(contexts[1], link);
  const third = await sitDown(contexts[2], link);
  const spectator = await contexts[3].newPage();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await spectator.goto(link);
  await spectator.locator('.frame').waitFor();
  await expect(spectator.locator('[data-move]')).toHaveCount(0);
  await expect(spectator.getByText('You are watching')).toBeVisible();
  await expect(spectator.locator('[data-undo]')).toHaveCount(0);

  const players = [host, second, third];
  const known = [0, 0, 0, 0];
  for (let n = 0; n < 900; n++) {
    if ((await over(host).count()) > 0) break;
    if (n % 10 === 0)
      for (const [seat, page] of [...players, spectator].entries()) {
        const owners = await knownFaceDown(page);
        expect(owners.filter(owner => owner !== seat)).toEqual([]);
        known[seat] += owners.length;
      }
    const asking = await Promise.all(players.map(page => page.locator('.board [data-move]').count()));
    const seat = asking.findIndex(count => count > 0);
    if (seat >= 0) await clickSomething(players[seat]);
    else await host.waitForTimeout(50);
  }
  for (const page of [...players, spectator]) await expect(over(page)).toBeVisible();
  const steps = await Promise.all([...players, spectator].map(stepOf));
  expect(new Set(steps).size).toBe(1);
  expect(known.map(count => count > 0)).toEqual([true, true, true, false]);
  // What others lay face down is '?' in everything that a browser is told.
  for (const [seat, told] of frames.entries()) {
    const placed = told.join('\n').matchAll(/"type":"placed","seat":(\d),"realm":"\w+","token":"([^"]+)"/g);
    const owners = new Set([...placed].map(([, owner, token]) => (token === '?' ? 'hidden' : Number(owner))));
    expect(owners).toEqual(new Set(seat === 3 ? ['hidden'] : ['hidden', seat]));
  }
  for (const context of contexts) await context.close();
});

test('two tabs stay in step, also after one was reloaded without a network', async ({ page, context }) => {
  await page.goto(`${house()}/create/mimir`);
  await page.getByRole('radio', { name: /^Online/ }).check();
  for (const seat of [2, 3]) await page.getByLabel(`Who plays seat ${seat}?`).selectOption('bot');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await asked(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await asked(other);
  await play(page, 1);
  await expect.poll(async () => (await stepOf(other)) === (await stepOf(page))).toBe(true);
  await context.setOffline(true);
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.goto(other.url());
  await asked(page);
  await play(page, 3);
  await expect.poll(async () => (await stepOf(other)) === (await stepOf(page))).toBe(true);
});

test('people talk, and an undo is seen by all', async ({ page, browser }) => {
  const link = await openTable(page);
  await page.getByRole('button', { name: 'Give it to a bot' }).first().click();
  const context = await browser.newContext();
  const guest = await sitDown(context, link);
  await guest.getByLabel('Your message').fill('Skål!');
  await guest.getByRole('button', { name: 'Say' }).click();
  await expect(page.getByText('Skål!')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  const players = [page, guest];
  for (const one of players) await one.locator('.frame').waitFor();
  for (let n = 0; n < 200; n++) {
    const asking = await Promise.all(players.map(one => one.locator('.board [data-move]').count()));
    const seat = asking.findIndex(count => count > 0);
    if (seat < 0) {
      await page.waitForTimeout(50);
      continue;
    }
    await clickSomething(players[seat]);
    const undo = players[seat].locator('[data-undo]:not([disabled])');
    if ((await undo.count()) === 0) continue;
    const step = await stepOf(players[seat]);
    await undo.click();
    await expect(players[seat].locator('.frame')).toHaveAttribute('data-step', String(step - 1));
    await expect(players[1 - seat].locator('.frame')).toHaveAttribute('data-step', String(step - 1));
    await context.close();
    return;
  }
  throw new Error('nothing could be taken back');
});

test('an account keeps the tables of the guest it was', async ({ page, browser }) => {
  const name = `player${Date.now().toString(36)}`;
  const signIn = async (at: Page, button: string) => {
    await at.goto(`${house()}/settings`);
    await at.getByLabel('User name').fill(name);
    await at.getByLabel('Password').fill('by the ash tree');
    await at.getByRole('button', { name: button }).click();
    await expect(at.getByText(`You are signed in as`)).toBeVisible();
  };
  const link = await openTable(page);
  await signIn(page, 'Make an account');
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${house()}/settings`);
  await elsewhere.getByLabel('User name').fill(name);
  await elsewhere.getByLabel('Password').fill('something else');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('do not belong together');
  await signIn(elsewhere, 'Sign in');
  await elsewhere.goto(house() ?? '');
  await expect(elsewhere.locator(`a[href="${new URL(link).pathname}"]`)).toBeVisible();
  await context.close();
});
