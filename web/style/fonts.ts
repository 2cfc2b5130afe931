/**
 * The type of the page: only what Latin scripts need. It is put on the page when it is there, all at once, so that the
 * page is laid out anew a single time; until then type.css keeps its room.
 */

import sans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url';
import sansBold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';
import sansExt from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff2?url';
import alegreyaExt from '@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-normal.woff2?url';
import alegreya from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url';

const LATIN = 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2212';
const LATIN_EXT = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF';

const face = (family: string, url: string, weight: string, unicodeRange: string) =>
  new FontFace(family, `url(${url}) format("woff2")`, { weight, unicodeRange, display: 'swap' });

export const bringType = async (): Promise<void> => {
  const wanted = [
    face('Alegreya', alegreya, '400 900', LATIN),
    face('Alegreya Sans', sans, '400', LATIN),
    face('Alegreya Sans', sansBold, '700', LATIN),
  ];
  // These come by themselves, where a letter asks for them.
  const rare = [face('Alegreya', alegreyaExt, '400 900', LATIN_EXT), face('Alegreya Sans', sansExt, '400', LATIN_EXT)];
  await Promise.allSettled(wanted.map(one => one.load()));
  for (const one of [...wanted, ...rare]) document.fonts.add(one);
};
