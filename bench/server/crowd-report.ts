/** The results of the crowd bench in words. */
import { precise, verdict, whole, write } from '../tables.ts';
import type { CrowdResults } from './crowd.ts';

export const describeCrowd = (found: CrowdResults): string =>
  [
    `${found.spectators} spectators come to one table in ${found.seconds} s; beside it other tables play.`,
    write([
      ['crowd', 'value', 'target', ''],
      [
        'sent to all of them together',
        `${precise(found.megabytes)} MB`,
        `≤ ${found.mostMegabytes} MB`,
        verdict(found.megabytes <= found.mostMegabytes),
      ],
      [
        'a move at another table until the opponent has it, p99',
        `${precise(found.p99)} ms`,
        `≤ ${found.mostP99} ms`,
        verdict(found.p99 <= found.mostP99),
      ],
      ['moves lost', whole(found.lost), '0', verdict(found.lost === 0)],
    ]),
  ].join('\n\n');
