/** The results of the bench of many tables in words. */
import { precise, verdict, whole, write } from '../tables.ts';
import type { ManyResults } from './many.ts';

export const describeMany = (found: ManyResults): string =>
  [
    `A start with ${whole(found.tables)} matches under way beside one with none; one match in 200 waits for a bot. Medians of ${found.rounds} starts, the longest piece of work of all.`,
    write([
      ['start', 'no match', 'all matches', 'target', ''],
      [
        'until it listens',
        `${precise(found.few)} ms`,
        `${precise(found.many)} ms`,
        `≤ ${found.mostAdded} ms more`,
        verdict(found.many - found.few <= found.mostAdded),
      ],
      [
        'longest piece of work while matches are woken',
        `${precise(found.idle)} ms`,
        `${precise(found.longest)} ms`,
        `≤ ${found.mostBlocked} ms`,
        verdict(found.longest <= found.mostBlocked),
      ],
    ]),
  ].join('\n\n');
