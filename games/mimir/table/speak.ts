/** What the table says: moves, questions, events and public facts, and what lies in a realm. */
import { idsIn, speakerOf } from '@idavoll/board';
import { recalled } from '../words/memory.ts';
import { realmName, treasureName, type Voice, valuesOf } from '../words/names.ts';
import { factsInWords, moveInWords, questionInWords, type Scene } from '../words/speech.ts';
import type { Sight } from './sight.ts';

/** The board shows these better than a line could. */
const UNTOLD: ReadonlySet<string> = new Set(['laidOut', 'displayed', 'chose']);

export const speaker = speakerOf<Voice, Scene>({
  moveInWords,
  questionInWords,
  factsInWords,
  valuesOf,
  isUntold: ({ type }) => UNTOLD.has(type),
  aboutOf: event => idsIn(event, ['realm', 'treasure', 'artefact', 'leaf']),
  recalled,
});

/** A realm and what lies there, for those who cannot see it. */
export const summaryOf = (sight: Sight, realm: number): string => {
  const { say, c, names, voice } = sight;
  const { id, essence } = c.content.realms[realm];
  const treasures = sight.treasuresIn(realm).map(t => treasureName(voice, c.content.treasures[t].id));
  const tokens = sight.pilesIn(realm).map(({ seat, kind, down, count }) => {
    const what = kind ? say(`tokens.${kind}`, { count }) : say('board.tokens', { count });
    return `${names[seat]} ${what}${down ? ` (${say('table.faceDown')})` : ''}`;
  });
  const start = sight.view[c.at.startRealm] === realm ? [say('board.start')] : [];
  const head = `${realmName(voice, id)}, ${say(`essence.${essence}`)}`;
  return [head, ...start, ...treasures, ...tokens].join('; ');
};
