/** Which pieces travel with an event: what it is, and from where to where on the table. */
import type { Event } from '@idavoll/engine';

/** A place of the table by the id that stands in its `data-at`. */
export interface Journey {
  /** The drawing of what travels; a disc is its owner's. */
  readonly sign: string;
  readonly seat?: number;
  readonly from: string;
  readonly to: string;
}

const SEALS: Readonly<Record<string, string>> = { lightSeal: 'seal-light', darkSeal: 'seal-dark' };
const DARK_GODS: ReadonlySet<string> = new Set(['loki', 'hel', 'mimir', 'surtr', 'fenrir']);

const worldIn = (id: unknown): string => String(id).split('-')[0];

type Teller = (event: Event, own: string) => Omit<Journey, 'seat'> & { readonly isDisc?: boolean };

const disc = (from: string, to: string) => ({ sign: 'disc', from, to, isDisc: true });

const TELLERS: Readonly<Record<string, Teller>> = {
  recruited: ({ recruit }, own) => ({ sign: String(recruit), from: 'supply', to: own }),
  retrieved: ({ disc: from }, own) => disc(String(from), own),
  placed: ({ god, place }, own) => disc(own, place === 'asgard' ? 'asgard' : String(god)),
  lifted: ({ god }, own) => disc(String(god), own),
  gathered: (_, own) => disc('asgard', own),
  received: ({ piece }, own) => ({ sign: SEALS[String(piece)] ?? String(piece), from: 'supply', to: own }),
  takenFrom: ({ piece, giver }, own) => ({
    sign: SEALS[String(piece)] ?? String(piece),
    from: `seat${giver}`,
    to: own,
  }),
  tookSeal: ({ god }, own) => ({
    sign: DARK_GODS.has(String(god)) ? 'seal-dark' : 'seal-light',
    from: String(god),
    to: own,
  }),
  called: ({ recruit }, own) => ({ sign: String(recruit), from: 'valhalla', to: own }),
  lured: ({ recruit, owner }, own) => ({ sign: String(recruit), from: String(owner), to: own }),
  reaped: ({ recruit, owner }) => ({ sign: String(recruit), from: String(owner), to: 'supply' }),
  swapped: ({ given }, own) => ({ sign: String(given), from: own, to: 'supply' }),
  picked: ({ kind }, own) => ({ sign: String(kind), from: 'supply', to: own }),
  built: (_, own) => ({ sign: 'temple', from: 'temples', to: own }),
  gave: ({ recruit, god }, own) => ({ sign: String(recruit), from: own, to: String(god) }),
  laidTile: ({ tile, space }) => ({
    sign: `god-${worldIn(tile)}`,
    from: worldIn(tile),
    to: String(space),
  }),
  supports: ({ god }, own) => disc(own, String(god)),
  bought: ({ recruit }, own) => ({ sign: String(recruit), from: 'supply', to: own }),
  tookDisc: (_, own) => disc('track', own),
  stood: ({ slot }, own) => disc(own, worldIn(slot)),
  returned: ({ slot }) => disc('centre', worldIn(slot)),
  sent: ({ recruit }, own) => ({ sign: String(recruit), from: own, to: 'fought' }),
  beaten: ({ world }) => disc(String(world), 'centre'),
  battleTile: (_, own) => ({ sign: 'shield', from: 'supply', to: own }),
  raised: ({ recruit, space }) => ({ sign: String(recruit), from: 'valhalla', to: String(space) }),
  laidArm: ({ kind, space }, own) => ({ sign: String(kind), from: own, to: String(space) }),
};

/** In the order in which it happened. */
export const journeysOf = (news: readonly Event[]): Journey[] =>
  news.flatMap(event => {
    const tell = TELLERS[event.type];
    if (!tell || typeof event.seat !== 'number' || event.seat < 0) return [];
    const { isDisc, ...journey } = tell(event, `seat${event.seat}`);
    return [isDisc ? { ...journey, seat: event.seat } : journey];
  });
