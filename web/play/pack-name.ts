/** Which pack it is, without reading one. */
import { type Pack, packTitle } from '@idavoll/engine';
import { say } from '../words.ts';

export type PackName = Pick<Pack<unknown>, 'name' | 'version'>;

export const isSamePack = (a: PackName, b: PackName): boolean => a.name === b.name && a.version === b.version;

/** A pack as people call it; its mark tells it from others of the same name. */
export const sayPack = (pack: PackName): string => {
  const { name, version, mark } = packTitle(pack);
  return mark === undefined ? say('pack.own') : say('pack.name', { name, version, mark });
};
