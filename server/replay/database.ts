/** Every match of a database against the code at hand, and with `patch` on to the newest rules where nothing parts. */
import type { GameModule } from '@idavoll/engine';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { containment } from '../match/containment.ts';
import { chronicleOf, keepChronicle } from '../tables/chronicle.ts';
import { readTable } from '../tables/store.ts';
import { Stranded, suppliesFor } from '../tables/supplies.ts';
import type { Report } from './report.ts';
import { countMatches, type KeptMatch, matchesOf } from './source.ts';
import { playAgain, standAlike, type Verdict } from './verdict.ts';

export interface ReplayDatabase {
  readonly db: Kysely<Schema>;
  readonly games: readonly GameModule[];
  readonly patch: boolean;
  readonly report: Report;
}

type Agreeing = Extract<Verdict, { agrees: true }>;

/** Nothing is slow here: a match that takes long is only told late. */
const contain = containment({ limit: Number.POSITIVE_INFINITY, worked: () => 0, onSlow: () => {} });

export const replayDatabase = async ({ db, games: modules, patch, report }: ReplayDatabase): Promise<void> => {
  const games = new Map(modules.map(module => [module.id, module]));

  const again = async (kept: KeptMatch, rules: number): Promise<Verdict> => {
    const { agreement, seed } = kept;
    const { module, pack } = await suppliesFor({ db, games, contain }, { ...kept, rules, content: null });
    return playAgain({ module, agreement, seed, rules, pack }, kept, contain);
  };

  /** Moves a match under way to the newest rules, if by them it would stand where it stands. */
  const moveOn = async (kept: KeptMatch, { live }: Agreeing): Promise<void> => {
    const newest = games.get(kept.game)?.rules ?? kept.rules;
    if (kept.status !== 'playing' || kept.rules === newest) return;
    const verdict = await again(kept, newest);
    if (!verdict.agrees) return report.stays(kept, newest, `entry ${verdict.entry}: ${verdict.how}`);
    if (!standAlike(live, verdict.live)) return report.stays(kept, newest, 'it stands otherwise by then');
    await db.updateTable('game_table').set({ rules: newest }).where('id', '=', kept.id).execute();
    report.moved(kept, newest);
  };

  /** Writes down the record and the story of a match that ended before they were kept. */
  const complete = async (kept: KeptMatch, { live }: Agreeing): Promise<void> => {
    if (kept.status !== 'over' || kept.story) return;
    const stored = await readTable(db, kept.id);
    if (!stored) return;
    await keepChronicle(db, kept.id, chronicleOf(stored, live));
    report.completed();
  };

  report.begins(await countMatches(db));
  for await (const kept of matchesOf(db)) {
    try {
      const verdict = await again(kept, kept.rules);
      if (!verdict.agrees) report.diverges(kept, `entry ${verdict.entry}`, verdict.how);
      else {
        report.agrees(kept);
        if (patch) await moveOn(kept, verdict);
        if (patch) await complete(kept, verdict);
      }
    } catch (error) {
      if (!(error instanceof Stranded)) throw error;
      report.diverges(kept, 'entry 0', 'its game, its rules or its content are not here');
    }
  }
};
