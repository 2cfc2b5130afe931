/**
 * What only laws and referees ask of a position, whether it is sound and whether play can go on from it, stays out of the
 * page: it never takes positions from anybody.
 */
import type { Plugin } from 'vite';

const ASKED = /[\\/]games[\\/][^\\/]+[\\/]rules[\\/](check|playable)\.ts$/;
const NAMES: Readonly<Record<string, string>> = { check: 'check', playable: 'unplayable' };

export const unasked = (): Plugin => ({
  name: 'idavoll-unasked',
  enforce: 'pre',
  load(id) {
    const [, file] = ASKED.exec(id) ?? [];
    return file === undefined ? null : `export const ${NAMES[file]} = () => undefined;`;
  },
});
