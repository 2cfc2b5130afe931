/**
 * `npm run shots`: every page, a match of Mimir at five moments, one of Asgard at seven, one of Bardagi at six, every
 * saga, and a house with people in it, on phone and desk, by day and by night. `npm run shots -- home match-4` takes only
 * those.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord } from '@idavoll/engine';
import { chromium } from '@playwright/test';
import { openHouse } from './shots-house.mjs';
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

/** How many steps stand before the nth one that is written like this. */
const stepsBefore = (pattern, nth = 0) => {
  const found = lines.map((line, i) => [line, i]).filter(([line]) => pattern.test(line));
  return found[Math.min(nth, found.length - 1)][1];
};
const upTo = count => `${head}\n\n${lines.slice(0, count).join('\n')}\n`;

const MOMENTS = {
  1: upTo(stepsBefore(/^\d+\. 0 \w+>/, 0)),
  2: upTo(stepsBefore(/^\d+\. 0 \w+>/, 12)),
  3: upTo(stepsBefore(/^\d+\. 0 (choose|stand|call|scare|carry|fly)/, 1)),
  4: upTo(stepsBefore(/^\d+\. 0 take/, 1)),
  5: `${head}\n\n${steps}\n\n${tail}`,
};

/** Every saga in the middle of a fight or a walk of the first seat, and at its end. */
const sagaMoments = (name, pattern) => {
  const text = readFileSync(join(ROOT, `games/saga/test/matches/${name}.record`), 'utf8');
  const [start, all] = text.split('\n\n');
  const played = all.split('\n');
  const found = played.findIndex((line, i) => i > played.length / 2 && pattern.test(line));
  const saga = name.split('-')[1];
  return {
    [`saga-${saga}`]: `${start}\n\n${played.slice(0, found).join('\n')}\n`,
    [`saga-${saga}-end`]: text,
  };
};
const SAGAS = {
  ...sagaMoments('2-fight', /^\d+\. 0 (against|with|step)/),
  ...sagaMoments('3-duel-chosen', /^\d+\. 0 step/),
  ...sagaMoments('3-treasure', /^\d+\. 0 step/),
  ...sagaMoments('5-mist', /^\d+\. 0 step/),
  ...sagaMoments('4-crown', /^\d+\. 0 (with|step)/),
};

/** Asgard: gods are chosen, discs laid and lifted, a tile is laid, a battle is fought, arms are laid under gods, the end. */
const asgard = readFileSync(join(ROOT, 'games/asgard/test/matches/4-one-by-one.record'), 'utf8');
const momentIn = text => pattern => {
  const [start, all] = text.split('\n\n');
  const played = all.split('\n');
  // The second half of the match shows more; what comes only once is taken where it comes.
  const late = played.findIndex((line, i) => i > played.length / 2 && pattern.test(line));
  return `${start}\n\n${played.slice(0, late < 0 ? played.findIndex(line => pattern.test(line)) : late).join('\n')}\n`;
};
const asgardMoment = momentIn(asgard);
const ASGARD = {
  'asgard-gods': asgardMoment(/^\d+\. 0 choose/),
  'asgard-reveal': asgardMoment(/^\d+\. 0 \w+>(a|b|temple|asgard)/),
  'asgard-turn': asgardMoment(/^\d+\. 0 lift/),
  'asgard-space': asgardMoment(/^\d+\. 0 lay/),
  'asgard-battle': asgardMoment(/^\d+\. 0 (send|fight|give up)/),
  'asgard-arms': asgardMoment(/^\d+\. 0 [\w-]+>(light|dark)-/),
  'asgard-end': asgard,
};

/** Bardagi: cards are planned, a figure goes, an area is attacked, goods are claimed, recruits placed, the end. */
const bardagi = readFileSync(join(ROOT, 'games/bardagi/test/matches/5-the-other-numbers.record'), 'utf8');
const bardagiMoment = momentIn(bardagi);
const BARDAGI = {
  'bardagi-plan': bardagiMoment(/^\d+\. 0 plan/),
  'bardagi-turn': bardagiMoment(/^\d+\. 0 \w+>/),
  'bardagi-attack': bardagiMoment(/^\d+\. 0 attack/),
  'bardagi-claim': bardagiMoment(/^\d+\. 0 claim/),
  'bardagi-muster': bardagiMoment(/^\d+\. 0 (station|axe)/),
  'bardagi-end': bardagi,
};

const NAMES = ['Astrid', 'Ulf', 'Sigrun', 'Torstein', 'Gudrun'];
const saved = (id, text) => ({
  id,
  game: /^game: (\w+)$/m.exec(text)[1],
  seats: NAMES.slice(0, Number(/^seats: (\d)$/m.exec(text)[1])).map((name, seat) => ({
    name,
    driver: seat === 0 ? 'person' : 'bot',
  })),
  startedAt: '2026-01-01T12:00:00.000Z',
  touchedAt: '2026-01-01T12:30:00.000Z',
  over: text.includes('scores:'),
  myTurn: !text.includes('scores:'),
  record: text,
});

const read = readRecord(record);
if (!read.ok) throw new Error(read.error.code);
const files = await serve();
const house = await openHouse(read.value, {
  asked: stepsBefore(/^\d+\. 0 take/, 2),
  notAsked: stepsBefore(/^\d+\. 2 \w+>/, 9),
});
const { playing, waiting, open } = house.tables;

/** Who looks, where, and at what. */
const VISITORS = [
  {
    url: files.url,
    cookies: [],
    pages: {
      home: '/',
      create: '/create/mimir',
      settings: '/settings',
      about: '/about',
      rules: '/rules/mimir',
      rule: '/rules/mimir#MIM-162',
      replay: '/replay',
      'replay-match': '/replay/local/moment5',
      lost: '/nowhere',
      'create-asgard': '/create/asgard',
      'rules-asgard': '/rules/asgard',
      'create-saga': '/create/saga',
      'rules-saga': '/rules/saga',
      teams: '/games/saga/teams',
      odds: '/games/saga/odds',
      packs: '/packs/saga',
      ...Object.fromEntries(Object.keys(MOMENTS).map(n => [`match-${n}`, `/local/moment${n}`])),
      ...Object.fromEntries(
        [...Object.keys(ASGARD), ...Object.keys(SAGAS), ...Object.keys(BARDAGI)].map(name => [name, `/local/${name}`]),
      ),
    },
  },
  {
    url: house.url,
    cookies: house.cookies.astrid,
    pages: { lobby: '/', 'table-waiting': `/table/${waiting}`, 'table-player': `/table/${playing}` },
  },
  {
    url: house.url,
    cookies: house.cookies.watcher,
    pages: { 'table-join': `/table/${open}`, 'table-spectator': `/table/${playing}`, 'account-guest': '/settings' },
  },
  { url: house.url, cookies: house.cookies.member, pages: { 'account-member': '/settings' } },
];

const isWhole = (name, screen) => /^(account|lobby)/.test(name) || (screen === 'phone' && !name.startsWith('rule'));

const shoot = async (page, name, screen, colorScheme) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(250);
  const file = join(OUT, `${name}-${screen}-${colorScheme}.png`);
  await page.screenshot({ path: file });
  if (isWhole(name, screen)) await page.screenshot({ path: file.replace('.png', '-whole.png'), fullPage: true });
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
const matches = [
  ...Object.entries(MOMENTS).map(([n, text]) => saved(`moment${n}`, text)),
  ...Object.entries({ ...ASGARD, ...SAGAS, ...BARDAGI }).map(([name, text]) => saved(name, text)),
];

const visit = async ({ url, cookies, pages }, screen, colorScheme) => {
  const look = { ...SCREENS[screen], colorScheme, reducedMotion: 'reduce', locale: 'en-GB' };
  const context = await browser.newContext(look);
  await context.addCookies(cookies.map(each => ({ name: each.split('=')[0], value: each.split('=')[1], url })));
  await context.addInitScript(all => {
    localStorage.setItem('idavoll.settings', JSON.stringify({ name: 'Astrid' }));
    for (const match of all) localStorage.setItem(`idavoll.match.${match.id}`, JSON.stringify(match));
    localStorage.setItem('idavoll.matches', JSON.stringify(['moment2', 'moment5']));
  }, matches);
  const page = await context.newPage();
  for (const [name, path] of Object.entries(pages)) {
    if (only.length > 0 && !only.includes(name)) continue;
    await page.goto(url + path);
    await shoot(page, name, screen, colorScheme);
  }
  await context.close();
};

mkdirSync(OUT, { recursive: true });
try {
  for (const screen of Object.keys(SCREENS))
    for (const colorScheme of ['light', 'dark'])
      for (const visitor of VISITORS) await visit(visitor, screen, colorScheme);
} finally {
  await browser.close();
  await house.close();
  files.close();
}
console.log(`Screenshots are in ${OUT}.`);
