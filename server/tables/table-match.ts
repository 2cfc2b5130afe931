/** The match of one table between memory and database: begun, loaded, and played on entry by entry. */
import { commitmentTo, type Lots, ok, type Seed, seedOf } from '@idavoll/engine';
import { GameFault } from '../match/containment.ts';
import { type Act, LiveMatch } from '../match/live-match.ts';
import type { Audience } from './audience.ts';
import { lotsOf } from './lots.ts';
import type { Parts } from './parts.ts';
import type { Answer } from './refusal.ts';
import { refuse } from './refusal.ts';
import { readEntries, type SeatRow, type TableRow, writeStart } from './store.ts';
import { suppliesFor } from './supplies.ts';

const MOST_ATTEMPTS = 3;
const KEPT_REFUSALS = 32;
/** How often a seat may take something back in one match: the log of a match stays so short that it opens at once. */
const MOST_UNDOS = 300;

/** Every method but `live`, `seq` and `forget` is called from within the table's `alone`. */
export class TableMatch {
  readonly #parts: Parts;
  readonly #row: TableRow;
  readonly #audience: Audience;
  readonly #goOn: (live: LiveMatch) => Promise<void>;
  #refused: Map<string, Answer<never>> | undefined;
  #live: LiveMatch | undefined;

  /** `goOn` is called after an entry has been told. */
  constructor(parts: Parts, row: TableRow, audience: Audience, goOn: (live: LiveMatch) => Promise<void>) {
    this.#parts = parts;
    this.#row = row;
    this.#audience = audience;
    this.#goOn = goOn;
  }

  /** The match, where it is in memory. */
  get live(): LiveMatch | undefined {
    return this.#live;
  }

  get seq(): number {
    return this.#live?.seq ?? 0;
  }

  forget(): void {
    this.#live = undefined;
  }

  /** The seed is the server's secret, or made from it and what the seats have shown. */
  async begin(seats: readonly SeatRow[]): Promise<LiveMatch> {
    const secret = this.#row.secret ?? this.#parts.world.seed();
    const lots = lotsOf(secret, seats);
    const seed = lots ? seedOf(lots) : secret;
    const live = await this.#create(seed, lots);
    const start = { secret, commitment: commitmentTo(secret), seed, lots, awaiting: live.awaiting() };
    await writeStart(this.#parts.db, this.#row.id, start);
    Object.assign(this.#row, start, { status: 'playing' });
    this.#live = live;
    return live;
  }

  async load(): Promise<LiveMatch> {
    if (this.#live) return this.#live;
    const live = await this.#create(this.#row.seed ?? '', this.#row.lots);
    for (const entry of await readEntries(this.#parts.db, this.#row.id)) {
      const played = live.act(entry, live.nth(entry.seat));
      if (!played.ok) throw new GameFault('replay', `entry ${entry.seq} was refused as ${played.error.code}`);
    }
    this.#live = live;
    this.#row.awaiting = live.awaiting();
    if (this.#row.status !== 'playing') return live;
    // Others may have written what those who watch have not been told.
    this.#audience.tell(live);
    if (this.#row.awaiting === 0) await this.#goOn(live);
    return live;
  }

  /** Plays or takes back. `give` gets the entry's number once it is on disk, before anybody else is told. */
  async act(click: Act, nth: number, give: (it: Answer<number>) => void): Promise<Answer<number>> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const live = await this.load();
      const known = live.find(click.seat, nth, click.click);
      if (known !== undefined) {
        give(ok(known));
        // Where its answer was lost, nobody has gone on from there yet.
        await this.#goOn(live);
        return ok(known);
      }
      const before = this.#refused?.get(click.click);
      if (before) return before;
      if (click.kind === 'undo' && live.undos(click.seat) >= MOST_UNDOS) return refuse('no-more-undos');
      const act = live.settled(click);
      const played = live.act(act, nth);
      if (!played.ok) return this.#remember(act.click, played);
      const kept = await this.#commit(live, act);
      if (kept === 'kept') {
        give(ok(live.seq));
        this.#audience.tell(live, played.value.quiet ? act.seat : undefined);
        await this.#goOn(live);
        return ok(live.seq);
      }
      // What is on disk is the truth: begin again from there.
      this.#live = undefined;
      if (kept === 'unknown') break;
    }
    return refuse('try-again');
  }

  async #commit(live: LiveMatch, act: Act): Promise<'kept' | 'taken' | 'unknown'> {
    const awaiting = live.awaiting();
    try {
      const kept = await this.#parts.log.append({ ...act, table: this.#row.id, seq: live.seq, awaiting });
      if (kept === 'kept') {
        this.#row.awaiting = awaiting;
        this.#parts.report.moved(this.#row.game);
      }
      return kept;
    } catch (error) {
      this.#parts.report.trouble('an entry could not be committed', error);
      return 'unknown';
    }
  }

  /** A repeat of a refused click is refused again, even if it would be right by then. */
  #remember(click: string, refusal: Answer<never>): Answer<never> {
    this.#refused ??= new Map();
    this.#refused.set(click, refusal);
    if (this.#refused.size > KEPT_REFUSALS) this.#refused.delete(this.#refused.keys().next().value ?? '');
    return refusal;
  }

  async #create(seed: Seed, lots: Lots | null): Promise<LiveMatch> {
    const { game, rules, agreement } = this.#row;
    const { module, pack } = await suppliesFor(this.#parts, this.#row);
    const position = this.#parts.world.position?.(game, agreement);
    const start = { module, agreement, seed, rules, pack, ...(lots && { lots }), ...(position && { position }) };
    const { contain } = this.#parts;
    return new LiveMatch(start, (during, call) => contain(during, call, this.#row.id));
  }
}
