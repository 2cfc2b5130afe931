/** The order in which treasures are offered, against a second telling of the rules that shares nothing with the first. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mimir } from '../index.ts';
import { Table } from './table.ts';

const RING = ['asgard', 'niflheim', 'midgard', 'vanaheim', 'muspelheim', 'alfheim', 'jotunheim', 'helheim'];
const REALMS: Record<number, number> = { 2: 5, 3: 6, 4: 8 };

/** One resolution phase: what lies in each realm of the ring, in which order the seats come, and who wants what. */
interface Case {
  readonly easy: boolean;
  readonly order: readonly number[];
  readonly start: number;
  /** By realm and seat. */
  readonly singles: readonly (readonly number[])[];
  /** By seat: the realm of the double, or none. */
  readonly doubles: readonly number[];
  readonly treasures: readonly number[];
  /** What each who is asked answers: 0 declines. */
  readonly wishes: readonly number[];
}

const cases: fc.Arbitrary<Case> = fc
  .record({ seats: fc.integer({ min: 2, max: 4 }), easy: fc.boolean() })
  .chain(({ seats, easy }) => {
    const seating = Array.from({ length: seats }, (_, seat) => seat);
    const exactly = <T>(length: number, of: fc.Arbitrary<T>) => fc.array(of, { minLength: length, maxLength: length });
    return fc.record({
      easy: fc.constant(easy),
      order: easy
        ? fc.constantFrom(...seating.map(first => seating.map(seat => (first + seat) % seats)))
        : fc.shuffledSubarray(seating, { minLength: seats }),
      start: fc.nat(REALMS[seats] - 1),
      singles: exactly(REALMS[seats], exactly(seats, fc.nat(2))),
      doubles: exactly(seats, fc.integer({ min: -1, max: REALMS[seats] - 1 })),
      treasures: exactly(REALMS[seats], fc.nat(4)),
      wishes: exactly(REALMS[seats] * seats, fc.nat(5)),
    });
  });

/** Who is offered how many treasures where, told from the rulebook alone; and who takes one. */
const rulebook = ({ order, start, singles, doubles, treasures, wishes }: Case) => {
  const asked: string[] = [];
  const taken: string[] = [];
  const ring = [...singles.keys()];
  for (const realm of [...ring.slice(start), ...ring.slice(0, start)]) {
    const vikings = (seat: number) => singles[realm][seat] + (doubles[seat] === realm ? 2 : 0);
    const groups = [...new Set(order.map(vikings))]
      .filter(count => count > 0)
      .sort((a, b) => b - a)
      .map(count => order.filter(seat => vikings(seat) === count));
    let left = treasures[realm];
    const offer = (seat: number) => {
      if (left === 0) return;
      asked.push(`${RING[realm]}: ${seat} of ${left}`);
      if (wishes[asked.length - 1] === 0) return;
      taken.push(`${RING[realm]}: ${seat}`);
      left--;
    };
    for (const group of groups) if (group.length === 1) group.forEach(offer);
    for (const group of groups) if (group.length > 1 && group.length <= left) group.forEach(offer);
  }
  return { asked, taken };
};

/** A table at the start of that resolution phase, and the realm of each treasure. */
const set = ({ easy, order, start, singles, doubles, treasures }: Case) => {
  const ids = mimir.base.content.treasures.map(({ id }) => id);
  const realmOf = new Map<string, string>();
  const realms = singles.map((vikings, realm) => {
    const lying = ids.splice(0, treasures[realm]);
    for (const id of lying) realmOf.set(id, RING[realm]);
    const words = vikings.map((count, seat) => `${count} viking, ${doubles[seat] === realm ? 1 : 0} double`);
    return [RING[realm], { ...words, treasures: lying }] as const;
  });
  const table = new Table({
    seats: order.length,
    options: { difficulty: easy ? 'easy' : 'normal' },
    phase: 'resolution',
    order,
    startRealm: RING[start],
    realms: Object.fromEntries(realms),
  });
  return { table, realmOf };
};

test('MIM-301 MIM-306 MIM-320 MIM-324 MIM-326 MIM-327 MIM-329 MIM-335: treasures are offered as the rulebook says', () => {
  const property = fc.property(cases, drawn => {
    const { table, realmOf } = set(drawn);
    const realm = (offer: string) => realmOf.get(offer.replace('take ', '')) ?? '';
    const asked: string[] = [];
    table.playUntil(
      ({ phase }) => phase !== 'treasure' && phase !== 'carrier',
      (offers, seat) => {
        if (table.phase === 'carrier') return offers[asked.length % offers.length];
        asked.push(`${realm(offers[0])}: ${seat} of ${offers.length - 1}`);
        const wish = drawn.wishes[asked.length - 1];
        return wish === 0 ? 'decline' : offers[wish % (offers.length - 1)];
      },
    );
    const expected = rulebook(drawn);
    expect(asked).toEqual(expected.asked);
    expect(table.told('took').map(({ realm, seat }) => `${realm}: ${seat}`)).toEqual(expected.taken);
  });
  fc.assert(property, { seed: 320, numRuns: 300 });
});
