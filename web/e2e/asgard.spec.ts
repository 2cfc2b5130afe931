import { expect, test } from '@playwright/test';
import { files, over, play } from './monkey.ts';

/** Few seats on a phone, many at a desk; the third case is for `npm run test:full`. */
const CASES = [
  { seats: 2, width: 390 },
  { seats: 4, width: 1280 },
  ...(process.env.IDAVOLL_FULL ? [{ seats: 3, width: 1920 }] : []),
];

for (const { seats, width } of CASES)
  test(`Asgard with ${seats} seats on a screen ${width} wide, clicked to its end`, async ({ page }) => {
    test.setTimeout(600_000);
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${files()}/create/asgard`);
    await page.getByRole('radio', { name: String(seats), exact: true }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    expect(await play(page, 2000)).toBeGreaterThan(20);
    await expect(over(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(errors).toEqual([]);
  });
