import { describe, expect, it } from 'vitest';
import { connectFour } from '../connect-four.ts';
import { createGame } from '../sampling.ts';
import { worked } from '../server/processes.ts';
import { drawnScript, SCRIPT_LENGTH } from '../server/script.ts';

describe('the load', () => {
  it('plays moves that are all decisions, and after which the game goes on', () => {
    const game = createGame(connectFour, 2);
    const state = game.layout.state();
    const effects = { below: () => 0, emit: () => {}, reveal: () => {} };
    game.setup(state, effects);
    const buffer = new Int32Array(game.maxMoves);
    const script = drawnScript();
    expect(script).toHaveLength(SCRIPT_LENGTH);
    for (const [nth, column] of script.entries()) {
      const seat = nth % 2;
      const offered = Array.from(buffer.subarray(0, game.legal(state, seat, buffer)));
      expect(offered.length).toBeGreaterThan(1);
      const move = offered.find(one => game.moves.notate(one) === `drop ${column + 1}`);
      expect(move).toBeDefined();
      game.apply(state, seat, move as number, effects);
    }
    expect(game.awaiting(state)).not.toBe(0);
  });
});

describe('processor time', () => {
  it.runIf(process.platform === 'linux')('grows with the work of a process', () => {
    const before = worked([process.pid]);
    const { user, system } = process.cpuUsage();
    while (process.cpuUsage({ user, system }).user < 50_000);
    expect(worked([process.pid]) - before).toBeGreaterThan(0.02);
  });
});
