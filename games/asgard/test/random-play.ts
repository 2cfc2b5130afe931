/** Matches played by chance on fixed seeds. */
import { PlayoutChance, type Wishes } from '@idavoll/engine';
import { Table } from './table.ts';

type Choice = (offers: string[]) => string;

/** Chooses among offers by chance, the same ones every time. */
export const randomly = (seed: number): Choice => {
  const chance = new PlayoutChance(seed);
  return offers => offers[chance.below(offers.length)];
};

/** Takes what it can get: declines, stops and gives up only where nothing else is offered. */
export const eagerly = (seed: number): Choice => {
  const any = randomly(seed);
  const LAST = ['decline', 'stop', 'give up', 'done', 'pass'];
  return offers => {
    const wanted = offers.filter(offer => !LAST.includes(offer));
    return any(wanted.length > 0 ? wanted : offers);
  };
};

/** A whole match. */
export const playedOut = (fresh: Wishes, seed: number, choose: Choice = randomly(seed)): Table =>
  new Table({ fresh, seed: `match ${seed}` }).playUntil(() => false, choose);
