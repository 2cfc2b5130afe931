/**
 * `import en from './words/en.json?words'`: every ICU message, parsed once at build time (see message.ts). With
 * `?words=game` only those whose keys begin with `game.`, and so for `fair` and `bots`; of the shell with `?words=home` what home alone says, with
 * `?words=pages` what the other pages say, and with `?words=-pages` all that a table may say.
 */
import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';
import type { Cases, ChoiceKind, Message } from '../message.ts';

type Ast = ReturnType<IntlMessageFormat['getAst']>;
type Parts = Exclude<Message, string>;

/** The kinds of element in the parser's tree that our messages use. */
const TEXT = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

const choice = (name: string, kind: ChoiceKind, options: Readonly<Record<string, { value: Ast }>>): Parts[number] => [
  name,
  kind,
  Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, partsOf(value)])) as Cases,
];

const partsOf = (ast: Ast): Parts =>
  ast.map(node => {
    if (node.type === TEXT) return node.value;
    if (node.type === ARGUMENT) return [node.value];
    if (node.type === POUND) return 0;
    if (node.type === SELECT) return choice(node.value, 'select', node.options);
    if (node.type === PLURAL)
      return choice(node.value, node.pluralType === 'ordinal' ? 'selectordinal' : 'plural', node.options);
    throw new Error(`words may not use elements of type ${node.type}`);
  });

export const compileMessage = (message: string): Message => {
  const parts = partsOf(new IntlMessageFormat(message, 'en').getAst());
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
};

/** What is only said on other pages than a table. */
const OF_PAGES =
  /^(about|account|basis|create|home|lobby|motion|packs|peace|proof|replay|rules|settings|status|stranded|theme|trait|withheld)\.|^refusal\.(not-a-record|wrong-|unfinished-|no-end|bad-line|missing-|carriage-|cut-off|unknown-header|misplaced-|bad-header|not-as-|other-|no-pack|bad-agreement|refused-move|bad-name|bad-seat-count|unknown-option|bad-option|option-not|unknown-trait|bad-trait|trait-taken|table-full|seat-taken|not-ready|no-such-record|seed-told|not-welcome|no-such-person|too-many-blocks|too-many-reports|no-account|account-locked|wrong-password|wrong-code|weak-password)|^table\.(closed|reopen)$/;
/** What is said of chance and bots, once a table can be played. */
const OF_LATER = /^(fair|bots)\./;
const OF_HOME = /^(home|status)\./;
export const isOfPages = (key: string): boolean => OF_PAGES.test(key);

const isAsked = (key: string, part: string | undefined): boolean => {
  // What a game says of itself on the pages of the house comes there by `?words=game`.
  if (part === undefined) return key !== 'game.about' && key !== 'game.credit';
  if (part === 'home') return OF_HOME.test(key);
  if (part === 'pages') return isOfPages(key) && !OF_HOME.test(key);
  if (part === '-pages') return !isOfPages(key) && !OF_LATER.test(key);
  if (part === 'credit') return key === 'game.credit';
  return key.startsWith(`${part}.`) && key !== 'game.credit';
};

export const words = (): Plugin => ({
  name: 'idavoll-words',
  enforce: 'pre',
  load(id) {
    const [, file, part] = /^(.+\.json)\?words(?:=([\w-]+))?$/.exec(id) ?? [];
    if (file === undefined) return null;
    this.addWatchFile(file);
    const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    const asked = messages.filter(([key]) => isAsked(key, part));
    const compiled = Object.fromEntries(asked.map(([key, message]) => [key, compileMessage(message)]));
    return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, moduleType: 'js' };
  },
});
