/** What travelled between two views: found by comparing them, so that undo and replay show it as well. */
import type { Seat } from '@idavoll/engine';
import { FIRST_SCREEN, KINDS, TREASURE_COUNT } from '../rules/vocabulary.ts';
import { arrange, cornerOf, polar, type Spot } from './geometry.ts';
import { type Kind, range, type Sight } from './sight.ts';

type Traveller =
  | { readonly treasure: number }
  /** Face down for everybody: the journey never shows a kind that the place would not show. */
  | { readonly seat: Seat; readonly kind: Kind | undefined; readonly down: boolean };

export interface Journey {
  readonly who: Traveller;
  readonly from: Spot;
  readonly to: Spot;
  /** The piece on the board that it becomes, if any: `data-piece`. */
  readonly becomes: string | undefined;
}

const HOME_SIZE = 60;
const DECK: Spot = { ...polar(0, 0), size: 40 };
/** More than this at once is a jump through the match, not a move. */
const MOST = 30;

type Spots = ReadonlyMap<string, Spot>;

const spotsOf = (sight: Sight): Spots => {
  const { ring, c } = sight;
  const spots = new Map<string, Spot>();
  for (const [place, realm] of ring.entries()) {
    const treasures = sight.treasuresIn(realm);
    const piles = sight.pilesIn(realm);
    const found = arrange(place, ring.length, treasures.length, piles.length);
    for (const [i, t] of treasures.entries()) spots.set(c.content.treasures[t].id, found.treasures[i]);
    for (const [i, { key }] of piles.entries()) spots.set(`${c.content.realms[realm].id} ${key}`, found.piles[i]);
  }
  return spots;
};

const treasureJourneys = (before: Sight, after: Sight, was: Spots, is: Spots, home: (seat: Seat) => Spot): Journey[] =>
  range(TREASURE_COUNT).flatMap((treasure): Journey[] => {
    const { at, content } = after.c;
    const to = after.view[at.treasure(treasure)];
    if (to === before.view[at.treasure(treasure)]) return [];
    const id = content.treasures[treasure].id;
    const there = is.get(id);
    const from = was.get(id);
    if (there) return [{ who: { treasure }, from: from ?? DECK, to: there, becomes: id }];
    if (!from || to < FIRST_SCREEN) return [];
    return [{ who: { treasure }, from, to: home(to - FIRST_SCREEN), becomes: undefined }];
  });

const tokenJourneys = (before: Sight, after: Sight, was: Spots, is: Spots, seat: Seat, home: Spot): Journey[] => {
  const { at, content } = after.c;
  const place = (spots: Spots, realm: number, key: string) => spots.get(`${content.realms[realm].id} ${key}`);
  const change = (cell: number) => after.view[cell] - before.view[cell];
  const fewerDown = new Map(after.ring.map(realm => [realm, Math.max(0, -change(at.placed(realm, seat)))]));

  const journeys: Journey[] = [];
  const travel = (from: Spot | undefined, to: Spot | undefined, who: Traveller, becomes: string | undefined) => {
    if (from && to) journeys.push({ who, from, to, becomes });
  };
  for (const [k, kind] of KINDS.entries()) {
    const key = `${seat}-${kind}-false`;
    const left: number[] = [];
    const reached: number[] = [];
    for (const realm of after.ring) {
      const delta = change(at.faceUp(realm, seat, k));
      // Tokens that were turned up here have not travelled.
      const turned = Math.min(Math.max(0, delta), fewerDown.get(realm) ?? 0);
      fewerDown.set(realm, (fewerDown.get(realm) ?? 0) - turned);
      for (let n = turned; n < delta; n++) reached.push(realm);
      for (let n = delta; n < 0; n++) left.push(realm);
    }
    for (let i = 0; i < Math.max(left.length, reached.length); i++) {
      const from = i < left.length ? place(was, left[i], key) : home;
      const to = i < reached.length ? place(is, reached[i], key) : home;
      const becomes = i < reached.length ? `${content.realms[reached[i]].id} ${key}` : undefined;
      travel(from, to, { seat, kind, down: false }, becomes);
    }
  }
  for (const realm of after.ring) {
    const grown = (here: Sight, there: Sight) =>
      here.pilesIn(realm).find(({ key, seat: owner, down, count }) => {
        const other = there.pilesIn(realm).find(pile => pile.key === key);
        return owner === seat && down && count > (other?.count ?? 0);
      })?.key;
    const came = grown(after, before);
    const went = grown(before, after);
    const hidden = { seat, kind: undefined, down: true };
    for (let n = change(at.placed(realm, seat)); n > 0 && came; n--)
      travel(home, place(is, realm, came), hidden, `${content.realms[realm].id} ${came}`);
    for (let n = fewerDown.get(realm) ?? 0; n > 0 && went; n--)
      travel(place(was, realm, went), home, hidden, undefined);
  }
  return journeys;
};

export const journeysOf = (before: Sight, after: Sight): readonly Journey[] => {
  // At a shared screen the next player sees with other eyes: nothing has moved.
  if (before.c !== after.c || before.viewer !== after.viewer) return [];
  const was = spotsOf(before);
  const is = spotsOf(after);
  const home = (seat: Seat) => ({ ...cornerOf(seat, after.c.seats, after.viewer), size: HOME_SIZE });
  const journeys = [
    ...treasureJourneys(before, after, was, is, home),
    ...range(after.c.seats).flatMap(seat => tokenJourneys(before, after, was, is, seat, home(seat))),
  ];
  return journeys.length > MOST ? [] : journeys;
};

/** Piles that were turned up where they lay. */
export const turnedUp = (before: Sight, after: Sight): string[] =>
  after.ring.flatMap(realm => {
    const { at, content } = after.c;
    const turned = (seat: Seat) => after.view[at.placed(realm, seat)] < before.view[at.placed(realm, seat)];
    return after
      .pilesIn(realm)
      .filter(({ seat, down }) => !down && turned(seat))
      .map(({ key }) => `${content.realms[realm].id} ${key}`);
  });
