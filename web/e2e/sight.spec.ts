/** The next press toward every offer is in sight: inside of the window, under nothing, and large enough for a thumb. */
import { expect, type Page, test } from '@playwright/test';
import { type Decision, decisionsOf, type Playing, savedFor } from './decisions.ts';
import { asked, files, over, play } from './monkey.ts';

const SCREENS = {
  desk: [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ],
  phone: [
    [390, 844],
    [360, 740],
  ],
} as const;
/** What a thumb needs, in pixels. */
const THUMB = 40;

/** Games with a dock, how they are played, and how many kinds of decision they have. */
const GAMES: readonly (Playing & { readonly questions: number })[] = [
  {
    game: 'asgard',
    matches: 30,
    eager: /^build temple-7/,
    idle: /^(decline|stop|done|give up|pass)$/,
    questions: 39,
  },
];

interface Seen {
  /** Every move that one press, or a pick and a press, can play. */
  readonly moves: string[];
  /** What is drawn to be pressed and is out of reach. */
  readonly hidden: string[];
  /** Where the decision lives, and whether the page would have to be moved. */
  readonly dock: string;
  readonly scrolls: boolean;
}

/** In one go: a press in the page itself costs nothing. What is picked is put back. */
const look = (page: Page, thumb: number): Promise<Seen> =>
  page.evaluate(async least => {
    const isInSight = (control: Element): boolean => {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      if (Math.min(width, height) < least || left < 0 || top < 0) return false;
      if (right > innerWidth || bottom > innerHeight) return false;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && control.contains(hit);
    };
    const moves = new Set<string>();
    const hidden = new Set<string>();
    const note = (mark: string, seen: Set<string>) => {
      for (const control of document.querySelectorAll(`.board [${mark}]`))
        (isInSight(control) ? seen : hidden).add(control.getAttribute(mark) ?? '');
    };
    const picks = new Set<string>();
    note('data-move', moves);
    note('data-pick', picks);
    for (const pick of [...picks, ...[...picks].slice(0, 1)]) {
      document.querySelector<HTMLElement>(`.board [data-pick="${pick}"]`)?.click();
      await new Promise(requestAnimationFrame);
      note('data-move', moves);
    }
    const box = document.querySelector('.dock')?.getBoundingClientRect();
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      moves: [...moves].sort(),
      hidden: [...hidden],
      dock: box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : '',
      scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight,
    };
  }, thumb);

/** A page that is loaded already goes to another table by itself. */
const open = async (page: Page, game: string, decision: Decision) => {
  const id = `sight-${decision.ask}`;
  await page.evaluate(
    match => {
      localStorage.setItem(`idavoll.match.${match.id}`, JSON.stringify(match));
      history.pushState(null, '', `/local/${match.id}`);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    savedFor(game, decision, id),
  );
  const held = page.locator(`.frame[data-step="${decision.step}"]`);
  await held.waitFor();
  const take = page.locator('[data-take-screen]');
  await page.locator('.board [data-move], [data-take-screen]').first().waitFor();
  if (await take.count()) await take.click();
  await asked(page);
};

for (const { questions, ...playing } of GAMES)
  for (const [screen, sizes] of Object.entries(SCREENS))
    test(`${playing.game} on a ${screen}: every answer of every decision is in sight, and the dock stays where it is`, async ({
      browser,
    }) => {
      test.setTimeout(600_000);
      const phone = screen === 'phone' ? { hasTouch: true, isMobile: true } : {};
      const context = await browser.newContext({ ...phone, locale: 'en-GB', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(files());
      const decisions = decisionsOf(playing);
      expect(decisions.length).toBe(questions);
      const docks = new Map<string, Set<string>>();
      for (const decision of decisions) {
        await open(page, playing.game, decision);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const { dock, ...found } = await look(page, screen === 'phone' ? THUMB : 1);
          expect({ ask: decision.ask, width, ...found }).toEqual({
            ask: decision.ask,
            width,
            moves: [...decision.offers].sort(),
            hidden: [],
            scrolls: false,
          });
          docks.set(`${width}`, (docks.get(`${width}`) ?? new Set()).add(dock));
        }
      }
      expect([...docks.values()].map(({ size }) => size)).toEqual(sizes.map(() => 1));
      await context.close();
    });

/** Whole matches, at two sizes. */
if (process.env.IDAVOLL_FULL)
  for (const { game } of GAMES)
    for (const [width, height] of [SCREENS.desk[0], SCREENS.phone[0]])
      test(`${game} at ${width}×${height}: nothing that is drawn to be pressed is out of sight, all through a match`, async ({
        page,
      }) => {
        test.setTimeout(900_000);
        await page.setViewportSize({ width, height });
        await page.goto(`${files()}/create/${game}`);
        await page.getByRole('button', { name: 'Start the match' }).click();
        while ((await over(page).count()) === 0) {
          await asked(page);
          if ((await over(page).count()) > 0) break;
          expect((await look(page, width < 500 ? THUMB : 1)).hidden).toEqual([]);
          await play(page, 1);
        }
        await expect(over(page)).toBeVisible();
      });
