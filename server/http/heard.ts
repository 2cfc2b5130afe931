/** What was heard over a socket: a message, or as much of it as its refusal needs. */
import { ClientMessage } from '../protocol.ts';

/** As JSON writes the one letter that the database cannot keep. */
const NUL = '\\u0000';

export interface Heard {
  readonly message: ClientMessage | undefined;
  /** Whom and what a refusal answers. */
  readonly table: string;
  readonly id: string | null;
  /** How much it counts for: to watch is to be told all of a match. */
  readonly cost: number;
}

const COSTS: Readonly<Partial<Record<ClientMessage['type'], number>>> = { watch: 3, chat: 4 };
const NAME = /^[A-Za-z0-9_-]{6,40}$/;

const nameIn = (value: unknown, key: string): string | undefined => {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof found === 'string' && NAME.test(found) ? found : undefined;
};

/** `text` is undefined for what came as bytes. */
export const hear = (text: string | undefined): Heard => {
  let value: unknown;
  try {
    value = text === undefined ? undefined : JSON.parse(text);
  } catch {
    // What is no JSON is nobody's click.
  }
  const message = text?.includes(NUL) ? undefined : ClientMessage.safeParse(value).data;
  return {
    message,
    table: nameIn(value, 'table') ?? '',
    id: nameIn(value, 'id') ?? null,
    cost: (message && COSTS[message.type]) ?? 1,
  };
};
