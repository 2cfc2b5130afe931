/** Colours of the terminal, for those who want them. */
import type { Paint } from './texts.ts';

/** A style of a game's own is its code. */
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
  yellow: '93',
  current: '7',
};

/** https://no-color.org: any value but the empty one means no. */
export const wantsColour = (stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean =>
  stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';

export const painter =
  (colour: boolean): Paint =>
  (style, text) => {
    const code = CODES[style] ?? (/^[\d;]+$/.test(style) ? style : undefined);
    return colour && code ? `\x1b[${code}m${text}\x1b[0m` : text;
  };
