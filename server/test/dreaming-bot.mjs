/** A bot that thinks for ever about one offer, falls over another, and takes the first of any others. */
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ offers }) => {
  if (offers.includes('dream')) for (;;);
  if (offers.includes('stumble')) throw new Error('a bot fell over');
  parentPort.postMessage(offers[0]);
});
