/** Colours of the terminal, for those who want them. */
import type { Paint } from './texts.ts';

const CODES: Readonly<Record<string, string>> = {
  bold: '1',
  dim: '2',
  title: '1;93',
  good: '92',
  final: '93',
  purple: '95',
  blue: '94',
  green: '92',
  red: '91',
  ice: '96',
  earth: '33',
  fire: '38;5;208',
  skin: '38;5;180',
  wood: '38;5;137',
  metal: '37',
  gem: '38;5;45',
  yellow: '93',
  current: '7',
  house: '38;5;173',
  hut: '38;5;180',
  stone: '37',
  tree: '32',
  tower: '38;5;250',
};

/** https://no-color.org: any value but the empty one means no. */
export const wantsColour = (stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean =>
  stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';

export const painter =
  (colour: boolean): Paint =>
  (style, text) =>
    colour && CODES[style] ? `\x1b[${CODES[style]}m${text}\x1b[0m` : text;
