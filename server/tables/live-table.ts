/** A table in memory: its seats, its match, and who watches. What happens at one table happens one after another. */
import { AUDIENCE, ok, type Viewer } from '@idavoll/engine';
import { GameFault } from '../match/containment.ts';
import type { Act, LiveMatch } from '../match/live-match.ts';
import type { MatchStory, TableSummary } from '../protocol.ts';
import { Audience, frameOf, type Listener } from './audience.ts';
import { BOT, BotSeats } from './bot-seats.ts';
import { Drawing } from './drawing.ts';
import type { Parts } from './parts.ts';
import { type Answer, refuse } from './refusal.ts';
import { readTable, type SeatRow, type StoredTable, type TableRow, writeSeat, writeTable } from './store.ts';
import { drivesSeat, ownsSeat, summarise } from './summary.ts';
import { hasRules, Stranded, suppliesFor } from './supplies.ts';
import { TableChat } from './table-chat.ts';
import { TableMatch } from './table-match.ts';
import { TableNews } from './table-news.ts';
import { TableStory } from './table-story.ts';

export class LiveTable {
  readonly row: TableRow;
  seats: readonly SeatRow[];
  readonly audience: Audience;
  readonly drawing: Drawing;
  /** When somebody last had to do with this table, in milliseconds. */
  lastUsed = performance.now();
  readonly #parts: Parts;
  readonly #match: TableMatch;
  /** Set once it turned out that its pack is no longer taken. */
  #lacksPack = false;
  #tail: Promise<unknown> = Promise.resolve();
  #busy = 0;
  readonly #bots: BotSeats;
  readonly #story: TableStory;
  readonly #news: TableNews;
  readonly #chat: TableChat;

  constructor(parts: Parts, { row, seats }: StoredTable) {
    this.#parts = parts;
    this.row = row;
    this.seats = seats;
    this.audience = new Audience(row.id);
    this.drawing = new Drawing(this, parts);
    this.#bots = new BotSeats(this, parts);
    this.#story = new TableStory(parts, this);
    this.#news = new TableNews(this);
    this.#chat = new TableChat(parts, this);
    this.#match = new TableMatch(parts, row, this.audience, live => this.#goOn(live));
  }

  /** Whether it may be dropped from memory: nobody is here, and nothing is under way. */
  get idle(): boolean {
    return this.audience.size === 0 && this.#busy === 0 && !this.#bots.thinking && !this.drawing.waits;
  }

  /** Whether this server does not have what the table plays with. */
  get stranded(): boolean {
    return this.#lacksPack || !hasRules(this.#parts.games, this.row);
  }

  /** Whether the story in the database is older than the match. */
  get untold(): boolean {
    return this.#story.lags(this.#match.live);
  }

  summary(person: string | null): TableSummary {
    return summarise(this, person, this.audience.isOnline, this.stranded);
  }

  /** Runs alone at this table. A game at fault closes the table, and this one only. */
  async alone<T>(work: () => Promise<Answer<T>> | Answer<T>): Promise<Answer<T>> {
    this.lastUsed = performance.now();
    this.#busy++;
    const turn = this.#tail.then(async () => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Stranded) return this.#strand();
        if (!(error instanceof GameFault)) throw error;
        await this.#close(error);
        return refuse('table-closed');
      } finally {
        this.#busy--;
      }
    });
    this.#tail = turn.catch(() => {});
    return turn;
  }

  watch(listener: Listener, viewer: Viewer, since: number | undefined): Promise<Answer<null>> {
    return this.alone(async () => {
      if (!this.#mayWatch(listener.person, viewer))
        return refuse(viewer === AUDIENCE ? 'no-spectators' : 'not-your-seat');
      const known = this.audience.has(listener);
      const chat = known ? undefined : await this.#chat.toldTo(listener.person);
      const begun = this.row.status === 'playing' || this.row.status === 'over';
      const live = begun ? await this.#loadIfThere() : undefined;
      this.audience.add(listener, viewer);
      this.#news.welcome(listener, chat);
      if (!known) this.#news.presenceChanged();
      if (live) this.audience.catchUp(live, listener, viewer, since);
      else if (this.row.status === 'closed') listener.send(frameOf({ type: 'closed', table: this.row.id }));
      else if (begun) return refuse('stranded');
      return ok(null);
    });
  }

  async leave(listener: Listener): Promise<void> {
    await this.alone(() => {
      if (this.audience.remove(listener)) this.#news.presenceChanged();
      return ok(null);
    });
  }

  /** Plays or takes back. The answer, the entry's number, is given once it is on disk and before anybody is told. */
  async act(
    by: string | null | typeof BOT,
    act: Act,
    nth: number,
    answer: (it: Answer<number>) => void,
  ): Promise<void> {
    let answered = false;
    const give = (it: Answer<number>) => {
      answered = true;
      answer(it);
    };
    const result = await this.alone(async () => {
      const seat = this.seats[act.seat];
      if (by === BOT ? seat.driver !== 'bot' : !drivesSeat(seat, by)) return refuse('not-your-seat');
      if (this.row.status === 'gathering' || this.row.status === 'drawing') return refuse('not-playing');
      if (this.row.status === 'closed') return refuse('table-closed');
      return this.#match.act(act, nth, give);
    });
    if (!answered) answer(result);
  }

  async say(listener: Listener, name: string, click: string, text: string): Promise<Answer<number>> {
    return this.alone(async () => {
      if (listener.person !== null && !this.audience.has(listener)) return refuse('no-spectators');
      const said = await this.#chat.say(listener, name, click, text);
      return said.ok ? ok(this.#match.seq) : said;
    });
  }

  /** Only from within `alone`. */
  async setSeat(seat: number, to: SeatRow): Promise<void> {
    // First: a match that cannot be played leaves everything as it is.
    const live = this.row.status === 'playing' ? await this.#match.load() : undefined;
    await writeSeat(this.#parts.db, this.row.id, seat, to);
    this.seats = this.seats.with(seat, to);
    this.reviewSeats();
    if (live) this.#bots.wake(live, this.seats);
  }

  /** After seats have changed hands. */
  reviewSeats(): void {
    for (const gone of this.audience.review((person, viewer) => this.#mayWatch(person, viewer)))
      gone.send(frameOf({ type: 'refused', table: this.row.id, id: null, refusal: { code: 'not-your-seat' } }));
    this.tellTable();
  }

  /** Reads row and seats again: another hand has changed them in the database. */
  async reread(): Promise<void> {
    await this.alone(async () => {
      const stored = await readTable(this.#parts.db, this.row.id);
      if (!stored) return ok(null);
      const { host, status } = stored.row;
      const isClosed = status === 'closed' && this.row.status === 'playing';
      Object.assign(this.row, { host, status });
      if (isClosed) {
        this.#match.forget();
        this.audience.sendAll(frameOf({ type: 'closed', table: this.row.id }));
      }
      this.seats = stored.seats;
      this.#chat.forget();
      this.reviewSeats();
      // A bot may have been given a seat.
      if (this.#match.live && status === 'playing') this.#bots.wake(this.#match.live, this.seats);
      return ok(null);
    });
  }

  /** Only from within `alone`. */
  async setStatus(set: Partial<Pick<TableRow, 'status' | 'rematch'>>): Promise<void> {
    await writeTable(this.#parts.db, this.row.id, set);
    Object.assign(this.row, set);
    this.tellTable();
  }

  /** `drawing` calls it when the chance of the match is settled. Only from within `alone`. */
  async play(): Promise<void> {
    const live = await this.#match.begin(this.seats);
    this.reviewSeats();
    this.audience.tell(live);
    await this.#goOn(live);
  }

  /** Loads the match, so that its bots go on; or waits for it to start. */
  async wake(): Promise<void> {
    await this.alone(async () => {
      if (this.row.status === 'playing') await this.#goOn(await this.#match.load());
      if (this.row.status === 'drawing') this.drawing.wait();
      return ok(null);
    });
  }

  /** Throws Stranded where this server does not have what the table plays with. Only from within `alone`. */
  async supplied(): Promise<void> {
    await suppliesFor(this.#parts, this.row);
  }

  /** The record, seed and all, of a match that is over or was closed. */
  record(): Promise<Answer<string>> {
    return this.alone(() => {
      if (this.row.seed === null || this.row.status === 'gathering') return refuse('not-over');
      if (this.row.status === 'playing') return refuse(this.stranded ? 'stranded' : 'not-over');
      return this.#story.record(this.#loadIfThere);
    });
  }

  /** What the audience was told. */
  story(person: string | null): Promise<Answer<MatchStory>> {
    return this.alone(() => {
      if (this.row.seed === null) return refuse('not-playing');
      if (!this.#mayWatch(person, AUDIENCE)) return refuse('no-spectators');
      return this.#story.story(this.#loadIfThere);
    });
  }

  /** Keeps the story so far, so that it can be read whatever becomes of the rules. */
  async tellOn(): Promise<void> {
    await this.alone(async () => {
      const { live } = this.#match;
      if (live && this.untold) await this.#story.keep(live);
      return ok(null);
    });
  }

  tellTable(): void {
    this.#news.tellAll();
  }

  /** Whether this person may watch, as a seat or without one. */
  mayBeHere(person: string): boolean {
    return this.#mayWatch(person, AUDIENCE);
  }

  #mayWatch(person: string | null, viewer: Viewer): boolean {
    if (viewer !== AUDIENCE) return ownsSeat(this.seats[viewer], person);
    if (this.row.spectators || this.row.status === 'gathering' || this.row.host === person) return true;
    return this.seats.some(seat => ownsSeat(seat, person));
  }

  /** After every entry: the end of the match, or the turn of bots. */
  async #goOn(live: LiveMatch): Promise<void> {
    if (this.row.awaiting !== 0) this.#bots.wake(live, this.seats);
    // The last entry is on disk: should this fail, the next to load the match makes up for it.
    else if (this.row.status === 'playing') {
      await this.#story.end(live).catch(error => {
        if (error instanceof GameFault) throw error;
        this.#parts.report.trouble('an end was not noted', error);
      });
      this.tellTable();
    }
  }

  readonly #loadIfThere = async (): Promise<LiveMatch | undefined> => {
    try {
      return await this.#match.load();
    } catch (error) {
      if (!(error instanceof Stranded)) throw error;
      this.#strand();
      return undefined;
    }
  };

  #strand(): Answer<never> {
    // What is not the rules' fault is the pack's.
    this.#lacksPack ||= hasRules(this.#parts.games, this.row);
    return refuse(this.row.status === 'gathering' ? 'set-anew' : 'stranded');
  }

  async #close(fault: GameFault): Promise<void> {
    this.#parts.report.fault(this.row.id, this.row.game, fault);
    this.#match.forget();
    if (this.row.status === 'playing' || this.row.status === 'drawing') await this.setStatus({ status: 'closed' });
    this.audience.sendAll(frameOf({ type: 'closed', table: this.row.id }));
  }
}
