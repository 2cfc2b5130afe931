/** What is wrong with a record, and in which line. */
import { type AgreementError, packTitle, type RecordError } from '@idavoll/engine';
import { say } from './words.ts';

/** The line of the first of these headers that is there; otherwise the last line. */
export const lineOf = (text: string, ...headers: readonly string[]): number => {
  const lines = text.trimEnd().split('\n');
  for (const header of headers) {
    const index = lines.findIndex(line => line.startsWith(`${header}:`));
    if (index >= 0) return index + 1;
  }
  return lines.length;
};

/** What is wrong with an agreement only the game can say; before the game is known, its code must do. */
export const recordSentence = (
  text: string,
  error: RecordError,
  explain: (error: AgreementError) => string = ({ code }) => code,
): string => {
  const at = (...headers: string[]) => lineOf(text, ...headers);
  switch (error.code) {
    case 'not-a-record':
      return say('verify.not-a-record', { line: 1 });
    case 'bad-line':
    case 'carriage-return':
    case 'cut-off':
      return say(`verify.${error.code}`, { line: error.line });
    case 'missing-header':
    case 'unknown-header':
    case 'misplaced-header':
    case 'bad-header':
      return say(`verify.${error.code}`, { header: error.header, line: error.line });
    case 'not-as-written':
      return say('verify.not-as-written', { line: error.line, wanted: error.wanted });
    case 'other-game':
      return say('verify.other-game', { ...error, line: at('game') });
    case 'other-rules':
      return say('verify.other-rules', { ...error, line: at('rules') });
    case 'other-content':
      return say('verify.other-content', { ...error, line: at('content'), packed: isPack(error.found) ? 'yes' : 'no' });
    case 'bad-agreement': {
      const line = at(headerOf(error.error.code), 'seats');
      return say('verify.bad-agreement', { line, problem: explain(error.error) });
    }
    case 'wrong-commitment':
      return say('verify.wrong-commitment', {
        line: at('secret', 'seed'),
        what: /^secret: /m.test(text) ? 'secret' : 'seed',
        commitment: at('commitment'),
      });
    case 'wrong-part':
      return say('verify.wrong-part', { line: at(`part ${error.seat}`), promise: at(`promise ${error.seat}`) });
    case 'wrong-seed':
      return say('verify.wrong-seed', { line: at('seed'), from: at('commitment') });
    case 'refused-move':
      return say('verify.refused-move', {
        line: error.line,
        refusal: say(`refusal.${error.refusal}`),
        rule: error.rule ?? 'none',
      });
    case 'wrong-result':
      return say('verify.wrong-result', { line: at('scores') });
    case 'unfinished-result':
      return say('verify.unfinished-result', { line: at('scores') });
    case 'no-end':
      return say('verify.no-end', { line: at() });
  }
};

/** Whether a record's line of content names a pack from outside. */
const isPack = (name: string) => packTitle({ name, version: 0 }).mark !== undefined;

const headerOf = (code: string) => {
  if (code === 'bad-seat-count') return 'seats';
  return code.includes('option') ? 'options' : 'seat 0';
};
