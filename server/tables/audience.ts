/** Who watches one table, and as whom. Everything told is written once for each viewer and sent to all who share him. */
import { AUDIENCE, type View, type Viewer } from '@idavoll/engine';
import type { Known, LiveMatch } from '../match/live-match.ts';
import { positionOf } from '../match/position.ts';
import type { ServerMessage } from '../protocol.ts';

/** One connection of somebody; several may belong to the same person. */
export interface Listener {
  readonly person: string | null;
  send(frame: string): void;
}

/** What all listeners of one viewer have been told. */
interface Channel {
  readonly listeners: Set<Listener>;
  told: { readonly seq: number; readonly view: View } | undefined;
}

export const frameOf = (message: ServerMessage): string => JSON.stringify(message);

const positionFrame = (table: string, known: Known, before: View | undefined): string => {
  const { viewer } = known.sight;
  return frameOf({
    type: 'position',
    table,
    seat: viewer === AUDIENCE ? null : viewer,
    position: positionOf(known, before),
  });
};

export class Audience {
  readonly #table: string;
  readonly #channels = new Map<Viewer, Channel>();
  readonly #listeners = new Map<Listener, Viewer>();
  /** By person: how many connections. */
  readonly #present = new Map<string, number>();

  constructor(table: string) {
    this.#table = table;
  }

  get size(): number {
    return this.#listeners.size;
  }

  get listeners(): IterableIterator<Listener> {
    return this.#listeners.keys();
  }

  /** How many watch without a seat. */
  get watchers(): number {
    return this.#channels.get(AUDIENCE)?.listeners.size ?? 0;
  }

  has(listener: Listener): boolean {
    return this.#listeners.has(listener);
  }

  isOnline = (person: string): boolean => this.#present.has(person);

  /** One connection watches a table as one viewer: a new one takes the place of the last. */
  add(listener: Listener, viewer: Viewer): void {
    this.remove(listener);
    this.#listeners.set(listener, viewer);
    this.#count(listener.person, 1);
    const channel = this.#channels.get(viewer) ?? { listeners: new Set(), told: undefined };
    this.#channels.set(viewer, channel);
    channel.listeners.add(listener);
  }

  remove(listener: Listener): boolean {
    const viewer = this.#listeners.get(listener);
    if (viewer === undefined) return false;
    const channel = this.#channels.get(viewer);
    channel?.listeners.delete(listener);
    if (channel?.listeners.size === 0) this.#channels.delete(viewer);
    this.#count(listener.person, -1);
    return this.#listeners.delete(listener);
  }

  #count(person: string | null, more: number): void {
    if (person === null) return;
    const count = (this.#present.get(person) ?? 0) + more;
    if (count > 0) this.#present.set(person, count);
    else this.#present.delete(person);
  }

  /** Stops whoever may no longer watch as what he watches, and says who that is. */
  review(may: (person: string | null, viewer: Viewer) => boolean): Listener[] {
    const gone = [...this.#listeners]
      .filter(([{ person }, viewer]) => !may(person, viewer))
      .map(([listener]) => listener);
    for (const listener of gone) this.remove(listener);
    return gone;
  }

  sendAll(frame: string): void {
    for (const listener of this.#listeners.keys()) listener.send(frame);
  }

  /** Brings one listener up to date: with the whole view, or with nothing but the story if he has seen this entry. */
  catchUp(live: LiveMatch, listener: Listener, viewer: Viewer, since: number | undefined): void {
    const channel = this.#channels.get(viewer);
    if (!channel) return;
    const known = live.know(viewer, since);
    const { seq, sight } = known;
    channel.told ??= { seq, view: sight.view };
    listener.send(positionFrame(this.#table, known, since === seq ? sight.view : undefined));
  }

  /** Tells every viewer who is present, or one alone, what has happened since he was last told, if anything has. */
  tell(live: LiveMatch, alone?: Viewer): void {
    for (const [viewer, channel] of this.#channels) {
      const { told } = channel;
      if (told?.seq === live.seq || viewer !== (alone ?? viewer)) continue;
      const known = live.know(viewer, told?.seq);
      const frame = positionFrame(this.#table, known, told?.seq === live.seq - 1 ? told.view : undefined);
      channel.told = { seq: known.seq, view: known.sight.view };
      for (const listener of channel.listeners) listener.send(frame);
    }
  }
}
