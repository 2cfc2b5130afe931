/** Content packs that this browser keeps, game by game. */
import {
  type ContentError,
  fail,
  type GameModule,
  ok,
  type Pack,
  type Result,
  readPack,
  writePack,
} from '@idavoll/engine';
import { readStored, writeStored } from '../storage.ts';
import { isSamePack, type PackName } from './pack-name.ts';

/** A pack with the text that it travels and is kept as. */
export interface OpenPack extends Pack<unknown> {
  readonly text: string;
}

const storageKey = ({ id }: GameModule) => `idavoll.packs.${id}`;
const texts = (module: GameModule) => readStored<readonly string[]>(storageKey(module)) ?? [];

const opened = new Map<string, OpenPack>();

/** The pack of a text: the same object for the same pack, since a game keeps with the content what it made of it. */
export const openPack = (module: GameModule, text: string, file = ''): Result<OpenPack, ContentError> => {
  const keyOf = (its: string) => `${module.id} ${its}`;
  const known = opened.get(keyOf(text));
  if (known) return ok(known);
  const read = readPack(module, file, text);
  if (!read.ok) return fail(read.error);
  const whole = writePack(module, read.value);
  const pack = opened.get(keyOf(whole)) ?? { ...read.value, text: whole };
  opened.set(keyOf(whole), pack).set(keyOf(text), pack);
  return ok(pack);
};

/** The latest first; one that the game of today refuses is left aside. */
export const keptPacks = (module: GameModule): readonly OpenPack[] =>
  texts(module).flatMap(text => {
    const pack = openPack(module, text);
    return pack.ok ? [pack.value] : [];
  });

export const findPack = (module: GameModule, wanted: PackName): OpenPack | undefined =>
  keptPacks(module).find(pack => isSamePack(pack, wanted));

/** Says whether there was room. */
export const keepPack = (module: GameModule, { text }: OpenPack): boolean =>
  writeStored(storageKey(module), [text, ...texts(module).filter(other => other !== text)]);

export const forgetPack = (module: GameModule, { text }: OpenPack): void => {
  writeStored(
    storageKey(module),
    texts(module).filter(other => other !== text),
  );
};

/** The game's own content as a pack to begin with, under a name that a pack may have. */
export const starterPack = (module: GameModule): Result<OpenPack, ContentError> =>
  openPack(module, JSON.stringify({ game: module.id, name: `my-${module.id}`, version: 1 }));
