/** The names that people read, for the ids of content and vocabulary. */
import type { Agreement, Game, Seat } from '@idavoll/engine';
import type { MimirContent } from '../rules/content.ts';
import en from '../words/en.json' with { type: 'json' };
import type { Paint, Piece } from './pieces.ts';

export type Key = keyof typeof en;
const isKey = (key: string): key is Key => Object.hasOwn(en, key);
export type Values = Readonly<Record<string, string | number>>;

export interface TextSetup {
  readonly game: Game;
  readonly agreement: Agreement;
  readonly content: MimirContent;
  /** Puts an ICU message into a sentence. */
  format(message: string, values?: Values): string;
  readonly paint: Paint;
}

export const naming = ({ agreement, content, format }: Omit<TextSetup, 'game' | 'paint'>) => {
  const say = (key: Key, values?: Values) => format(en[key], values);
  /** Content from outside may know things that have no words here: those carry a name of their own. */
  const sayIfKnown = (key: string) => (isKey(key) ? say(key) : undefined);
  const named = (group: 'realm' | 'artefact', { id, name }: { readonly id: string; readonly name: string }) =>
    sayIfKnown(`${group}.${id}`) ?? name;
  const find = <T extends { readonly id: string }>(entries: readonly T[], id: string): T => {
    const entry = entries.find(other => other.id === id);
    if (!entry) throw new Error(`there is no ${id}`);
    return entry;
  };
  const colourOf = (seat: Seat) => agreement.traits[seat].colour as 'purple';

  return {
    say,
    sayIfKnown,
    colourOf,
    player: (seat: Seat) => say(`player.${colourOf(seat)}`),
    playerPiece: (seat: Seat): Piece => [colourOf(seat), say(`player.${colourOf(seat)}`)],
    god: (seat: Seat) => say(`god.${agreement.traits[seat].god as 'odin'}`),
    realm: (id: string) => named('realm', find(content.realms, id)),
    artefact: (id: string) => named('artefact', find(content.artefacts, id)),
    treasure: (id: string) => {
      const { material, points } = find(content.treasures, id);
      return say('treasure', { material: say(`material.${material}`), points });
    },
    tokens: (kind: string, count: number) => say(`tokens.${kind as 'viking'}`, { count }),
  };
};

export type Names = ReturnType<typeof naming>;
