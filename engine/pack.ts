/** Content packs: the values of a printed game, as a text that its owner brings, laid over the game's own. */
import { type ContentError, identifier, integer, isContentError, oneOf, Spot } from './content.ts';
import type { GameModule, Pack } from './game.ts';
import { markedName, packTitle } from './pack-name.ts';
import { fail, ok, type Result } from './result.ts';
import { sha256, toHex, utf8 } from './sha256.ts';

/** More letters than any pack needs. */
export const MOST_PACK = 65_536;
/** Besides the sections of the content; `notes` are the owner's. */
const HEAD = ['game', 'name', 'version', 'notes'];
const MARK_DIGITS = 12;
/** Deeper than any content, and far from what a reader could not follow. */
const DEEPEST = 16;

type Json = Readonly<Record<string, unknown>>;

const isObject = (json: unknown): json is Json => typeof json === 'object' && json !== null && !Array.isArray(json);
const isDeeper = (json: unknown, than: number): boolean =>
  typeof json === 'object' &&
  json !== null &&
  (than === 0 || Object.values(json).some(value => isDeeper(value, than - 1)));
const idOf = (entry: unknown): unknown => (isObject(entry) ? entry.id : undefined);

/** A few digits of the content's hash: the same for the same content, in whatever order its fields were written. */
const markOf = (module: GameModule, content: unknown): string => {
  const sorted = (_key: string, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
  const text = JSON.stringify([module.id, content], sorted);
  return toHex(sha256(utf8(text))).slice(0, MARK_DIGITS);
};

const parse = (text: string, spot: Spot): unknown => {
  if (text.length > MOST_PACK)
    spot.fail(`at most ${MOST_PACK} letters are wanted, not ${text.length}`, 'letters', { most: MOST_PACK });
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    return spot.fail(`this is no JSON: ${message}`, 'json', { message });
  }
};

const readHead = ({ id, base }: GameModule, json: Json, spot: Spot) => {
  oneOf([id])(json.game, spot.into('game'));
  const at = spot.into('name');
  const name = identifier(json.name, at);
  if (name === base.name) at.fail(`"${name}" is the game's own pack`, 'own-name', { name });
  return { name, version: integer(1, 9999)(json.version, spot.into('version')) };
};

const owns = new WeakMap<GameModule, Json>();

/** The game's own content as its check reads it: what the game's file holds besides is no section of a pack. */
const ownContent = (module: GameModule): Json => {
  const own = owns.get(module) ?? (module.readContent(module.base.name, module.base.content) as Json);
  owns.set(module, own);
  return own;
};

/** A section that a pack leaves out is the game's own. A list may give some entries only, each whole, by their ids. */
const overlay = (base: unknown, own: unknown, spot: Spot): unknown => {
  if (own === undefined) return base;
  if (!Array.isArray(base) || !Array.isArray(own) || own.length >= base.length) return own;
  const known = base.map(idOf);
  if (known.includes(undefined)) return own;
  const entries = new Map<unknown, unknown>();
  for (const [i, entry] of own.entries()) {
    const id = idOf(entry);
    const at = spot.into(String(id ?? i));
    if (!known.includes(id))
      at.fail(`of these the game's own pack has only ${known.join(', ')}`, 'unknown-entry', {
        names: known.join(', '),
      });
    if (entries.has(id)) at.fail('this id occurs twice', 'twice');
    entries.set(id, entry);
  }
  return base.map(entry => entries.get(idOf(entry)) ?? entry);
};

const readContentOf = (module: GameModule, file: string, json: Json, spot: Spot): unknown => {
  const base = Object.entries(ownContent(module));
  const known = [...HEAD, ...base.map(([section]) => section)];
  for (const section of Object.keys(json))
    if (!known.includes(section))
      spot.into(section).fail(`a pack has no such entry, only ${known.join(', ')}`, 'unknown-section', {
        names: known.join(', '),
      });
  const whole = base.map(([section, own]) => [section, overlay(own, json[section], spot.into(section))]);
  return module.readContent(file, Object.fromEntries(whole));
};

/** A pack from outside, its content checked by the game. Its name ends in the mark: so no two contents are confused. */
export const readPack = (module: GameModule, file: string, text: string): Result<Pack<unknown>, ContentError> => {
  try {
    const spot = new Spot(file, '');
    const json = parse(text, spot);
    if (isDeeper(json, DEEPEST)) spot.fail(`more than ${DEEPEST} brackets are open at once`, 'deep');
    if (!isObject(json)) return spot.fail('an object is wanted', 'object', { found: JSON.stringify(json) });
    const { name, version } = readHead(module, json, spot);
    const content = readContentOf(module, file, json, spot);
    return ok({ name: markedName(name, markOf(module, content)), version, content });
  } catch (error) {
    if (isContentError(error)) return fail(error);
    throw error;
  }
};

const LINE = 130;

const onOneLine = (json: unknown): string => {
  if (Array.isArray(json)) return `[${json.map(onOneLine).join(', ')}]`;
  if (!isObject(json)) return JSON.stringify(json);
  const fields = Object.entries(json).map(([key, value]) => `${JSON.stringify(key)}: ${onOneLine(value)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** An entry a line, as people like to edit it. */
const written = (json: unknown, indent: string, key = ''): string => {
  const line = `${indent}${key}${onOneLine(json)}`;
  if (line.length <= LINE || typeof json !== 'object' || json === null) return line;
  const [open, close] = Array.isArray(json) ? '[]' : '{}';
  const inner = Array.isArray(json)
    ? json.map(entry => written(entry, `${indent}  `))
    : Object.entries(json).map(([name, value]) => written(value, `${indent}  `, `${JSON.stringify(name)}: `));
  return `${indent}${key}${open}\n${inner.join(',\n')}\n${indent}${close}`;
};

/** The text of a whole pack; `readPack` reads it. */
export const writePack = (module: GameModule, pack: Pack<unknown>): string => {
  const { name, version } = packTitle(pack);
  return `${written({ game: module.id, name, version, ...(pack.content as Json) }, '')}\n`;
};
