/** Story and record of one table: kept when its match ends, and as far as they go when it leaves the memory. */
import { ok } from '@idavoll/engine';
import type { LiveMatch } from '../match/live-match.ts';
import type { MatchStory } from '../protocol.ts';
import { type Chronicle, chronicleOf, keepChronicle, keepEnd, readChronicle, recordSoFar } from './chronicle.ts';
import type { Parts } from './parts.ts';
import { type Answer, refuse } from './refusal.ts';
import { type StoredTable, writeTable } from './store.ts';

/** The match, or undefined where this server does not have what it is played with. */
type Load = () => Promise<LiveMatch | undefined>;

/** Every method but `lags` is called from within the table's `alone`. */
export class TableStory {
  readonly #parts: Parts;
  readonly #table: StoredTable;
  /** How many entries the story in the database tells of, as far as this is known. */
  #told = -1;

  constructor(parts: Parts, table: StoredTable) {
    this.#parts = parts;
    this.#table = table;
  }

  /** Whether the story in the database is older than the match. */
  lags(live: LiveMatch | undefined): boolean {
    return this.#table.row.status === 'playing' && live !== undefined && live.seq !== this.#told;
  }

  /** Notes that the match is over. */
  async end(live: LiveMatch): Promise<void> {
    const { row } = this.#table;
    const chronicle = this.#chronicle(live);
    await keepEnd(this.#parts.db, row.id, chronicle);
    Object.assign(row, { status: 'over', outcome: chronicle.story.outcome });
  }

  async keep(live: LiveMatch): Promise<Chronicle> {
    const { row } = this.#table;
    const chronicle = this.#chronicle(live);
    await keepChronicle(this.#parts.db, row.id, chronicle);
    row.outcome = chronicle.story.outcome;
    this.#told = live.seq;
    return chronicle;
  }

  /** Of a match that ended before records were kept, it is written now. */
  async record(load: Load): Promise<Answer<string>> {
    const { db } = this.#parts;
    const { row } = this.#table;
    if (row.status === 'closed') {
      await writeTable(db, row.id, { seed_told: true });
      row.seed_told = true;
      return ok(await recordSoFar(db, row));
    }
    const kept = (await readChronicle(db, row.id)) ?? (await this.#keepIfThere(load));
    if (!kept) return refuse('stranded');
    return kept.record === null ? refuse('no-such-record') : ok(kept.record);
  }

  /** Of a match under way to its last entry, where it can be loaded; else as far as it is kept. */
  async story(load: Load): Promise<Answer<MatchStory>> {
    const { row } = this.#table;
    const read = () => readChronicle(this.#parts.db, row.id);
    const known =
      row.status === 'playing'
        ? ((await this.#keepIfThere(load)) ?? (await read()))
        : ((await read()) ?? (await this.#keepIfThere(load)));
    return known ? ok(known.story) : refuse('stranded');
  }

  async #keepIfThere(load: Load): Promise<Chronicle | undefined> {
    const live = await load();
    return live && this.keep(live);
  }

  #chronicle(live: LiveMatch): Chronicle {
    return this.#parts.contain('story', () => chronicleOf(this.#table, live), this.#table.row.id);
  }
}
