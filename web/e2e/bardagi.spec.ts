import { expect, type Page, test } from '@playwright/test';
import { asked, clickSomething, files, over, play } from './monkey.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

/** Two seats on a phone; the other tables are for `npm run test:full`. */
const CASES = [
  { seats: 2, side: 'winter', size: PHONE },
  ...(process.env.IDAVOLL_FULL
    ? [
        { seats: 2, side: 'summer', size: LAPTOP },
        { seats: 3, side: 'winter', size: LAPTOP },
        { seats: 3, side: 'summer', size: PHONE },
        { seats: 4, side: undefined, size: LAPTOP },
        { seats: 5, side: undefined, size: PHONE },
      ]
    : []),
];

const open = async (page: Page, seats: number, side: string | undefined) => {
  await page.goto(`${files()}/create/bardagi`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  if (side) await page.locator('select[name="boardSide"]').selectOption(side);
  await page.getByRole('button', { name: 'Start the match' }).click();
};

for (const { seats, side = 'summer', size } of CASES)
  test(`Bardagi with ${seats} seats in ${side} on a screen ${size.width} wide, clicked to its end`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await page.setViewportSize(size);
    await open(page, seats, seats > 3 ? undefined : side);
    expect(await play(page, 4000, 0.2)).toBeGreaterThan(40);
    await expect(over(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    expect(errors).toEqual([]);
  });

/** What leads to an offer and cannot be pressed where it is: neither in sight nor below the fold of the dock. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const pointOf = (control: Element): DOMPoint => {
      const near = control.getAttribute('data-near');
      const svg = control.closest('svg');
      if (near && svg && control instanceof SVGGraphicsElement) {
        const [x, y] = near.split(' ').map(Number);
        return new DOMPoint(x, y).matrixTransform(control.getScreenCTM() ?? undefined);
      }
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = control.getBoundingClientRect();
      return new DOMPoint(left + width / 2, top + height / 2);
    };
    const isHidden = (control: Element) => {
      const { x, y } = pointOf(control);
      const top = document.elementFromPoint(x, y);
      return !top || !(control.contains(top) || top.contains(control));
    };
    return [...document.querySelectorAll('.board :is([data-move], [data-pick])')]
      .filter(isHidden)
      .map(control => control.getAttribute('data-move') ?? control.getAttribute('data-pick'));
  });

for (const size of [LAPTOP, PHONE])
  test(`on a screen ${size.width} wide every offer is in sight, or comes into sight by a chip`, async ({ browser }) => {
    test.setTimeout(600_000);
    const isPhone = size === PHONE;
    const context = await browser.newContext({
      viewport: size,
      hasTouch: isPhone,
      isMobile: isPhone,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await open(page, 2, 'summer');
    const away: string[] = [];
    for (let n = 0; n < 60; n++) {
      await asked(page);
      if ((await over(page).count()) > 0) break;
      const { scrollHeight, innerHeight } = await page.evaluate(() => ({
        scrollHeight: document.documentElement.scrollHeight,
        innerHeight: window.innerHeight,
      }));
      expect(scrollHeight).toBeLessThanOrEqual(innerHeight);
      let left = await hidden(page);
      const chip = page.locator('.out-of-sight');
      if (left.length > 0 && (await chip.count()) > 0) {
        await chip.click();
        left = await hidden(page);
      }
      away.push(...left.map(move => `${n}: ${move}`));
      await clickSomething(page, 0.3);
    }
    expect(away).toEqual([]);
    await context.close();
  });
