/** Every move of the game and how it is written. */
import { moves } from '@idavoll/engine';
import { sorts } from './state.ts';

export const moveTable = moves(
  {
    place: { text: '{token}>{realm}', of: { token: 'kind', realm: 'realm' } },
    keep: { text: 'keep' },
    lay: { text: 'lay {artefact}', of: { artefact: 'artefact' } },
    choose: { text: 'choose {elite}', of: { elite: 'elite' } },
    pass: { text: 'pass' },
    skip: { text: 'skip' },
    carry: { text: 'carry {treasure}', of: { treasure: 'treasure' } },
    fly: { text: 'fly {realm}', of: { realm: 'realm' } },
    stand: { text: 'stand {realm}', of: { realm: 'realm' } },
    call: { text: 'call {token}<{realm}', of: { token: 'kind', realm: 'realm' } },
    scare: { text: 'scare {seat} {token}>{realm}', of: { seat: 'seat', token: 'kind', realm: 'realm' } },
    stop: { text: 'stop' },
    order: { text: 'place {place}', of: { place: 'place' } },
    take: { text: 'take {treasure}', of: { treasure: 'treasure' } },
    decline: { text: 'decline' },
    carrier: { text: 'with {token}', of: { token: 'carrier' } },
    artefact: { text: 'artefact {artefact}', of: { artefact: 'artefact' } },
    use: { text: 'use {treasure} for {artefact}', of: { treasure: 'treasure', artefact: 'artefact' } },
    flip: { text: 'flip {artefact}', of: { artefact: 'artefact' } },
    leaf: { text: 'leaf {leaf} for {artefact}', of: { leaf: 'artefact', artefact: 'artefact' } },
    done: { text: 'done' },
  },
  sorts,
);

export const { make } = moveTable;
