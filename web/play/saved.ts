/** Matches that are played in this browser, kept after every move so that a reload goes on. */
import type { LevelName } from '@idavoll/bots';
import type { Seed } from '@idavoll/engine';
import { readStored, removeStored, writeStored } from '../storage.ts';

const LOCAL_DRIVERS = ['person', 'bot', 'hot-seat'] as const;
export type LocalDriver = (typeof LOCAL_DRIVERS)[number];

export interface LocalSeat {
  readonly name: string;
  readonly driver: LocalDriver;
  /** Of a bot; Karl's where nothing is said. */
  readonly level?: LevelName;
}

export interface SavedMatch {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly startedAt: string;
  readonly touchedAt: string;
  readonly over: boolean;
  /** Whether a person of this screen is asked. */
  readonly myTurn: boolean;
  /** The portable record, the seed included: everything that is needed to go on. */
  readonly record: string;
  /** The move that waits until its seat ends the turn. */
  readonly held?: { readonly seat: number; readonly move: string };
  /** The text of its pack, where it does not play with the game's own content: it goes on though the pack is removed. */
  readonly pack?: string;
}

const INDEX = 'idavoll.matches';
const MOST_KEPT = 30;
export const storageKey = (id: string): string => `idavoll.match.${id}`;

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

export const newSeed = (): Seed => hex(16);
export const newId = (): string => hex(8);

const ids = () => readStored<readonly string[]>(INDEX) ?? [];

export const readMatch = (id: string): SavedMatch | undefined => readStored<SavedMatch>(storageKey(id));

/** The latest first. */
export const savedMatches = (): SavedMatch[] => ids().flatMap(id => readMatch(id) ?? []);

export const forgetMatch = (id: string): void => {
  removeStored(storageKey(id));
  writeStored(
    INDEX,
    ids().filter(other => other !== id),
  );
};

/** Says whether it could be kept. The oldest ones make room. */
export const keepMatch = (saved: SavedMatch): boolean => {
  const order = [saved.id, ...ids().filter(id => id !== saved.id)];
  for (const id of order.splice(MOST_KEPT)) removeStored(storageKey(id));
  return writeStored(storageKey(saved.id), saved) && writeStored(INDEX, order);
};
