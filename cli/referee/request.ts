/** What a line asks for, read field by field; whatever is not as it should be is refused by name. */
import { fail, ok, type Result } from '@idavoll/engine';
import { nearest } from '../nearest.ts';
import { and, say } from '../words.ts';

export interface RefereeError {
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
}

export type Request = Readonly<Record<string, unknown>>;

/** The fields of each command; those that it cannot do without are marked. */
const COMMANDS = {
  new: { game: 'needed', seats: 'needed', options: 'free', traits: 'free', seed: 'free', pack: 'free' },
  load: {
    game: 'needed',
    seats: 'needed',
    state: 'needed',
    options: 'free',
    traits: 'free',
    seed: 'free',
    pack: 'free',
  },
  offers: { seat: 'needed' },
  play: { seat: 'needed', move: 'needed', nth: 'free' },
  undo: { seat: 'needed', nth: 'free' },
  view: { seat: 'needed' },
  state: {},
  events: { seat: 'needed', since: 'free' },
  outcome: {},
  record: {},
} as const satisfies Record<string, Readonly<Record<string, 'needed' | 'free'>>>;

export type CommandName = keyof typeof COMMANDS;
const NAMES = Object.keys(COMMANDS) as CommandName[];

export const refuse = (code: string, message: string, rule?: string): Result<never, RefereeError> =>
  fail({ code, message, ...(rule !== undefined && { rule }) });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isText = (value: unknown) => typeof value === 'string';

/** What each field must be, wherever it occurs. */
const SHAPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  game: isText,
  seats: isCount,
  options: isObject,
  traits: value => Array.isArray(value) && value.every(isObject),
  seed: isText,
  pack: isText,
  state: isObject,
  seat: value => isCount(value) || value === 'audience',
  move: isText,
  nth: isCount,
  since: isCount,
  match: isText,
  id: value => isText(value) || typeof value === 'number',
};

export const readRequest = (line: string): Result<Request, RefereeError> => {
  try {
    const json: unknown = JSON.parse(line);
    if (!isObject(json)) return refuse('not-an-object', say('referee.not-an-object'));
    // Some languages write null for what is not given.
    return ok(Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null)));
  } catch (error) {
    return refuse('bad-json', say('referee.bad-json', { problem: (error as Error).message }));
  }
};

export const readCommand = (request: Request): Result<CommandName, RefereeError> => {
  const name = NAMES.find(other => other === request.do);
  if (!name) {
    const given = isText(request.do) ? String(request.do) : 'none';
    const meant = nearest(given, NAMES) ?? 'none';
    return refuse('unknown-command', say('referee.unknown-command', { given, commands: and(NAMES), meant }));
  }
  const fields: Readonly<Record<string, 'needed' | 'free'>> = COMMANDS[name];
  const known = ['do', 'id', 'match', ...Object.keys(fields)];
  for (const field of Object.keys(request))
    if (!known.includes(field)) {
      const meant = nearest(field, known) ?? 'none';
      return refuse('unknown-field', say('referee.unknown-field', { command: name, field, fields: and(known), meant }));
    }
  for (const [field, need] of Object.entries(fields))
    if (need === 'needed' && request[field] === undefined)
      return refuse('missing-field', say('referee.missing-field', { command: name, field }));
  for (const [field, value] of Object.entries(request))
    if (SHAPES[field]?.(value) === false)
      return refuse('bad-field', say('referee.bad-field', { field, shape: say(`referee.shape.${field as 'seat'}`) }));
  return ok(name);
};
