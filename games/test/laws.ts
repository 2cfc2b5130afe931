/** The laws as tests of a game, and bugs planted in it that they must catch. */
import type { Effects, Game, GameModule } from '@idavoll/engine';
import { LAWS, type LawReport, runLaws } from '@idavoll/engine/laws';
import { beforeAll, describe, expect, test } from 'vitest';

interface Run {
  readonly matches: number;
  readonly seed: string;
}

/** Laws that find nothing to look at in a game are named with the reason. */
export const obeysTheLaws = <Content>(
  module: GameModule<Content>,
  run: Run,
  nothingToSee: Readonly<Record<string, string>> = {},
): void => {
  describe('every law is obeyed', () => {
    let report: LawReport;
    beforeAll(() => {
      report = runLaws(module as GameModule, run);
    }, 900_000);

    test('the sample holds every seat count and every pair of option values', () => {
      expect(report.matches).toBeGreaterThanOrEqual(report.covering);
    });

    olderRulesObeyThem(module, run);

    test.each(LAWS)('$id: $title', ({ id }) => {
      expect(report.failures.filter(({ law }) => law === id)).toEqual([]);
      const checks = report.laws.find(law => law.id === id)?.checks ?? 0;
      if (id in nothingToSee) expect(checks, nothingToSee[id]).toBe(0);
      else expect(checks).toBeGreaterThan(0);
    });
  });
};

/** Older versions in a smaller sample: what they share with the newest is looked at there. */
const OLDER_SHARE = 4;

const olderRulesObeyThem = <Content>(module: GameModule<Content>, { matches, seed }: Run): void => {
  const older = module.versions.filter(rules => rules !== module.rules);
  test.each(older)('by rules version %i, every law is obeyed', rules => {
    const run = { seed, matches: Math.ceil(matches / OLDER_SHARE) };
    expect(runLaws({ ...module, rules } as GameModule, run).failures).toEqual([]);
  });
};

export type Change<Context> = (game: Game<Context>, c: Context) => Partial<Game<Context>>;

/** Where what is legal was replaced, what is drawn comes from there. */
const drawnFrom = (legal: Game['legal']): Pick<Game, 'count' | 'nth'> => ({
  count: legal,
  nth: (_s, _seat, n, scratch) => scratch[n],
});

/** A game with some functions replaced. */
export const breaker =
  <Content, Context>(module: GameModule<Content, Context>) =>
  (change: Change<Context>): GameModule<Content, Context> => ({
    ...module,
    create: (...agreed) => {
      const game = module.create(...agreed);
      const changed = change(game, game.context);
      return { ...game, ...changed, ...(changed.legal && drawnFrom(changed.legal)) };
    },
  });

/** Tells everybody what only the event's seat may read. */
export const toldToAll =
  (type: string) =>
  ({ events }: Game): Pick<Game, 'events'> => ({
    events: {
      ...events,
      tell: (event, fields, viewer) => events.tell(event, fields, events.names[event] === type ? fields[0] : viewer),
    },
  });

/** The same effects, but what is revealed goes elsewhere. */
export const revealing = (fx: Effects, reveal: Effects['reveal']): Effects => ({
  below: n => fx.below(n),
  emit: (...told) => fx.emit(...told),
  reveal,
});

/** The laws that catch a bug: one, or two where chance decides which of them sees it first. */
export type Bug<Content> = readonly [laws: string, bug: string, module: GameModule<Content>];

export const areCaught = <Content>(bugs: readonly Bug<Content>[], run: Run): void => {
  describe('planted bugs', () => {
    test.each(bugs)('%s catches: %s', (laws, _bug, module) => {
      for (let only = 0; only < run.matches; only++) {
        const [failure] = runLaws(module as GameModule, { ...run, only }).failures;
        if (!failure) continue;
        expect(laws.split(' or '), JSON.stringify(failure)).toContain(failure.law);
        return;
      }
      expect.unreachable('no law is broken');
    });
  });
};
