/** Everything that happens, as events; and which fields of them only their seat may read. */
import { events, own } from '@idavoll/engine';
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
