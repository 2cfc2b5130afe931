/** Every move of the game and how it is written. */
import { moves } from '@idavoll/engine';
import type { MimirContent } from './content.ts';
import { ELITES, KINDS } from './vocabulary.ts';

export const moveTable = (seats: number, content: MimirContent) => {
  const realm = content.realms.map(({ id }) => id);
  const treasure = content.treasures.map(({ id }) => id);
  const artefact = content.artefacts.map(({ id }) => id);
  return moves({
    place: { text: '{token}>{realm}', of: { token: KINDS, realm } },
    keep: { text: 'keep' },
    lay: { text: 'lay {artefact}', of: { artefact } },
    choose: { text: 'choose {elite}', of: { elite: ELITES } },
    pass: { text: 'pass' },
    skip: { text: 'skip' },
    carry: { text: 'carry {treasure}', of: { treasure } },
    fly: { text: 'fly {realm}', of: { realm } },
    stand: { text: 'stand {realm}', of: { realm } },
    call: { text: 'call {token}<{realm}', of: { token: KINDS, realm } },
    scare: { text: 'scare {seat} {token}>{realm}', of: { seat: { count: seats }, token: KINDS, realm } },
    stop: { text: 'stop' },
    order: { text: 'place {place}', of: { place: { count: seats, from: 1 } } },
    take: { text: 'take {treasure}', of: { treasure } },
    decline: { text: 'decline' },
    carrier: { text: 'with {token}', of: { token: KINDS.slice(0, 2) } },
    artefact: { text: 'artefact {artefact}', of: { artefact } },
    use: { text: 'use {treasure} for {artefact}', of: { treasure, artefact } },
    flip: { text: 'flip {artefact}', of: { artefact } },
    leaf: { text: 'leaf {leaf} for {artefact}', of: { leaf: artefact, artefact } },
    done: { text: 'done' },
  });
};
