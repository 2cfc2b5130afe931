/** Everything that happens, as events. A number of -1 is no seat. */
import { events } from '@idavoll/engine';
import { sorts } from './state.ts';

export const eventTable = events(
  {
    teamDrawn: ['seat', 'team'],
    teamChosen: ['seat', 'team'],
    sagaDrawn: ['saga', { die: 'number' }],
    sagaAgreed: ['saga'],
    tileLaid: ['field', 'tile', 'turned'],
    chestLaid: ['field'],
    crownLaid: ['field'],
    placesFirst: ['seat'],
    areaChosen: ['seat', 'area'],
    placed: ['seat', 'figure', 'field'],
    placedAll: ['seat'],
    starts: ['seat'],
    turn: ['seat', { round: 'number' }],
    greenToken: ['seat', { left: 'number' }],
    redToken: ['seat'],
    moved: ['seat', 'figure', { from: 'field' }, { to: 'field' }],
    dodged: ['seat', 'figure', { number: 'number' }, { die: 'number' }],
    failedDodge: ['seat', 'figure', { number: 'number' }, { die: 'number' }],
    attacked: ['seat', 'figure', { target: 'figure' }],
    shot: ['seat', 'figure', { target: 'figure' }],
    hit: ['figure', { target: 'figure' }, { number: 'number' }, { die: 'number' }],
    missed: ['figure', { target: 'figure' }, { number: 'number' }, { die: 'number' }],
    parried: ['figure', { target: 'figure' }, { number: 'number' }, { die: 'number' }],
    failedParry: ['figure', { target: 'figure' }, { number: 'number' }, { die: 'number' }],
    fell: ['seat', 'figure', 'field', { by: 'seat' }],
    chestTaken: ['seat', 'figure', 'field'],
    chestDropped: ['seat', 'figure', 'field'],
    points: ['seat', { points: 'number' }, 'gain'],
    master: ['seat'],
    roundOver: [{ round: 'number' }],
    out: ['seat'],
    ended: ['ending'],
  },
  sorts,
);

export const { id: tell } = eventTable;
