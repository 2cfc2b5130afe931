/** What one viewer sees, by name: drawings and sentences read a view through here. */
import { NONE, type Seat, type View, type Viewer } from '@idavoll/engine';
import type { Context } from '../rules/context.ts';
import {
  ARTEFACT_COUNT,
  CLOSED,
  DISPLAY,
  FIRST_REALM,
  handOf,
  KINDS,
  MATERIALS,
  OPEN,
  PHASES,
  screenOf,
  TREASURE_COUNT,
} from '../rules/vocabulary.ts';
import type { Names } from './names.ts';

type Material = (typeof MATERIALS)[number];

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

export const sightOf = (names: Names, c: Context, view: View, viewer: Viewer) => {
  const { at, ringSize, content, tables } = c;
  const seats = upTo(c.seats);
  const ring = upTo(ringSize).map(place => view[at.ring(place)]);
  const phase = PHASES[view[at.phase]];
  const scoring = phase === 'assignment' || phase === 'over';
  /** With the public record off, nobody is reminded of what the others took. MIM-384 */
  const reminded = scoring || c.options.publicRecord === true;
  const treasuresAt = (place: number) => upTo(TREASURE_COUNT).filter(t => view[at.treasure(t)] === place);
  const cardsAt = (place: number) => upTo(ARTEFACT_COUNT).filter(card => view[at.card(card)] === place);
  const inRealms = (seat: Seat) =>
    ring.reduce((sum, realm) => {
      const up = KINDS.reduce((count, _, kind) => count + view[at.faceUp(realm, seat, kind)], 0);
      return sum + up + view[at.placed(realm, seat)];
    }, 0);

  const realmInQuestion = (): number => {
    if (phase === 'treasure' || phase === 'carrier')
      return ring[(ring.indexOf(view[at.startRealm]) + view[at.resolved]) % ringSize];
    return view[at.essenceRealm] === NONE ? view[at.standing] : view[at.essenceRealm];
  };

  return {
    names,
    c,
    view,
    viewer,
    seats,
    ring,
    phase,
    /** The realm that the present question is about, or NONE. */
    here: realmInQuestion(),
    order: seats.map(place => view[at.order(place)]),
    nextOrder: seats.map(place => view[at.nextOrder(place)]),
    decides: (seat: Seat) => (scoring ? !view[at.done(seat)] : view[at.active] === seat),
    treasuresIn: (realm: number) => treasuresAt(FIRST_REALM + realm),
    treasuresOf: (seat: Seat) => treasuresAt(screenOf(seat)),
    /** The treasures of a seat as far as the table lists them. */
    listedTreasuresOf: (seat: Seat) => (seat === viewer || reminded ? treasuresAt(screenOf(seat)) : []),
    display: cardsAt(DISPLAY),
    cardsOf: (seat: Seat) => cardsAt(handOf(seat)),
    /** The cards of a seat as far as the table lists them; those laid open lie there for all to see. */
    listedCardsOf: (seat: Seat) =>
      cardsAt(handOf(seat)).filter(card => {
        const face = view[at.face(card)];
        return face === OPEN || (face !== CLOSED && reminded);
      }),
    /** Everybody can count these: the army less what lies in the realms. */
    tokensBehindScreen: (seat: Seat) => tables.army.reduce((sum, count) => sum + count, 0) - inRealms(seat),
    scoring,
    isFlipped: (card: number) => view[at.flipped(card)] === 1,
    leavesOn: (card: number) => upTo(ARTEFACT_COUNT).filter(leaf => view[at.leaf(leaf)] === card).length,
    /** What a card needs besides the treasures laid on it; before the scoring, were all of the seat's for this card. */
    missing: (card: number, seat: Seat): Partial<Record<Material, number>> => {
      const own = treasuresAt(screenOf(seat))
        .filter(t => !scoring || view[at.use(t)] === card)
        .map(t => content.treasures[t].material);
      const { requires } = content.artefacts[card];
      const short = (material: Material) => (requires[material] ?? 0) - own.filter(other => other === material).length;
      return Object.fromEntries(MATERIALS.map(material => [material, Math.max(0, short(material))]));
    },
  };
};

export type Sight = ReturnType<typeof sightOf>;
