import { AUDIENCE, type Effects, type Game, type GameModule } from '@idavoll/engine';
import { LAWS, type LawReport, runLaws } from '@idavoll/engine/laws';
import { beforeAll, describe, expect, test } from 'vitest';
import { mimir } from '../index.ts';
import { type Context, createContext } from '../rules/context.ts';
import { KINDS, REALM_COUNT } from '../rules/vocabulary.ts';

const RUN = { matches: 66, seed: 'mimir' };

describe('Mimir obeys every law', () => {
  let report: LawReport;
  beforeAll(() => {
    report = runLaws(mimir, RUN);
  }, 900_000);

  test('the sample holds every seat count and every pair of option values', () => {
    expect(report.matches).toBeGreaterThanOrEqual(report.covering);
  });

  test.each(LAWS)('$id: $title', ({ id }) => {
    expect(report.failures.filter(({ law }) => law === id)).toEqual([]);
    expect(report.laws.find(law => law.id === id)?.checks).toBeGreaterThan(0);
  });
});

/** Mimir with some functions replaced. */
const broken = (change: (game: Game, c: Context) => Partial<Game>): GameModule => ({
  ...(mimir as GameModule),
  create: (agreement, content) => {
    const game = mimir.create(agreement, content as typeof mimir.base.content);
    return { ...game, ...change(game, createContext(agreement, mimir.base.content)) };
  },
});

/** Tells everybody what only the event's seat may read. */
const toldToAll = (type: string) =>
  broken(({ events }) => ({
    events: {
      ...events,
      tell: (event, fields, viewer) => events.tell(event, fields, events.names[event] === type ? fields[0] : viewer),
    },
  }));

const revealing = (fx: Effects, reveal: Effects['reveal']): Effects => ({
  below: n => fx.below(n),
  emit: (...told) => fx.emit(...told),
  reveal,
});

/** The laws that catch a bug: one, or two where chance decides which of them sees it first. */
const BUGS: readonly (readonly [laws: string, bug: string, module: GameModule])[] = [
  ['forced', 'a lone token or card is played unasked', broken(() => ({ obvious: () => true }))],
  ['secret-moves', 'everybody is told the kind of a token that is placed', toldToAll('placed')],
  ['secret-chance', 'everybody is told the artefact that one seat is dealt', toldToAll('dealt')],
  ['twin-worlds or secret-chance', 'everybody is told the artefact that one seat draws', toldToAll('drew')],
  [
    'twin-worlds',
    'tokens are turned up without a word of it',
    broken((game, { TOKENS }) => ({
      apply: (s, seat, move, fx) =>
        game.apply(
          s,
          seat,
          move,
          revealing(fx, (secret, to) => {
            if (secret !== TOKENS) fx.reveal(secret, to);
          }),
        ),
    })),
  ],
  [
    'possible or twin-worlds',
    'the next seat sees what lies face down',
    broken((game, { at, seats }) => ({
      view: (s, viewer, into) => {
        game.view(s, viewer, into);
        if (viewer === AUDIENCE) return;
        for (let realm = 0; realm < REALM_COUNT; realm++)
          for (let kind = 0; kind < KINDS.length; kind++) {
            const cell = at.faceDown(realm, (viewer + 1) % seats, kind);
            into[cell] = s[cell];
          }
      },
    })),
  ],
  [
    'sound',
    'a viking is lost on the way home',
    broken((game, { at }) => ({
      apply: (s, seat, move, fx) => {
        const vikings = s[at.supply(seat, 0)];
        game.apply(s, seat, move, fx);
        if (s[at.supply(seat, 0)] > vikings) s[at.supply(seat, 0)]--;
      },
    })),
  ],
  [
    'from-view',
    'whoever is on turn may not place where another has an elite face down',
    broken((game, { at, seats, make }) => ({
      legal: (s, seat, into) => {
        const count = game.legal(s, seat, into);
        const isWatched = (realm: number) => s[at.faceDown(realm, (seat + 1) % seats, 4)] > 0;
        const free = into
          .subarray(0, count)
          .filter(move => !make.place.is(move) || !isWatched(make.place.get.realm(move)));
        into.set(free);
        return free.length;
      },
    })),
  ],
];

describe('planted bugs', () => {
  test.each(BUGS)('%s catches: %s', (laws, _bug, module) => {
    for (let only = 0; only < RUN.matches; only++) {
      const [failure] = runLaws(module, { ...RUN, only }).failures;
      if (!failure) continue;
      expect(laws.split(' or '), JSON.stringify(failure)).toContain(failure.law);
      return;
    }
    expect.unreachable('no law is broken');
  });
});
