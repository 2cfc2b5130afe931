/** Matches played by chance on fixed seeds. */
import { freshOnes, watchedWith } from '../../test/random-play.ts';
import { Table } from './table.ts';

export const tables = freshOnes(Table);
export const playedOut = watchedWith(Table);
