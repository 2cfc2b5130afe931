/**
 * A thread that answers with the seed as its move. About some seeds it thinks for ever, or falls over; about some of
 * these only as long as it may think for long.
 */
import { parentPort } from 'node:worker_threads';

const HASTE = 30;
const tables = new Set();

parentPort.on('message', ({ do: what, table, question }) => {
  if (what === 'know' && tables.has(table)) throw new Error('it knew that');
  if (what === 'know') tables.add(table);
  if (what === 'forget') tables.delete(table);
  if (what !== 'think') return;
  if (!tables.has(table)) throw new Error('it was not told where this is');
  const { seed, level } = question;
  const isQuick = level.iterations <= HASTE;
  if (seed === 'dream' || (seed === 'dream at leisure' && !isQuick)) for (;;);
  if (seed === 'stumble' || (seed === 'stumble at leisure' && !isQuick)) throw new Error('a bot fell over');
  parentPort.postMessage({ plan: [{ digest: 0, move: seed }], iterations: level.iterations, value: 0.5 });
});
