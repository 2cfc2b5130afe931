/** Matches played by chance on fixed seeds. */
import { playedOutWith, randomly } from '../../test/random-play.ts';
import type { Choice } from '../../test/table.ts';
import { Table } from './table.ts';

export const playedOut = playedOutWith(Table);

/** Takes what it can get: declines, stops and gives up only where nothing else is offered. */
export const eagerly = (seed: number): Choice => {
  const any = randomly(seed);
  const LAST = ['decline', 'stop', 'give up', 'done', 'pass'];
  return offers => {
    const wanted = offers.filter(offer => !LAST.includes(offer));
    return any(wanted.length > 0 ? wanted : offers);
  };
};
