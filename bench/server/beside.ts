/** People play while a hundred tables of bots think at the same server: what the people notice of it. */
import { precise, verdict, whole, write } from '../tables.ts';
import { startHost } from './load.ts';
import { post, seatPlayers } from './players.ts';
import { drawnScript } from './script.ts';

const BOT_TABLES = 100;
const GAMES = ['mimir', 'asgard'] as const;
const LEVEL = 'jarl';
const TABLES = 50;
const MOVES_A_SECOND = 50;
const SECONDS = 10;
const MOST_P99 = 100;
const TICK = 2;

/** Milliseconds until the opponent knows of a move. */
interface Noticed {
  readonly p50: number;
  readonly p99: number;
  readonly lost: number;
}

export interface BesideResults {
  readonly botTables: number;
  readonly level: string;
  readonly alone: Noticed;
  readonly beside: Noticed;
  /** Moves that the bots made meanwhile. */
  readonly botMoves: number;
  readonly mostP99: number;
  readonly met: boolean;
}

type Hosting = Awaited<ReturnType<typeof startHost>>['hosting'];

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** New tables at which people play at a fixed pace. */
const playFor = async (hosting: Hosting): Promise<Noticed> => {
  const script = drawnScript();
  const due: number[] = [];
  const delays: number[] = [];
  const players = await seatPlayers('idavoll', hosting, TABLES, (number, nth) => {
    const move = nth * TABLES + number;
    delays[move] ??= performance.now() - due[move];
  });
  const start = performance.now();
  for (let played = 0; played < SECONDS * MOVES_A_SECOND; ) {
    const passed = (performance.now() - start) / 1000;
    for (; played < SECONDS * MOVES_A_SECOND && played / MOVES_A_SECOND <= passed; played++) {
      due[played] = start + (played * 1000) / MOVES_A_SECOND;
      const nth = Math.floor(played / TABLES);
      players.play(played % TABLES, nth, script[nth]);
    }
    await sleep(TICK);
  }
  await sleep(2000);
  players.close();
  const told = delays.filter(delay => delay !== undefined).sort((a, b) => a - b);
  const at = (part: number) => told[Math.floor(told.length * part)];
  return { p50: at(0.5), p99: at(0.99), lost: due.length - told.length };
};

/** How many moves of the bots' games the server has counted. */
const countMoves = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return GAMES.reduce((sum, game) => {
    const [, count = '0'] =
      new RegExp(`^idavoll_entries_total\\{[^}]*game="${game}"[^}]*\\} (\\d+)$`, 'm').exec(text) ?? [];
    return sum + Number(count);
  }, 0);
};

export const measureBeside = async (progress: (text: string) => void): Promise<BesideResults> => {
  const { hosting, end } = await startHost('idavoll', 'all');
  const url = `http://127.0.0.1:${hosting.port}`;
  try {
    progress('people alone');
    await playFor(hosting);
    const alone = await playFor(hosting);
    progress(`${BOT_TABLES} tables of bots are set`);
    const { cookie } = await post(`${url}/api/guest`, { name: 'Host' });
    const seats = Array.from({ length: 2 }, () => ({ driver: 'bot', level: LEVEL }));
    for (let i = 0; i < BOT_TABLES; i++)
      await post(`${url}/api/tables`, { game: GAMES[i % GAMES.length], seats }, cookie);
    progress('people beside them');
    const before = await countMoves(url);
    const beside = await playFor(hosting);
    const botMoves = (await countMoves(url)) - before;
    const met = beside.p99 <= MOST_P99 && alone.lost + beside.lost === 0;
    return { botTables: BOT_TABLES, level: LEVEL, alone, beside, botMoves, mostP99: MOST_P99, met };
  } finally {
    await end();
  }
};

const milliseconds = (value: number) => `${precise(value)} ms`;

export const describeBeside = ({ botTables, level, alone, beside, botMoves, mostP99 }: BesideResults): string =>
  [
    `People play at ${TABLES} tables, ${MOVES_A_SECOND} moves a second; beside them ${botTables} tables at which only bots of the level ${level} sit, who never pause.`,
    write([
      ['a move until the opponent has it', 'p50', 'p99', 'target', ''],
      ['without bots', milliseconds(alone.p50), milliseconds(alone.p99), '', ''],
      [
        'beside the bots',
        milliseconds(beside.p50),
        milliseconds(beside.p99),
        `p99 ≤ ${mostP99} ms`,
        verdict(beside.p99 <= mostP99),
      ],
    ]),
    `Moves lost: ${whole(alone.lost + beside.lost)}. Moves that the bots made meanwhile: ${whole(botMoves)}.`,
  ].join('\n\n');
