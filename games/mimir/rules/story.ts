/** Everything that happens, as events; and which fields of them only their seat may read. */
import { type Agreement, type Event, events, own, type Viewer } from '@idavoll/engine';
import type { MimirContent } from './content.ts';
import { KINDS, MATERIALS } from './vocabulary.ts';

export const eventTable = (content: MimirContent) => {
  const realm = content.realms.map(({ id }) => id);
  const treasure = content.treasures.map(({ id }) => id);
  const artefact = content.artefacts.map(({ id }) => id);
  const number = 'number';
  return events({
    removed: { material: MATERIALS },
    first: { seat: number },
    dealt: { seat: number, artefact: own(artefact) },
    round: { round: number, realm },
    laidOut: { treasure, realm },
    displayed: { artefact },
    placed: { seat: number, realm, token: own(KINDS) },
    laidOpen: { seat: number, artefact },
    turnedUp: { realm, seat: number, token: KINDS, count: number },
    chose: { seat: number, token: KINDS, realm },
    carried: { seat: number, treasure, realm },
    stood: { seat: number, token: KINDS, realm },
    called: { seat: number, token: KINDS, realm },
    scared: { seat: number, owner: number, token: KINDS, realm },
    wentHome: { seat: number, token: KINDS, realm },
    passed: { seat: number },
    ordered: { seat: number, place: number },
    resolving: { realm },
    counted: { realm, seat: number, vikings: number },
    tied: { realm, vikings: number, players: number, treasures: number },
    took: { seat: number, treasure, realm, token: KINDS },
    declined: { seat: number, realm },
    drew: { seat: number, artefact: own(artefact) },
    tookArtefact: { seat: number, artefact },
    scoring: {},
    used: { seat: number, treasure, artefact },
    flipped: { seat: number, artefact },
    leafed: { seat: number, leaf: artefact, artefact },
    assigned: { seat: number },
    over: {},
  });
};

const HELD: Readonly<Record<string, string>> = { took: 'treasure', tookArtefact: 'artefact' };

/** What the others hold was seen by all, but with the public record off nobody is reminded. MIM-384 */
export const recalled = (event: Event, { options }: Agreement, viewer: Viewer): Event => {
  const held = HELD[event.type];
  const reminded = held === undefined || options.publicRecord === true || event.seat === viewer;
  return reminded ? event : { ...event, [held]: '?' };
};
