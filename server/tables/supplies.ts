/** What a table is played with. An older server, or one without some game, may not have it. */
import type { GameModule, Pack } from '@idavoll/engine';
import { packOf } from './packs.ts';
import type { Parts } from './parts.ts';
import type { TableRow } from './store.ts';

/** The match was begun, or its table set, with something that this server does not have. */
export class Stranded extends Error {}

export interface Supplies {
  readonly module: GameModule;
  readonly pack: Pack<unknown>;
}

type Wanted = Pick<TableRow, 'game' | 'rules' | 'pack' | 'content'>;

/** As records name it. */
export const contentName = ({ name, version }: Pick<Pack<unknown>, 'name' | 'version'>): string => `${name} ${version}`;

/** Whether game, rules and the game's own content are there: as much as can be said without opening a pack. */
export const hasRules = (games: Parts['games'], { game, rules, pack, content }: Wanted): boolean => {
  const module = games.get(game);
  if (!module?.versions.includes(rules)) return false;
  return pack !== null || content === null || content === contentName(module.base);
};

export const suppliesFor = async (
  parts: Pick<Parts, 'db' | 'games' | 'contain'>,
  wanted: Wanted,
): Promise<Supplies> => {
  const module = parts.games.get(wanted.game);
  if (!module || !hasRules(parts.games, wanted)) throw new Stranded();
  const pack = await packOf(parts, module, wanted.pack);
  if (!pack) throw new Stranded();
  return { module, pack };
};
