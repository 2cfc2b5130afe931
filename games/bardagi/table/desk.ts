/** What the asked seat may do, sorted for the table: what is picked first, places on the map, and other answers. */
import { type Choice, type DeskOf, picksIn } from '@idavoll/board';
import type { Decoded } from '@idavoll/engine';
import { UNITS } from '../rules/vocabulary.ts';
import type { Sight } from './sight.ts';

/** Kinds of moves whose numbers are counted out before they are played. */
const COUNTED: ReadonlySet<string> = new Set(['plan', 'claim', 'station', 'sell', 'sellMine']);

const AREA_KINDS = new Set(['move', 'step', 'call', 'callOn', 'flee', 'lift', 'put', 'castOn', 'axe']);
const HARBOUR_KINDS = new Set(['board', 'stepAboard']);
const SEA_KINDS = new Set(['sail', 'sailOn']);

/** By which card a kind of move is found, where that does not follow from its figure. */
const CARD_OF: Readonly<Record<string, string>> = {
  attack: 'berserkur',
  duel: 'berserkur',
  rearrange: 'berserkur',
  council: 'berserkur',
  convert: 'godi',
  cast: 'godi',
  remove: 'godi',
  seer: 'godi',
  buyLand: 'kaupmadur',
  buyLandFor: 'kaupmadur',
  trade: 'kaupmadur',
  home: 'kaupmadur',
  bargain: 'kaupmadur',
  steward: 'kaupmadur',
  sail: 'knerrir',
  call: 'knerrir',
  sailOn: 'knerrir',
  callOn: 'knerrir',
  exchange: 'exchange',
};
const REFILLER: Readonly<Record<string, string>> = { virki: 'berserkur', hof: 'godi', verslun: 'kaupmadur' };

/** A card that begins a new move while one of the same unit is open is found apart. */
const NEW = ' new';
export const unitOfPick = (pick: string) => pick.replace(NEW, '');

const turnKeys = ({ s, at }: Sight, { kind, figure, building }: Decoded): readonly string[] => {
  const moving = UNITS[s[at.moving]];
  if (kind === 'step' || kind === 'stepAboard') return moving === undefined ? [] : [moving];
  if (kind === 'refill') return [REFILLER[String(building)]];
  const card = CARD_OF[kind] ?? (figure === undefined ? undefined : String(figure));
  if (card === undefined) return [];
  const isAgain = card === moving && ['move', 'board', 'sail', 'call'].includes(kind);
  return [isAgain ? `${card}${NEW}` : card];
};

const TRADE_ROWS = new Set(['swap', 'forge', 'split', 'sell', 'sellMine', 'buy', 'buyMine', 'tan']);

const keysIn =
  (sight: Sight) =>
  (fields: Decoded): readonly string[] => {
    if (sight.phase === 'turn') return turnKeys(sight, fields);
    if (sight.phase === 'cast') return fields.kind === 'castOn' ? [String(fields.rune)] : [];
    if (sight.phase === 'trade') return TRADE_ROWS.has(fields.kind) ? [fields.kind] : [];
    return [];
  };

const PICK_ORDER = [...UNITS.flatMap(unit => [unit, `${unit}${NEW}`]), 'exchange', ...TRADE_ROWS];
const orderOf = (key: string) => PICK_ORDER.indexOf(key);

export type Spot = { readonly on: 'area' | 'harbour' | 'sea'; readonly id: string };
export const spotOf = ({ kind, area, sea }: Decoded): Spot | undefined => {
  if (AREA_KINDS.has(kind)) return { on: 'area', id: String(area) };
  if (HARBOUR_KINDS.has(kind)) return { on: 'harbour', id: String(area) };
  return SEA_KINDS.has(kind) ? { on: 'sea', id: String(sea) } : undefined;
};

export const deskOf = ({ choices, sight }: DeskOf<Sight>, wish: string | undefined) => {
  const keysOf = keysIn(sight);
  const sorted = choices.toSorted((a, b) => orderOf(keysOf(a.fields)[0]) - orderOf(keysOf(b.fields)[0]));
  const { picks, picked } = picksIn(sorted, keysOf, wish);
  const open = choices.filter(({ fields }) => {
    const keys = keysOf(fields);
    return keys.length === 0 || (picked !== undefined && keys.includes(picked));
  });
  return {
    picks: picks.map(({ key }) => key),
    picked,
    /** Answers with a place on the map, answers that are counted out, and the rest. */
    placed: open.filter(({ fields }) => spotOf(fields)),
    counted: open.filter(({ fields }) => COUNTED.has(fields.kind)),
    direct: open.filter(({ fields }) => !spotOf(fields) && !COUNTED.has(fields.kind)),
    of: (kind: string): readonly Choice[] => open.filter(({ fields }) => fields.kind === kind),
  };
};
export type Desk = DeskOf<Sight> & ReturnType<typeof deskOf>;
