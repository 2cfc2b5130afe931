/** Figures about the server for those who host it. Nothing here names a person, a table or a move. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly #registry = new Registry();
  readonly #moves = new Counter({
    name: 'idavoll_entries_total',
    help: 'Moves and undos committed',
    labelNames: ['game'],
    registers: [this.#registry],
  });
  readonly #faults = new Counter({
    name: 'idavoll_closed_matches_total',
    help: 'Matches closed because their game failed',
    labelNames: ['game'],
    registers: [this.#registry],
  });
  readonly #requests = new Counter({
    name: 'idavoll_http_requests_total',
    help: 'HTTP requests answered',
    labelNames: ['route', 'status'],
    registers: [this.#registry],
  });
  readonly #crowded = new Counter({
    name: 'idavoll_sockets_refused_total',
    help: 'Sockets refused because their address had too many',
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'idavoll_refusals_total',
    help: 'What was refused, by its code',
    labelNames: ['code'],
    registers: [this.#registry],
  });
  readonly #reports = new Counter({
    name: 'idavoll_reports_total',
    help: 'People who were reported at a table, by the reason',
    labelNames: ['reason'],
    registers: [this.#registry],
  });
  readonly #groups = new Histogram({
    name: 'idavoll_commit_group_size',
    help: 'Entries that travelled in one commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers: [this.#registry],
  });
  readonly #commits = new Histogram({
    name: 'idavoll_commit_seconds',
    help: 'How long commits took',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.#registry],
  });

  readonly #waits = new Histogram({
    name: 'idavoll_pool_wait_seconds',
    help: 'How long queries waited for a connection',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 5],
    registers: [this.#registry],
  });

  constructor() {
    // The loop is looked at rarely: every look wakes a server that may be asleep.
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: 250 });
  }

  readonly contentType = this.#registry.contentType;
  text = (): Promise<string> => this.#registry.metrics();

  moved = (game: string): void => this.#moves.inc({ game });
  fault = (game: string): void => this.#faults.inc({ game });
  answered = (route: string, status: number): void => this.#requests.inc({ route, status });
  crowded = (): void => this.#crowded.inc();
  refused = (code: string): void => this.#refusals.inc({ code });
  reported = (reason: string): void => this.#reports.inc({ reason });
  waited = (seconds: number): void => this.#waits.observe(seconds);
  committed = (size: number, seconds: number): void => {
    this.#groups.observe(size);
    this.#commits.observe(seconds);
  };

  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }
}
