/**
 * Finds every place of a source where a bug of a known kind can be made: an operator turned, a reset dropped, the first
 * or the last of a group skipped, a number off by one, a condition negated. A bug is a range of the source and what
 * stands there instead: texts, and ranges of the source that are kept.
 */
import { parseSync } from 'vite';

const TURNED = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '&': '|',
  '|': '&',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};
const WORDS = new Set(['TemplateLiteral']);

const isText = node => WORDS.has(node.type) || (node.type === 'Literal' && typeof node.value === 'string');
const isNumber = node => node?.type === 'Literal' && typeof node.value === 'number';
const isConstant = node =>
  node.type === 'Literal' ||
  (node.type === 'Identifier' && /^[A-Z][A-Z_0-9]*$/.test(node.name)) ||
  (node.type === 'MemberExpression' && isConstant(node.object));

/** What is of a type, or names something, holds no bug. */
const isSilent = (node, parent, key) =>
  (node.type.startsWith('TS') &&
    !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(node.type)) ||
  node.type === 'ImportDeclaration' ||
  (key === 'key' && !parent.computed);

const keep = node => [node.start, node.end];

const turned = (node, parent, key) => {
  const to = TURNED[node.operator];
  if (to === undefined) return [];
  if (node.type === 'UpdateExpression')
    // A loop that counts the other way never ends, which no test needs to tell.
    return key === 'update' && parent.type === 'ForStatement'
      ? []
      : [{ kind: 'turned', pieces: node.prefix ? [to, keep(node.argument)] : [keep(node.argument), to] }];
  // A loop that runs one too far reads what it has no business with: the last of a group is skipped instead.
  if (key === 'test' && parent.type === 'ForStatement' && to.startsWith('<')) return [];
  if (node.type === 'AssignmentExpression' || node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    if (isText(node.left) || isText(node.right)) return [];
    return [{ kind: 'turned', pieces: [keep(node.left), ` ${to} `, keep(node.right)] }];
  }
  return [];
};

/** A loop that leaves out the first or the last. */
const skipped = node => {
  if (node.type === 'ForOfStatement') {
    const { right } = node;
    const leave = (kind, part) => ({ kind, node: right, pieces: ['[...(', keep(right), `)]${part}`] });
    return [leave('first', '.slice(1)'), leave('last', '.slice(0, -1)')];
  }
  const bugs = [];
  const init = node.init?.declarations?.[0]?.init;
  if (isNumber(init)) bugs.push({ kind: 'first', node: init, pieces: [`${init.value + 1}`] });
  const { test } = node;
  if (test?.type === 'BinaryExpression' && (test.operator === '<' || test.operator === '<='))
    bugs.push({
      kind: 'last',
      node: test,
      pieces: [keep(test.left), ` ${test.operator} (`, keep(test.right), ') - 1'],
    });
  return bugs;
};

const negated = ({ test }) =>
  ['===', '!=='].includes(test.operator) ? [] : [{ kind: 'negated', node: test, pieces: ['!(', keep(test), ')'] }];

const dropped = ({ expression: it }) =>
  it.type === 'AssignmentExpression' &&
  it.operator === '=' &&
  it.left.type === 'MemberExpression' &&
  isConstant(it.right)
    ? [{ kind: 'dropped', statement: true, pieces: [] }]
    : [];

const offByOne = ({ value }, parent, key) => {
  const isFirst = key === 'init' && parent.type === 'VariableDeclarator' && parent.loop;
  if (isFirst || ['<<', '>>', '|', '&'].includes(parent.operator)) return [];
  const beside = value > 0 ? [value + 1, value - 1] : [value + 1];
  return beside.map(other => ({ kind: 'off by one', pieces: [`${other}`] }));
};

const bugsAt = (node, parent, key) => {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
    case 'UpdateExpression':
      return turned(node, parent, key);
    case 'ForStatement':
    case 'ForOfStatement':
      return skipped(node);
    case 'IfStatement':
    case 'ConditionalExpression':
      return negated(node);
    case 'ExpressionStatement':
      return dropped(node);
    case 'Literal':
      return isNumber(node) ? offByOne(node, parent, key) : [];
    default:
      return [];
  }
};

const textOf = (source, pieces) =>
  pieces.map(piece => (typeof piece === 'string' ? piece : source.slice(...piece))).join('');

/** Every bug that can be made in this source, in its order. */
export const bugsIn = source => {
  const { program, errors } = parseSync('rules.ts', source, { lang: 'ts' });
  if (errors.length > 0) throw new Error(errors[0].message);
  const found = [];
  const visit = (node, parent, key, inside) => {
    if (isSilent(node, parent, key)) return;
    if (node.type === 'ForStatement') for (const declared of node.init?.declarations ?? []) declared.loop = true;
    for (const { node: at = node, kind, pieces, statement = false } of bugsAt(node, parent, key)) {
      const { start, end } = at;
      const line = source.slice(0, start).split('\n').length;
      found.push({
        kind,
        start,
        end,
        line,
        pieces,
        statement,
        from: source.slice(start, end),
        to: textOf(source, pieces),
        inside,
      });
    }
    for (const [name, child] of Object.entries(node)) {
      if (name === 'loop') continue;
      for (const part of Array.isArray(child) ? child : [child])
        if (typeof part?.type === 'string') visit(part, node, name, inside || /Function/.test(node.type));
    }
  };
  visit(program, {}, '', false);
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
};
