/** What it costs on this machine to wake a sleeping process: the floor under every figure a move. */
import { setTimeout as sleep } from 'node:timers/promises';

const WAKES = 500;
const PAUSE = 5;

/** Milliseconds of processor time for a timer that does nothing. */
export const measureWake = async (): Promise<number> => {
  const before = process.cpuUsage();
  for (let i = 0; i < WAKES; i++) await sleep(PAUSE);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / WAKES;
};
