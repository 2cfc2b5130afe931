/** A monkey at the table: it clicks what can be clicked, until there is nothing left to click. */
import type { Locator, Page } from '@playwright/test';

const MOST_CLICKS = 600;

export const files = (): string => process.env.IDAVOLL_FILES ?? '';
export const house = (): string => process.env.IDAVOLL_HOUSE ?? '';

export const over = (page: Page): Locator => page.locator('.frame[data-over]');
const moves = (page: Page): Locator => page.locator('.board [data-move]');
export const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.frame').getAttribute('data-step'));

/** One click on the home page, at the card of this game. */
export const playNow = async (page: Page, game = "Mimir's Challenge") => {
  const card = page.locator('.game-card').filter({ has: page.getByRole('heading', { name: game }) });
  await card.getByRole('button', { name: 'Play now' }).click();
};

/** Waits until something can be done here: a move, taking the screen, or seeing that it is over. */
export const asked = (page: Page) =>
  page
    .locator(
      '.frame[data-over], [data-take-screen], .frame:not([data-busy]) :is(.board :is([data-move], [data-pick]), [data-end-turn])',
    )
    .first()
    .waitFor({ timeout: 60_000, state: 'attached' });

/** Ends the turn if the last step of it waits for that. */
export const endTurn = async (page: Page) => {
  const step = await stepOf(page);
  const end = page.locator('.frame:not([data-busy]) [data-end-turn]');
  if ((await end.count()) === 0) return false;
  await end.click();
  await page.locator(`.frame:not([data-step="${step}"])`).waitFor({ timeout: 10_000 });
  return true;
};

/** Picks something that leads to a move, or to another one. What takes back what was counted out leads away from them. */
const pickSomething = async (page: Page): Promise<boolean> => {
  const picks = page.locator('.board [data-pick]:not([data-pick$="-"])');
  const count = await picks.count();
  if (count === 0) return false;
  await picks
    .nth(Math.floor(Math.random() * count))
    .click({ timeout: 5000 })
    .catch(() => undefined);
  return true;
};

/** One click on a random control of the board, and the end of the turn if it asks for one. Says false once it is over. */
export const clickSomething = async (page: Page, pickiness = 0): Promise<boolean> => {
  await asked(page);
  if ((await over(page).count()) > 0) return false;
  const take = page.locator('[data-take-screen]');
  if ((await take.count()) > 0) {
    await take.click();
    return true;
  }
  if (await endTurn(page)) return true;
  const step = await stepOf(page);
  const count = await moves(page).count();
  if ((count === 0 || Math.random() < pickiness) && (await pickSomething(page))) return true;
  // The board may change under the hand of a slow monkey: then it looks again.
  const hit = await moves(page)
    .nth(Math.floor(Math.random() * count))
    .click({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
  if (hit) await page.locator(`.frame:is(:not([data-step="${step}"]), [data-held])`).waitFor({ timeout: 10_000 });
  await endTurn(page);
  return true;
};

/** So many clicks, or to the end. Says how many it took. */
export const play = async (page: Page, clicks = MOST_CLICKS, pickiness = 0): Promise<number> => {
  for (let n = 0; n < clicks; n++) if (!(await clickSomething(page, pickiness))) return n;
  return clicks;
};
