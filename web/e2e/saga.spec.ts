import { expect, type Page, test } from '@playwright/test';
import { clickSomething, files, over, play, stepOf } from './monkey.ts';

const SAGAS = ['fight', 'duel', 'treasure', 'mist', 'crown'];
const SEATS = [2, 3, 4, 5];
/** Every saga and every seat count once; all of them together with `npm run test:full`. */
const CASES = SAGAS.flatMap((saga, i) =>
  SEATS.filter((_, j) => process.env.IDAVOLL_FULL || j === i % SEATS.length).map(seats => ({ saga, seats })),
);

const open = async (page: Page, saga: string, seats: number) => {
  await page.goto(`${files()}/create/saga`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.locator('select[name="saga"]').selectOption(saga);
  await page.getByRole('button', { name: 'Start the match' }).click();
};

for (const { saga, seats } of CASES)
  test(`the ${saga} saga with ${seats} seats, clicked to its end`, async ({ page }) => {
    test.setTimeout(600_000);
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await open(page, saga, seats);
    expect(await play(page, 2000)).toBeGreaterThan(2);
    await expect(over(page)).toBeVisible();
    expect(errors).toEqual([]);
  });

test('a step can be taken back, and the figure that was named as well', async ({ page }) => {
  await open(page, 'fight', 2);
  const steps = page.locator('.board [data-move^="step "]');
  // Whoever must dodge first cannot take it back.
  const calm = page.locator('.board [data-move^="step "]:not([data-final])');
  for (let clicks = 0; clicks < 60 && (await calm.count()) === 0; clicks++) await clickSomething(page);
  const before = await stepOf(page);
  await calm.first().click();
  await expect(page.locator('.frame')).toHaveAttribute('data-step', String(before + 1));
  for (const left of [before, before - 1]) {
    await page.locator('[data-undo]').click();
    await expect(page.locator('.frame')).toHaveAttribute('data-step', String(left));
  }
  await expect(steps).toHaveCount(0);
});

test('an area that is offered can be clicked wherever it is, houses and trees included', async ({ page }) => {
  // With five seats even the last one has a choice.
  await open(page, 'fight', 5);
  await page.locator('.board [data-move^="area "]').first().waitFor();
  const [asked, missed] = await page.evaluate(() => {
    const edges = [...document.querySelectorAll<SVGPathElement>('[data-move^="area "] .sag-area-edge')];
    const parts = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);
    const points = edges.flatMap(edge => {
      const { x, y, width, height } = edge.getBBox();
      return parts
        .flatMap(across => parts.map(down => new DOMPoint(x + across * width, y + down * height)))
        .filter(point => edge.isPointInFill(point))
        .map(point => ({ edge, at: point.matrixTransform(edge.getScreenCTM() ?? undefined) }));
    });
    const isMissed = ({ edge, at }: (typeof points)[number]) =>
      document.elementFromPoint(at.x, at.y)?.parentNode !== edge.parentNode;
    return [points.length, points.filter(isMissed).map(({ at }) => [at.x, at.y])];
  });
  expect(asked).toBeGreaterThan(100);
  expect(missed).toEqual([]);
});
