import { describe, expect, test } from 'vitest';
import { fileWith, idavoll, referee } from './idavoll.ts';

const NEW = { do: 'new', game: 'mimir', seats: 2, seed: 'a', options: { firstPlayer: 'chosen' } };
const ringOf = async () => ((await referee(NEW, { do: 'state' }))[1].state as { ring: string[] }).ring;

describe('refusals', () => {
  const REFUSED: [request: Record<string, unknown> | string, code: string][] = [
    ['{', 'bad-json'],
    ['[1]', 'not-an-object'],
    ['null', 'not-an-object'],
    [`{"do":"state","id":"${'x'.repeat(1_000_000)}"}`, 'too-long'],
    [{}, 'unknown-command'],
    [{ do: 'plai' }, 'unknown-command'],
    [{ do: '__proto__' }, 'unknown-command'],
    [{ do: 'play', seat: 0, moove: 'x' }, 'unknown-field'],
    [{ do: 'play', seat: 0 }, 'missing-field'],
    [{ do: 'play', seat: 0.5, move: 'x' }, 'bad-field'],
    [{ do: 'play', seat: 0, move: ['viking>asgard'] }, 'bad-field'],
    [{ do: 'state', id: [[1]] }, 'bad-field'],
    [{ do: 'state', match: 'other' }, 'unknown-match'],
    [{ do: 'play', seat: 2, move: 'pass' }, 'no-such-seat'],
    [{ do: 'play', seat: 'audience', move: 'pass' }, 'no-such-seat'],
    [{ do: 'view', seat: 2 }, 'no-such-seat'],
    [{ do: 'play', seat: 1, move: 'pass' }, 'not-awaited'],
    [{ do: 'play', seat: 0, move: 'hop' }, 'unknown-move'],
    [{ do: 'play', seat: 0, move: 'pass' }, 'illegal-move'],
    [{ do: 'play', seat: 0, move: 'pass', nth: 7 }, 'stale'],
    [{ do: 'undo', seat: 0 }, 'nothing-to-undo'],
    [{ do: 'new', game: 'mimr', seats: 2 }, 'unknown-game'],
    [{ do: 'new', game: 'mimir', seats: 5 }, 'bad-seat-count'],
    [{ ...NEW, options: { dificulty: 'easy' } }, 'unknown-option'],
    [{ ...NEW, options: { difficulty: 'eesy' } }, 'bad-option-value'],
    [{ ...NEW, options: { essenceChain: true } }, 'option-not-available'],
    [{ ...NEW, traits: [{ hat: 'red' }] }, 'unknown-trait'],
    [{ ...NEW, traits: [{ colour: 'pink' }] }, 'bad-trait-value'],
    [{ ...NEW, traits: [{ colour: 'red' }, { colour: 'red' }] }, 'trait-taken'],
    [{ ...NEW, traits: [null] }, 'bad-field'],
    [{ do: 'load', game: 'mimir', seats: 2, state: { phase: 'over' } }, 'bad-state'],
  ];

  test('each has its code and a message, and leaves state, story and record as they were', async () => {
    const all = [{ do: 'state' }, { do: 'events', seat: 'audience' }, { do: 'record' }];
    const answers = await referee(NEW, ...all, ...REFUSED.map(([request]) => request), ...all);
    expect(answers).toHaveLength(1 + 2 * all.length + REFUSED.length);
    for (const [i, [request, code]] of REFUSED.entries()) {
      const { ok, error } = answers[1 + all.length + i] as { ok: boolean; error: Record<string, string> };
      expect([ok, error.code], JSON.stringify(request).slice(0, 200)).toEqual([false, code]);
      expect(error.message).toMatch(/\w/);
      expect(error.rule).toEqual(code === 'illegal-move' ? expect.stringMatching(/^MIM-\d+$/) : undefined);
    }
    expect(answers.slice(-all.length)).toEqual(answers.slice(1, 1 + all.length));
  });

  test('a very long line without an end is refused as well, and the referee goes on', async () => {
    const { code, out } = await idavoll('referee', `${'x'.repeat(3_000_000)}\n{"do":"outcome"}`);
    const [long, next] = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect([long.error.code, next.error.code, code]).toEqual(['too-long', 'unknown-match', 0]);
  });

  test('empty lines are no requests', async () => {
    expect((await idavoll('referee', '\n \r\n')).out).toBe('');
  });
});

describe('matches', () => {
  test('ids come back, matches have names, and a seed deals the same match', async () => {
    const [a, b, stateA, stateB] = await referee(
      { ...NEW, id: 1 },
      { ...NEW, match: 'other', id: 'two' },
      { do: 'state' },
      { do: 'state', match: 'other' },
    );
    expect([a.id, a.match, b.id, b.match]).toEqual([1, 'main', 'two', 'other']);
    expect(a.commitment).toBe(b.commitment);
    expect(stateA.state).toEqual(stateB.state);
  });

  test('null counts as not given', async () => {
    const [begun] = await referee({
      do: 'new',
      game: 'mimir',
      seats: 2,
      options: null,
      traits: null,
      seed: null,
      match: null,
    });
    expect(begun).toMatchObject({ ok: true, match: 'main' });
  });

  test('a step that is not final can be taken back, and nth tells a late move from a fresh one', async () => {
    const [realm] = await ringOf();
    const play = { do: 'play', seat: 0, move: `viking>${realm}` };
    const [, before, played, offers, undone, late, after] = await referee(
      NEW,
      { do: 'state' },
      { ...play, nth: 0 },
      { do: 'offers', seat: 0 },
      { do: 'undo', seat: 0, nth: 1 },
      { ...play, nth: 1 },
      { do: 'state' },
    );
    expect(played).toMatchObject({ ok: true, final: false, step: 1, awaiting: [0], over: false });
    expect(offers).toMatchObject({ nth: 1, canUndo: true, question: { ask: 'placement', rule: 'MIM-162' } });
    expect(undone).toMatchObject({ ok: true, step: 0 });
    expect(late).toMatchObject({ ok: false, error: { code: 'stale' } });
    expect(after).toEqual(before);
  });

  test('a view and the events keep what others have hidden', async () => {
    const [realm] = await ringOf();
    const [, , own, other, ownEvents, otherEvents] = await referee(
      NEW,
      { do: 'play', seat: 0, move: `wyrm>${realm}` },
      { do: 'view', seat: 0 },
      { do: 'view', seat: 1 },
      { do: 'events', seat: 0, since: 1 },
      { do: 'events', seat: 'audience', since: 1 },
    );
    const down = (answer: Record<string, unknown>) =>
      (answer.view as { faceDown: Record<string, Record<string, unknown>[]> }).faceDown[realm][0].wyrm;
    expect([down(own), down(other)]).toEqual([1, '?']);
    const event = { type: 'placed', seat: 0, realm };
    expect(ownEvents.events).toEqual([{ step: 1, event: { ...event, token: 'wyrm' } }]);
    expect(otherEvents.events).toEqual([{ step: 1, event: { ...event, token: '?' } }]);
  });

  test('the record of a match is true', async () => {
    const [realm] = await ringOf();
    const [, , { record }] = await referee(NEW, { do: 'play', seat: 0, move: `wyrm>${realm}` }, { do: 'record' });
    const { code, out } = await idavoll(`verify ${fileWith(record as string)}`);
    expect([code, out]).toEqual([0, expect.stringContaining('1 move,')]);
  });
});

describe('load', () => {
  const stateOf = async () => (await referee(NEW, { do: 'state' }))[1].state as Record<string, never>;
  const load = (state: unknown) => ({ do: 'load', game: 'mimir', seats: 2, options: NEW.options, seed: 'a', state });

  test('takes what state answers, and has no record', async () => {
    const state = await stateOf();
    const [loaded, again, record] = await referee(load(state), { do: 'state' }, { do: 'record' });
    expect(loaded).toMatchObject({ ok: true, warnings: [], awaiting: [0] });
    expect(again.state).toEqual(state);
    expect(record).toMatchObject({ ok: false, error: { code: 'no-record' } });
  });

  test('warns of what play cannot reach, and refuses what the layout cannot hold', async () => {
    const state = await stateOf();
    const odd = { ...state, supply: [{ viking: 3, double: 1, raven: 1, valkyrie: 1, wyrm: 1 }, state.supply[1]] };
    const [warned, refused, missing, surplus] = await referee(
      load(odd),
      load({ ...state, round: 4 }),
      load({ ...state, ring: [] }),
      load({ ...state, extra: 1 }),
    );
    expect(warned).toMatchObject({ ok: true, warnings: ['seat 0 has 3 of viking, not 18'] });
    expect(refused.error).toMatchObject({ code: 'bad-state', message: expect.stringContaining('state.round: 4') });
    expect(missing.error).toMatchObject({ code: 'bad-state', message: expect.stringContaining('state.ring') });
    expect(surplus.error).toMatchObject({ code: 'bad-state', message: expect.stringContaining('state.extra') });
  });

  test('refuses what play cannot go on from, and says why', async () => {
    const state = await stateOf();
    const variant = { ...NEW.options, essenceVariant: true };
    const answers = await referee(
      { ...load({ ...state, phase: 'extra' }), options: variant },
      load({ ...state, phase: 'carrier' }),
      load({ ...state, phase: 'raven' }),
    );
    expect(answers.map(({ error }) => error)).toEqual([
      { code: 'bad-state', message: 'it is not said where the last token went' },
      { code: 'bad-state', message: 'somebody else is to be served' },
      { code: 'bad-state', message: 'no elite acts' },
    ]);
  });
});
