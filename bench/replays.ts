/** Verified replay of records of Mimir's Challenge with four seats: read, every move checked, the result compared. */
import { readRecord, replayRecord } from '@idavoll/engine';
import { mimir } from '@idavoll/games/mimir';
import { sampleRecords } from './sampling.ts';

const records = (): string[] => sampleRecords(mimir, 4, 20);

const verify = (text: string): number => {
  const record = readRecord(text);
  if (!record.ok) throw new Error(`a record does not read: ${record.error.code}`);
  const match = replayRecord(mimir, record.value);
  if (!match.ok) throw new Error(`a record does not replay: ${match.error.code}`);
  return match.value.steps.length;
};

/** The moves of a record, on average: turns moves per second into records per second. */
export const movesPerRecord = (): number => {
  const counts = records().map(verify);
  return counts.reduce((sum, moves) => sum + moves, 0) / counts.length;
};

/** Counts moves. */
export const replays = () => {
  const texts = records();
  let next = 0;
  return () => verify(texts[next++ % texts.length]);
};
