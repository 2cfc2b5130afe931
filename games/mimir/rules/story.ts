/** Everything that happens, as events; and which fields of them only their seat may read. */
import { type Agreement, type Event, events, own, type Viewer } from '@idavoll/engine';
import { sorts } from './state.ts';

export const eventTable = events(
  {
    removed: ['material'],
    first: ['seat'],
    dealt: ['seat', { artefact: own('artefact') }],
    round: [{ round: 'number' }, 'realm'],
    laidOut: ['treasure', 'realm'],
    displayed: ['artefact'],
    placed: ['seat', 'realm', { token: own('kind') }],
    laidOpen: ['seat', 'artefact'],
    turnedUp: ['realm', 'seat', { token: 'kind' }, { count: 'number' }],
    chose: ['seat', { token: 'kind' }, 'realm'],
    carried: ['seat', 'treasure', 'realm'],
    stood: ['seat', { token: 'kind' }, 'realm'],
    called: ['seat', { token: 'kind' }, 'realm'],
    scared: ['seat', { owner: 'seat' }, { token: 'kind' }, 'realm'],
    wentHome: ['seat', { token: 'kind' }, 'realm'],
    passed: ['seat'],
    ordered: ['seat', 'place'],
    resolving: ['realm'],
    counted: ['realm', 'seat', { vikings: 'number' }],
    tied: ['realm', { vikings: 'number' }, { players: 'number' }, { treasures: 'number' }],
    took: ['seat', 'treasure', 'realm', { token: 'kind' }],
    declined: ['seat', 'realm'],
    drew: ['seat', { artefact: own('artefact') }],
    tookArtefact: ['seat', 'artefact'],
    scoring: [],
    used: ['seat', 'treasure', 'artefact'],
    flipped: ['seat', 'artefact'],
    leafed: ['seat', { leaf: 'artefact' }, 'artefact'],
    assigned: ['seat'],
    over: [],
  },
  sorts,
);

export const { id: tell } = eventTable;

const HELD: Readonly<Record<string, string>> = { took: 'treasure', tookArtefact: 'artefact' };

/** What the others hold was seen by all, but with the public record off nobody is reminded. MIM-384 */
export const recalled = (event: Event, { options }: Agreement, viewer: Viewer): Event => {
  const held = HELD[event.type];
  const reminded = held === undefined || options.publicRecord === true || event.seat === viewer;
  return reminded ? event : { ...event, [held]: '?' };
};
