/** What the page says: log lines with what they point at, controls, prompts, facts and the result. */
import { AUDIENCE } from '@idavoll/engine';
import { describe, expect, test } from 'vitest';
import { sheetOf, shownTo } from '../../../../board/test/controls.ts';
import { lastOfThreads } from '../../../../web/table/log.tsx';
import { eagerly, playedOut } from '../../test/random-play.ts';
import { onSlots } from '../../test/scenes.ts';
import { RED, Table, YELLOW } from '../../test/table.ts';
import da from '../../words/da.json' with { type: 'json' };
import en from '../../words/en.json' with { type: 'json' };
import nb from '../../words/nb.json' with { type: 'json' };
import { table as page } from '../index.tsx';

type Words = Readonly<Record<string, string>>;

const { describe: describeMove, facts, prompt, recall, tell } = page;
const seen = ({ match }: Table, words: Words = en, viewer = AUDIENCE) => shownTo(match, words, viewer);
const linesOf = (table: Table, words?: Words, viewer = AUDIENCE) =>
  lastOfThreads(table.events(viewer).flatMap(event => tell(event, seen(table, words, viewer)) ?? []));

describe('the log', () => {
  test('tells of a disc and the seal it takes in one line, and points at the god', () => {
    const table = onSlots('loki.b', { sealed: ['loki'] }).play(YELLOW, 'lift loki.b', 'accept');
    const [first, second] = linesOf(table);
    expect(first).toMatchObject({ text: 'Astrid turns to Loki and takes the seal', about: ['loki'], seat: YELLOW });
    expect(second.text).toBe('Astrid receives 2 green stones');
    const [unsealed] = linesOf(onSlots('loki.b').play(YELLOW, 'lift loki.b', 'accept'));
    expect(unsealed.text).toBe('Astrid turns to Loki: request B');
  });

  test('points at the world of a battle slot, and at whoever gives', () => {
    const table = onSlots('fenrir.a', { round: 4 });
    table.play(YELLOW, 'lift fenrir.a', 'accept', 'stand world7-dark', 'pick rout');
    const aboutOf = (line: RegExp) => linesOf(table).find(({ text }) => line.test(text))?.about;
    expect(aboutOf(/World 7/)).toEqual(['world7']);
    const short = onSlots('odin.a', { reserve: ['', 'white 1'] }).play(YELLOW, 'lift odin.a', 'accept');
    expect(linesOf(short).find(({ text }) => text.includes('from'))).toMatchObject({
      text: 'Astrid takes a white stone from Ulf',
      about: ['seat1'],
    });
  });

  test('speaks Norwegian and Danish', () => {
    const table = onSlots('loki.b', { sealed: ['loki'] }).play(YELLOW, 'lift loki.b', 'accept');
    expect(linesOf(table, nb)[0].text).toBe('Astrid vender seg til Loke og tar seglet');
    expect(linesOf(table, da)[1].text).toBe('Astrid får 2 grønne sten');
  });

  test('names a weapon to whoever keeps it', () => {
    const table = onSlots('fenrir.a', { round: 4 });
    table.play(YELLOW, 'lift fenrir.a', 'accept', 'stand world5', 'pick weapon-7');
    const kept = (viewer: number) => linesOf(table, en, viewer).filter(({ text }) => text.includes('keeps'));
    expect(kept(YELLOW).map(({ text }) => text)).toEqual(['Astrid keeps weapon 6']);
    expect(kept(RED).map(({ text }) => text)).toEqual(['Astrid keeps a weapon']);
  });

  test('says that a player has chosen, and how many gods only where that is a choice', () => {
    const chosen = (godChoiceCount: string) => {
      const table = new Table({ fresh: { seats: 2, options: { godChoiceCount, turnOrder: 'seat' } } });
      table.playUntil(({ phase }) => phase === 'reveal');
      return linesOf(table).map(({ text }) => text);
    };
    expect(chosen('exact').filter(text => text.includes('chosen'))).toEqual(['Ulf has chosen']);
    expect(chosen('upTo')).toContain('Gods chosen: Astrid 3');
  });

  test('with the memory aid off recalls no face that lies face down', () => {
    const lines = (memoryAid: boolean) => {
      const table = new Table({ seats: 2, options: { memoryAid }, inAsgard: [1, 1], row: ['asgard-2'] });
      table.play(YELLOW, 'flip asgard-2', 'decline');
      return table.events().flatMap(event => recall(event, seen(table))?.text ?? []);
    };
    expect(lines(true)).toContain('Astrid turns the Asgard tile: two recruits of different types');
    expect(lines(false)).toContain('Astrid turns an Asgard tile');
    expect(lines(false).join()).not.toContain('recruits');
  });
});

test('a control says what its move means, and an unknown one what it was given', () => {
  const props = seen(onSlots('tyr.a').play(YELLOW, 'lift tyr.a'), en, YELLOW);
  expect(describeMove('accept', props)).toBe('carry it out: 2 red stones, take the power tile: +4 in one battle');
  expect(describeMove('dance', props)).toBe('dance');
});

test.each([
  ['en', en],
  ['nb', nb],
  ['da', da],
])('every question, offer and line of a match has words in %s', (_language, words) => {
  const asked = new Set<string>();
  const choose = eagerly(11);
  const table = new Table({ fresh: { seats: 3 }, seed: 'words' });
  table.playUntil(
    () => false,
    (offers, seat) => {
      const { ask } = table.match.game.ask(table.state, seat);
      if (!asked.has(ask)) {
        const props = seen(table, words, seat);
        expect(prompt(ask, props)).toMatch(/^[A-Z][^{}]*[.?]$/);
        for (const offer of offers) expect(describeMove(offer, props)).toMatch(/^[\wæøå][^{}]*$/);
      }
      asked.add(ask);
      return choose(offers);
    },
  );
  expect(asked.size).toBeGreaterThan(12);
  const told = linesOf(table, words).map(({ text }) => text);
  for (const text of told) expect(text).toMatch(/^[A-ZÆØÅ][^{}?]*$/);
  expect(told.join()).not.toMatch(/undefined|hidden|none|NaN/);
});

test('facts of a player', () => {
  const table = new Table({
    seats: 2,
    score: [5, 0],
    order: [RED, YELLOW],
    turn: RED,
    front: [2, 3],
    inAsgard: [0, 1],
    reserve: ['pink 2 white 1 darkSeal 1 giant 2'],
    temples: [['temple-3-1', 'temple-5-1']],
    victory: { world2: [YELLOW] },
    battleTiles: [[3, 9]],
  });
  expect(facts(seen(table), YELLOW)).toEqual([
    '5 points',
    '2 discs in front',
    'seals: 0 light, 1 dark',
    '2 temples: 8 a round',
    '1 world won',
    'battle tiles 3, 9',
    '3 stones',
    '2 recruits',
  ]);
  expect(facts(seen(table), RED)).toEqual([
    '0 points',
    'first player',
    '3 discs in front',
    'seals: 0 light, 0 dark',
    'no stone',
    'no recruit',
  ]);
});

describe('the result', () => {
  const drawn = ({ match }: Table) => sheetOf(page, match, en);

  test.each([2, 3, 4])('with %i players everyone has place, points and what they are made of', seats => {
    const table = playedOut({ seats }, seats, eagerly(seats));
    const { withClass } = drawn(table);
    const byPlace = Array.from(table.scores.keys()).sort((a, b) => table.places[a] - table.places[b]);
    expect(withClass('sheet-points').map(Number)).toEqual(byPlace.map(seat => table.scores[seat]));
    expect(withClass('sheet-winner')).toHaveLength(1);
    const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
    expect(sumOf(withClass('sheet-gain').map(Number))).toBe(sumOf(table.scores));
  });

  test('Ragnarök is told world by world', () => {
    const table = new Table({
      seats: 2,
      round: 5,
      phase: 'arms',
      support: { odin: [YELLOW] },
      on: { 'light-world5': 'odin-3', 'dark-world5': 'dark-muster' },
      guarded: ['dark-world5'],
      beside: { 'light-world5': 'whiteWarrior 4' },
      arms: [['weapon-7', 'break-relic']],
    });
    table.play(YELLOW, 'weapon-7>light-world5', 'break-relic>light-world5');
    const { text, withClass } = drawn(table);
    expect(withClass('asg-wins')).toContain('13 Odin 3 (wins)4 white warriors, weapon 6, Break the relic');
    expect(withClass('asg-shares')).toContain('Astrid 19');
    expect(text).toContain('Astrid wins!');
  });
});
