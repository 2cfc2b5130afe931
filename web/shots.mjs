/** `npm run shots`: every page, and a match of Mimir at five moments, on phone and desk, by day and by night. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serve } from './static-server.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, '.idavoll', 'shots');
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};
const only = process.argv.slice(2);

const record = readFileSync(join(ROOT, 'games/mimir/test/matches/4-chain.record'), 'utf8');
const [head, steps, tail] = record.split('\n\n');
const lines = steps.split('\n');

/** The match before the nth step of seat 0 that is written like this. */
const before = (pattern, nth = 0) => {
  const found = lines.map((line, i) => [line, i]).filter(([line]) => pattern.test(line));
  return `${head}\n\n${lines.slice(0, found[Math.min(nth, found.length - 1)][1]).join('\n')}\n`;
};

const MOMENTS = {
  1: before(/^\d+\. 0 \w+>/, 0),
  2: before(/^\d+\. 0 \w+>/, 12),
  3: before(/^\d+\. 0 (choose|stand|call|scare|carry|fly)/, 1),
  4: before(/^\d+\. 0 take/, 1),
  5: `${head}\n\n${steps}\n\n${tail}`,
};

const NAMES = ['Astrid', 'Ulf', 'Sigrun', 'Torstein'];
const saved = (id, text) => ({
  id,
  game: 'mimir',
  seats: NAMES.map((name, seat) => ({ name, driver: seat === 0 ? 'person' : 'bot' })),
  startedAt: '2026-01-01T12:00:00.000Z',
  touchedAt: '2026-01-01T12:30:00.000Z',
  over: text.includes('scores:'),
  myTurn: !text.includes('scores:'),
  record: text,
});

const PAGES = {
  home: '/',
  create: '/create/mimir',
  settings: '/settings',
  about: '/about',
  rules: '/rules/mimir',
  rule: '/rules/mimir#MIM-162',
  replay: '/replay',
  'replay-match': '/replay/local/moment5',
  lost: '/nowhere',
  ...Object.fromEntries(Object.keys(MOMENTS).map(n => [`match-${n}`, `/local/moment${n}`])),
};

const { url, close } = await serve();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ARGS });
mkdirSync(OUT, { recursive: true });
for (const [screen, options] of Object.entries(SCREENS))
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ ...options, colorScheme, reducedMotion: 'reduce', locale: 'en-GB' });
    const matches = Object.entries(MOMENTS).map(([n, text]) => saved(`moment${n}`, text));
    await context.addInitScript(all => {
      localStorage.setItem('idavoll.settings', JSON.stringify({ name: 'Astrid' }));
      for (const match of all) localStorage.setItem(`idavoll.match.${match.id}`, JSON.stringify(match));
      localStorage.setItem('idavoll.matches', JSON.stringify(['moment2', 'moment5']));
    }, matches);
    const page = await context.newPage();
    for (const [name, path] of Object.entries(PAGES)) {
      if (only.length > 0 && !only.includes(name)) continue;
      await page.goto(url + path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(250);
      const file = join(OUT, `${name}-${screen}-${colorScheme}.png`);
      await page.screenshot({ path: file });
      if (screen === 'phone' && !name.startsWith('rule'))
        await page.screenshot({ path: file.replace('.png', '-whole.png'), fullPage: true });
    }
    await context.close();
  }
await browser.close();
close();
console.log(`Screenshots are in ${OUT}.`);
