/** An ICU message as a line for people who read about it: its usual case, with the names of its values in italics. */
import { IntlMessageFormat } from 'intl-messageformat';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

const TEXT = 0;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

const partsOf = (ast: Ast, counted: string): string =>
  ast
    .map(node => {
      if (node.type === TEXT) return node.value;
      if (node.type === POUND) return `_${counted}_`;
      if (node.type !== SELECT && node.type !== PLURAL) return 'value' in node ? `_${String(node.value)}_` : '';
      const usual = node.options.other.value;
      return usual.length === 0 ? '' : partsOf(usual, node.value);
    })
    .join('');

export const plain = (message: string): string =>
  partsOf(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst(), 'number').trim();
