/** The words of every language: one that lacks a key of English does not compile here. */
import { haveWordsFor, marksTellApart } from '../../test/words.ts';
import { COLOURS, PIECES, SIDES } from '../rules/vocabulary.ts';
import da from '../words/da.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import nb from '../words/nb.json' with { type: 'json' };

const LANGUAGES: Readonly<Record<string, Readonly<Record<keyof typeof en, string>>>> = { da, en, nb };

haveWordsFor(en, { piece: PIECES, side: SIDES });
marksTellApart(LANGUAGES, { players: COLOURS, squares: [...PIECES, 'free', 'throne', 'corner'] });
