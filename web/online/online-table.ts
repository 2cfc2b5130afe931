/** A match on the server, as this page knows it. */
import { type Agreement, AUDIENCE, agree, type Game, gameFor, type Pack, type Seat } from '@idavoll/engine';
import type { ServerMessage, TableSummary } from '@idavoll/server/protocol';
import { batch, computed, type Signal, signal } from '@preact/signals';
import type { LoadedGame } from '../play/games.ts';
import { newId } from '../play/saved.ts';
import { seatsIn, type TableSession, type TableSight, type Trouble } from '../play/session.ts';
import { settings } from '../settings.ts';
import { connect, disconnect, socketState } from './connection.ts';
import { type Known, learn } from './position.ts';
import type { Room } from './room.ts';
import { cardsOf } from './seat-cards.ts';
import type { Socket } from './socket.ts';

type Heard<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export class OnlineTable implements TableSession {
  readonly game: Game;
  readonly agreement: Agreement;
  readonly content: unknown;
  readonly seats;
  readonly sight: Signal<TableSight>;
  readonly handTo = signal<Seat | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  readonly connection = socketState;
  readonly busy;
  /** Whether the first position has come: until then the sight is all hidden. */
  readonly ready = signal(false);

  #known: Known | undefined;
  #watching: number | null;
  readonly #pending = signal<string | null>(null);
  readonly #socket: Socket;

  constructor(
    readonly loaded: LoadedGame,
    readonly room: Room,
    info: TableSummary,
    readonly pack: Pack<unknown>,
  ) {
    const { module } = loaded;
    const agreed = agree(module, {
      seats: info.seats.length,
      options: info.options,
      traits: info.seats.map(({ traits }) => traits),
    });
    if (!agreed.ok) throw new Error(`the server agreed to what the rules refuse: ${agreed.error.code}`);
    this.agreement = agreed.value;
    this.content = pack.content;
    this.game = gameFor(module, this.agreement, this.content, info.rules);
    this.#watching = this.#mine(info).length === 1 ? this.#mine(info)[0] : null;
    this.seats = computed(() => cardsOf((this.room.info.value ?? info).seats));
    this.busy = computed(() => this.#pending.value !== null);
    this.sight = signal<TableSight>({
      viewer: this.#watching ?? AUDIENCE,
      view: this.game.layout.view(),
      step: 0,
      awaiting: 0,
      nth: 0,
      offers: [],
      question: null,
      held: null,
      canUndo: false,
      story: [],
      news: [],
      outcome: null,
    });
    this.#socket = connect(this.id, message => this.#hear(message));
    this.#watch(this.#watching);
  }

  get id() {
    return this.room.id;
  }

  play(move: string): void {
    this.#click({ type: settings.value.autoEnd ? 'move' : 'hold', move });
  }

  endTurn(): void {
    this.#click({ type: 'end' });
  }

  undo(): void {
    this.#click({ type: 'undo' });
  }

  takeScreen(): void {
    const seat = this.handTo.value;
    if (seat === null) return;
    this.handTo.value = null;
    this.#watch(seat);
  }

  close(): void {
    disconnect(this.id);
  }

  #click(what: { type: 'move' | 'hold'; move: string } | { type: 'end' | 'undo' }) {
    const { viewer: seat } = this.sight.value;
    if (seat === AUDIENCE || this.busy.value || !this.#known) return;
    const id = newId();
    this.#pending.value = id;
    this.trouble.value = null;
    this.#socket.click({ ...what, table: this.id, id, seat, nth: this.#known.sight.nth });
  }

  #mine(info: TableSummary): Seat[] {
    return info.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  }

  #watch(seat: number | null) {
    this.#watching = seat;
    this.#known = undefined;
    this.#socket.watch(this.id, () => ({
      type: 'watch',
      table: this.id,
      seat,
      ...(this.#known && { since: this.#known.seq }),
    }));
  }

  #hear(message: ServerMessage) {
    if (message.type === 'position') this.#onPosition(message);
    else if (message.type === 'ack' || message.type === 'refused') this.#onAnswer(message);
    else this.room.hear(message);
  }

  #onAnswer(message: Heard<'ack'> | Heard<'refused'>) {
    if (message.id === this.#pending.value) this.#pending.value = null;
    if (message.type !== 'refused') return;
    const { refusal } = message;
    this.trouble.value = { key: `refusal.${refusal.code}`, ...('rule' in refusal && { rule: refusal.rule }) };
    // A seat that is no longer mine is watched from outside.
    if (message.id === null && refusal.code === 'not-your-seat' && this.#watching !== null) this.#watch(null);
  }

  #onPosition({ seat, position }: Heard<'position'>) {
    if (seat !== this.#watching) return;
    if (this.#known && position.seq < this.#known.seq) return;
    const known = learn(this.game.layout, seat, position, this.#known);
    if (!known) {
      this.#watch(seat);
      return;
    }
    this.#known = known;
    batch(() => {
      this.sight.value = known.sight;
      this.ready.value = true;
      this.#passScreen(known.sight.awaiting);
    });
  }

  /** Several players at this screen: whoever is asked next gets it, and nothing of the last one stays on it. */
  #passScreen(awaiting: number) {
    const info = this.room.info.value;
    const mine = info ? this.#mine(info) : [];
    if (mine.length < 2) return;
    const asked = seatsIn(awaiting).filter(seat => mine.includes(seat));
    if (asked.length === 0 || (this.#watching !== null && asked.includes(this.#watching))) return;
    this.handTo.value = asked[0];
    if (this.#watching !== null) this.#watch(null);
  }
}
