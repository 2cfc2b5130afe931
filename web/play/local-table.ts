/** A match in this browser: the same `Match` as on the server, with people at this screen and bots beside it. */
import { AUDIENCE, type Match, type Refusal, type Result, type Seat } from '@idavoll/engine';
import { batch, signal } from '@preact/signals';
import { settings } from '../settings.ts';
import type { LoadedGame } from './games.ts';
import { matchOf, saveOf } from './reopen.ts';
import { keepMatch, readMatch, type SavedMatch, storageKey } from './saved.ts';
import {
  type Connection,
  type SeatCard,
  seatsIn,
  type TableSession,
  type TableSight,
  type Trouble,
  tellOn,
} from './session.ts';

export interface LocalHost {
  /** The notation of what the bot of a seat does; undefined where the seat is no longer asked. */
  readonly choose: (match: Match, seat: Seat) => Promise<string | undefined>;
  /** Lets people see what a bot did before the next one moves, or the same one goes on. */
  readonly pause: (goesOn: boolean) => Promise<void>;
  /** Ends what a bot thinks about with what is there so far, and the pause. */
  readonly hurry: () => void;
}

/** How long a tab leaves the bots to another one that has just moved them; no two tabs wait equally long. */
const OTHER_TAB = 2000 + Math.random() * 1500;

const isOther = (a: SavedMatch, b: SavedMatch) =>
  a.record !== b.record || JSON.stringify(a.held) !== JSON.stringify(b.held);

export class LocalTable implements TableSession {
  readonly id: string;
  readonly seats;
  readonly sight;
  readonly handTo = signal<Seat | null>(null);
  readonly busy = signal(false);
  readonly trouble = signal<Trouble | null>(null);
  readonly connection = signal<Connection>('here');

  #match: Match;
  #saved: SavedMatch;
  /** Whose eyes the screen shows: a person's, or the audience's while the screen changes hands. */
  #viewer: number;
  #driving = false;
  /** Until a person is asked again, bots do not dawdle. */
  #hurried = false;
  #closed = false;
  /** Set while another tab moves the bots. */
  #yielding: ReturnType<typeof setTimeout> | undefined;
  readonly #people: readonly Seat[];

  constructor(
    readonly loaded: LoadedGame,
    saved: SavedMatch,
    match: Match,
    readonly host: LocalHost,
  ) {
    this.id = saved.id;
    this.#saved = saved;
    this.#match = match;
    this.#people = saved.seats.flatMap(({ driver }, seat) => (driver === 'bot' ? [] : [seat]));
    this.#viewer = this.#people.length === 1 ? this.#people[0] : AUDIENCE;
    this.seats = signal<readonly SeatCard[]>(
      saved.seats.map((one, seat) => ({ ...one, mine: this.#people.includes(seat) })),
    );
    this.sight = signal<TableSight>(this.#look());
    globalThis.addEventListener?.('storage', this.#onStorage);
    this.#turn();
  }

  get game() {
    return this.#match.game;
  }
  get agreement() {
    return this.#match.agreement;
  }
  get pack() {
    return this.#match.pack;
  }
  get content() {
    return this.#match.pack.content;
  }
  /** The match itself, for its record. */
  get match() {
    return this.#match;
  }

  play(move: string): void {
    const seat = this.#viewer;
    if (seat === AUDIENCE || this.handTo.value !== null) return;
    const nth = this.#match.nth(seat);
    const waits = !settings.value.autoEnd && this.#match.asksToEnd(seat, move);
    if (waits) this.#act(match => match.hold(seat, nth, move));
    else this.#act(match => match.submit(seat, nth, move));
  }

  endTurn(): void {
    const seat = this.#viewer;
    if (seat !== AUDIENCE) this.#act(match => match.endTurn(seat, match.nth(seat)));
  }

  undo(): void {
    const seat = this.#viewer;
    if (seat === AUDIENCE) return;
    const undone = this.#match.undo(seat, this.#match.nth(seat));
    this.trouble.value = undone.ok ? null : { key: `refusal.${undone.error.code}` };
    if (undone.ok) this.#changed();
  }

  readonly hurry = (): void => {
    this.#hurried = true;
    this.host.hurry();
  };

  takeScreen(): void {
    if (this.handTo.value === null) return;
    batch(() => {
      this.#viewer = this.handTo.value ?? AUDIENCE;
      this.handTo.value = null;
      this.sight.value = this.#look();
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#yielding);
    globalThis.removeEventListener?.('storage', this.#onStorage);
  }

  #act(act: (match: Match) => Result<unknown, Refusal>) {
    const before = this.#match.steps.length;
    const played = act(this.#match);
    if (played.ok) {
      this.trouble.value = null;
      this.#changed(before + 1);
    } else
      this.trouble.value = {
        key: `refusal.${played.error.code}`,
        ...('rule' in played.error && { rule: played.error.rule }),
      };
  }

  /** By the steps from this one on; by an undo where there is none. */
  #changed(since?: number) {
    this.#saved = saveOf(this.#match, this.#saved);
    if (!keepMatch(this.#saved)) this.trouble.value = { key: 'trouble.not-saved' };
    batch(() => {
      this.sight.value = this.#look(since);
      this.#turn();
    });
  }

  /** Gives the screen to whoever must decide, or lets the bots move. */
  #turn() {
    const asked = seatsIn(this.#match.awaiting);
    const people = asked.filter(seat => this.#people.includes(seat));
    if (people.length > 0) this.#hurried = false;
    if (this.#match.over && this.#viewer === AUDIENCE && this.#people.length > 0) {
      this.#viewer = this.#people[0];
      this.sight.value = this.#look();
    }
    if (people.length > 0 && !people.includes(this.#viewer)) {
      // Nothing of the last player's may stay on the screen while it changes hands, if there is anything to hide.
      const hides = this.game.layout.secrets.length > 0;
      this.#viewer = hides ? AUDIENCE : people[0];
      this.handTo.value = hides ? people[0] : null;
      this.sight.value = this.#look();
    }
    if (asked.length > people.length) void this.#letBotsMove();
  }

  async #letBotsMove() {
    if (this.#driving || this.#yielding) return;
    this.#driving = true;
    for (;;) {
      const seat = seatsIn(this.#match.awaiting).find(one => !this.#people.includes(one));
      if (seat === undefined || this.#closed || this.#yielding) break;
      const match = this.#match;
      const nth = match.nth(seat);
      const chosen = this.host.choose(match, seat);
      const pause = this.host.pause(match.steps.at(-1)?.seat === seat);
      if (this.#hurried) this.host.hurry();
      const [move] = await Promise.all([chosen, pause]);
      if (!this.#closed && match === this.#match && move !== undefined) this.#act(it => it.submit(seat, nth, move));
    }
    this.#driving = false;
  }

  /** With the steps from this one on the story goes on; without one, it is told from the beginning. */
  #look(since?: number): TableSight {
    const sight = this.#match.sight(this.#viewer, since);
    return tellOn(sight, since === undefined ? undefined : this.sight.value);
  }

  /** Another tab has moved: its record is the truth now. */
  #onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey(this.id)) return;
    const saved = readMatch(this.id);
    const match = saved && isOther(saved, this.#saved) && matchOf(this.loaded.module, saved, this.#match.pack);
    if (!saved || !match) return;
    this.#saved = saved;
    this.#match = match;
    clearTimeout(this.#yielding);
    this.#yielding = setTimeout(() => {
      this.#yielding = undefined;
      this.#turn();
    }, OTHER_TAB);
    batch(() => {
      this.sight.value = this.#look();
      this.#turn();
    });
  };
}
