/** A fight that many tests begin with. */
import { Table } from './table.ts';

/** Red's Berserkur on forest-red, with these things there. */
export const field = (lies: string, words: Record<string, unknown> = {}, area = 'forest-red') => {
  const { figures, areas, ...rest } = words as { figures?: object; areas?: object };
  return new Table({
    hand: 'berserkur 3',
    areas: { [area]: lies, ...areas },
    figures: { 'red.berserkur': area, ...figures },
    ...rest,
  });
};
export const virki = (disks: number) => ({ disks: [[disks, 6, 6]] as [[number, number, number]] });
