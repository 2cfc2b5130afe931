import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { house } from './monkey.ts';
import { ask, gather } from './people.ts';

const PASSWORD = 'by the ash tree';
const makeAccount = async (page: Page, name: string) => {
  await page.goto(`${house()}/settings`);
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText('You are signed in as')).toBeVisible();
};

test('somebody takes the own data along, comes back by a recovery code, and goes for good', async ({
  page,
  browser,
}) => {
  const name = `urd${Date.now().toString(36)}`;
  await page.goto(`${house()}/settings`);
  await page.getByLabel('Your name').fill('Verdandi');
  await page.getByLabel('Your name').press('Enter');
  await makeAccount(page, name);
  await expect(page.getByText('You have no recovery codes.')).toBeVisible();
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill('something else');
  await page.getByRole('dialog').getByRole('button', { name: 'Make recovery codes' }).click();
  await expect(page.getByRole('alert')).toContainText('not the password');
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Make recovery codes' }).click();
  const codes = page.locator('.codes code');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download it' }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(data.account.username).toBe(name);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${house()}/settings`);
  await elsewhere.getByRole('button', { name: 'I have forgotten my password' }).click();
  await elsewhere.getByLabel('User name').fill(name);
  await elsewhere.getByLabel('Recovery code').fill('AAAA-AAAA-AAAA-AAAA');
  await elsewhere.getByLabel('New password', { exact: true }).fill('an eye in the well');
  await elsewhere.getByRole('button', { name: 'Set it and sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('not a code of this account');
  await elsewhere.getByLabel('Recovery code').fill(code);
  await elsewhere.getByRole('button', { name: 'Set it and sign in' }).click();
  await expect(elsewhere.getByText('You are signed in as Verdandi')).toBeVisible();
  await expect(elsewhere.getByText('You have 9 recovery codes left.')).toBeVisible();

  await elsewhere.getByRole('button', { name: 'Delete my account' }).click();
  await expect(elsewhere.getByText('Your moves in matches with others stay')).toBeVisible();
  await elsewhere.getByRole('dialog').getByLabel('Password').fill('an eye in the well');
  await elsewhere.getByRole('button', { name: 'Delete everything' }).click();
  await elsewhere.waitForURL(`${house()}/`);
  await elsewhere.goto(`${house()}/settings`);
  await expect(elsewhere.getByText('You play as a guest')).toBeVisible();
  await expect(elsewhere.getByLabel('Your name')).not.toHaveValue('Verdandi');
  await elsewhere.getByLabel('User name').fill(name);
  await elsewhere.getByLabel('Password').fill('an eye in the well');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('do not belong together');
  await context.close();
});

test('somebody who disturbs is hidden, reported and blocked, and let near again', async ({ browser }) => {
  const [host, loud] = [await browser.newContext(), await browser.newContext()];
  const table = await gather(['person', 'open'], [host, loud]);
  await ask(host, `/api/tables/${table}/start`);
  const [page, other] = [await host.newPage(), await loud.newPage()];
  for (const one of [page, other]) {
    await one.goto(`${house()}/table/${table}`);
    await one.locator('.frame').waitFor();
  }
  const shout = async (text: string) => {
    const field = other.locator('.chat input[name=text]');
    if (!(await field.isVisible())) await other.locator('.chat summary').click();
    await field.fill(text);
    await field.press('Enter');
    await expect(other.locator('.chat').getByText(text)).toBeVisible();
  };
  const chat = page.locator('.chat ul');
  await shout('LOUD ONE');
  await expect(chat.getByText('LOUD ONE')).toBeVisible();
  await page.getByRole('button', { name: 'Somebody disturbs …' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('li')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Hide what they say here' }).click();
  await expect(chat.getByText('LOUD ONE')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Show what they say again' }).click();
  await expect(chat.getByText('LOUD ONE')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Report …' }).click();
  await dialog.getByLabel('Reason').selectOption('insults');
  await dialog.getByLabel('In your words').fill('He shouts.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByRole('status')).toContainText('The report about Guest 2 is on its way');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('Guest 2 is blocked');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await shout('LOUD TWO');
  await page.reload();
  await page.locator('.frame').waitFor();
  await expect(chat.getByText('LOUD')).toHaveCount(0);

  await page.goto(`${house()}/settings`);
  await page.getByRole('button', { name: 'Let Guest 2 near me again' }).click();
  await expect(page.getByText('People you have blocked')).toHaveCount(0);
  for (const context of [host, loud]) await context.close();
});
