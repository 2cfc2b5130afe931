import { expect, type Page, test } from '@playwright/test';
import { house } from './monkey.ts';

/** Browsers know passkeys at names, not at numbers. */
const named = () => house().replace('127.0.0.1', 'localhost');

/** A key of the device that nobody has to touch. */
const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
};

test('a guest makes an account, adds a passkey, and comes back to the same tables with it alone', async ({ page }) => {
  const keys = await addAuthenticator(page);
  await page.goto(`${named()}/create/mimir`);
  await page.getByRole('radio', { name: /^Online/ }).check();
  await page.getByLabel('Who plays seat 2?').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const table = new URL(await page.getByLabel('Link to this table').inputValue()).pathname;
  const mine = page.locator(`section[aria-labelledby="mine"] a[href="${table}"]`);

  await page.goto(`${named()}/settings`);
  await page.getByLabel('Your name').fill('Heimdall');
  await page.getByLabel('Your name').press('Enter');
  await page.getByLabel('User name').fill(`heimdall${Date.now().toString(36)}`);
  await page.getByLabel('Password').fill('hears the grass grow');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText('You are signed in as Heimdall.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is ready.')).toBeVisible();
  expect(await keys()).toBe(1);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device already has a passkey')).toBeVisible();
  expect(await keys()).toBe(1);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You play as a guest')).toBeVisible();
  await page.goto(named());
  await expect(page.getByText('You sit at no table yet.')).toBeVisible();
  await expect(mine).toHaveCount(0);

  await page.goto(`${named()}/settings`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('You are signed in as Heimdall.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Heimdall');
  await page.goto(named());
  await expect(mine).toBeVisible();
  await mine.click();
  await expect(page.getByText('you', { exact: true })).toBeVisible();
});

test('at an address that passkeys do not belong to, the page says so', async ({ page }) => {
  await addAuthenticator(page);
  await page.goto(`${house()}/settings`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('belong to another address');
});

test('without a passkey of this house the device says so, and nobody is signed in', async ({ page }) => {
  await addAuthenticator(page);
  await page.goto(`${named()}/settings`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('The passkey was not used.');
  await expect(page.getByText('You play as a guest')).toBeVisible();
});
