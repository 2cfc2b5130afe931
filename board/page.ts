/** A page that a game brings besides its table: its figures as a table, a helper for the real game … */
import type { ComponentType } from 'preact';
import type { Say } from './table.ts';

export interface PageProps {
  /** The content of the pack that was chosen. */
  readonly content: unknown;
  readonly say: Say;
  readonly to: Addresses;
}

interface Addresses {
  /** Another page of the same game. */
  page(name: string): string;
  /** A rule, by its id. */
  rule(id: string): string;
  /** Where packs of the printed values are loaded. */
  readonly packs: string;
}

export type GamePage = ComponentType<PageProps>;
