/** Begins a match in this browser. */
import type { LevelName } from '@idavoll/bots';
import { type AgreementError, agree, fail, Match, ok, type Result, type Wishes } from '@idavoll/engine';
import { settings } from '../settings.ts';
import { loadGame } from './games.ts';
import { freeNames } from './names.ts';
import type { OpenPack } from './packs.ts';
import { saveOf } from './reopen.ts';
import { keepMatch, type LocalDriver, type LocalSeat, newId, newSeed } from './saved.ts';

export interface LocalWishes extends Omit<Wishes, 'seats'> {
  readonly drivers: readonly LocalDriver[];
  /** Names for people other than the visitor; those left out are given one. */
  readonly names?: readonly string[];
  /** How well bots play, by seat; those left out as the settings have it. */
  readonly levels?: readonly (LevelName | undefined)[];
  /** The content, where it is not the game's own. */
  readonly pack?: OpenPack | undefined;
}

type StartError = AgreementError | { readonly code: 'no-such-game' } | { readonly code: 'not-kept' };

const seatsFor = ({ drivers, names = [], levels = [] }: LocalWishes): LocalSeat[] => {
  const own = drivers.indexOf('person');
  const given = drivers.map((_, seat) => (seat === own ? settings.value.name : (names[seat]?.trim() ?? '')));
  const free = freeNames(drivers.length, given);
  return drivers.map((driver, seat) => ({
    driver,
    name: given[seat] || (free.shift() ?? String(seat + 1)),
    ...(driver === 'bot' && { level: levels[seat] ?? settings.value.level }),
  }));
};

/** The id of the match, kept and ready to be opened. */
export const startLocal = async (game: string, wishes: LocalWishes): Promise<Result<string, StartError>> => {
  const loaded = await loadGame(game);
  if (!loaded) return fail({ code: 'no-such-game' });
  const agreement = agree(loaded.module, { ...wishes, seats: wishes.drivers.length });
  if (!agreement.ok) return agreement;
  const { module } = loaded;
  const { pack } = wishes;
  const match = new Match({ module, agreement: agreement.value, seed: newSeed(), pack: pack ?? module.base });
  const id = newId();
  const about = { id, seats: seatsFor(wishes), startedAt: new Date().toISOString() };
  const saved = saveOf(match, { ...about, ...(pack && { pack: pack.text }) });
  return keepMatch(saved) ? ok(id) : fail({ code: 'not-kept' });
};

/** The usual table: the visitor and bots, at the game's middle seat count. */
export const quickMatch = async (game: string): Promise<Result<string, StartError>> => {
  const loaded = await loadGame(game);
  if (!loaded) return fail({ code: 'no-such-game' });
  const { seatCounts } = loaded.module;
  const seats = seatCounts[seatCounts.length >> 1];
  return startLocal(game, { drivers: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot')) });
};
