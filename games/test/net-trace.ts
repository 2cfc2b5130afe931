/** A trace says in words what a digest has heard: one of before and one of after show where they part. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { GameModule } from '@idavoll/engine';

/** Where a trace is asked for, what it is kept in. */
export const traceOf = (key: string): string[] | undefined => (process.env.NET_TRACE === key ? [] : undefined);

export const keepTrace = ({ id }: GameModule, part: string, trace: readonly string[] | undefined): void => {
  if (!trace) return;
  mkdirSync('.idavoll', { recursive: true });
  writeFileSync(`.idavoll/net-${id}-${part}.txt`, `${trace.join(' ').trim()}\n`);
};

export const howToSeeMore = ({ id }: GameModule, part: string, key: string): string =>
  `${key}: NET_TRACE='${key}' npx vitest run games/${id}/test/net.test.ts tells it in words in ` +
  `.idavoll/net-${id}-${part}.txt; do the same where the net still holds, and compare the two`;
