/** Treasures and tokens in one realm. Those that the present question is about lead to their controls. */
import { memo, unspoken } from '@idavoll/board';
import type { Desk } from './desk.ts';
import { arrange } from './geometry.ts';
import { onSpot, Stone, Token } from './pieces.tsx';

/** What a click on a piece stands for: a move or a pick, by the piece's key. */
type Shortcuts = ReadonlyMap<string, { readonly 'data-plays'?: string; readonly 'data-picks'?: string }>;

export const shortcutsOf = ({ sight, direct, picks }: Desk): Shortcuts => {
  const { c, viewer, ring, here } = sight;
  const shortcuts = new Map<string, { 'data-plays'?: string; 'data-picks'?: string }>();
  const idOf = (realm: number) => c.content.realms[realm].id;
  const pile = (realm: unknown, seat: unknown, kind: unknown) => `${realm} ${seat}-${kind}-false`;
  for (const { move, fields } of [...direct('take'), ...direct('carry')])
    shortcuts.set(String(fields.treasure), { 'data-plays': move });
  for (const { move, fields } of direct('choose'))
    for (const realm of ring) shortcuts.set(pile(idOf(realm), viewer, fields.elite), { 'data-plays': move });
  for (const { move, fields } of direct('call'))
    shortcuts.set(pile(fields.realm, viewer, fields.token), { 'data-plays': move });
  for (const { move, fields } of direct('carrier'))
    shortcuts.set(pile(idOf(here), viewer, fields.token), { 'data-plays': move });
  for (const { key, fields } of picks)
    if (fields.kind === 'scare') shortcuts.set(pile(idOf(here), fields.seat, fields.token), { 'data-picks': key });
  return shortcuts;
};

interface RealmPiecesProps {
  readonly desk: Desk;
  readonly realm: number;
  readonly place: number;
  readonly shortcuts: Shortcuts;
}

/** All that the drawing depends on, so that realms where nothing happens are left alone. */
const signOf = ({ desk: { sight, pointedAt, picked }, realm, place, shortcuts }: RealmPiecesProps): string => {
  const { id } = sight.c.content.realms[realm];
  const stones = sight.treasuresIn(realm).map(t => {
    const { id: key } = sight.c.content.treasures[t];
    return `${key}${shortcuts.has(key)}${pointedAt.has(key)}${sight.inHand === t}`;
  });
  const piles = sight.pilesIn(realm).map(({ key, count }) => {
    const way = shortcuts.get(`${id} ${key}`);
    return `${key}${count}${way?.['data-plays']}${way?.['data-picks']}${picked === way?.['data-picks']}`;
  });
  return [place, sight.ring.length, ...stones, ...piles].join();
};

export const RealmPieces = memo(
  ({ desk, realm, place, shortcuts }: RealmPiecesProps) => {
    const { sight, pointedAt, picked } = desk;
    const { c } = sight;
    const places = sight.ring.length;
    const treasures = sight.treasuresIn(realm);
    const piles = sight.pilesIn(realm);
    const spots = arrange(place, places, treasures.length, piles.length);
    return (
      <g class="mim-pieces" {...unspoken}>
        {treasures.map((treasure, i) => {
          const { id } = c.content.treasures[treasure];
          const way = shortcuts.get(id);
          const pointed = pointedAt.has(id) || sight.inHand === treasure;
          return (
            <g
              key={id}
              data-piece={id}
              class={`mim-stone${way ? ' mim-reach' : ''}${pointed ? ' mim-pointed' : ''}`}
              transform={onSpot(spots.treasures[i])}
              {...way}
            >
              <circle class="mim-ring-of-light" r="56" />
              <Stone sight={sight} treasure={treasure} />
            </g>
          );
        })}
        {piles.map(({ key: pile, seat, kind, down, count }, i) => {
          const key = `${c.content.realms[realm].id} ${pile}`;
          const way = shortcuts.get(key);
          const chosen = way?.['data-picks'] !== undefined && way['data-picks'] === picked;
          return (
            <g
              key={key}
              data-piece={key}
              class={`mim-token${way ? ' mim-reach' : ''}${chosen ? ' mim-chosen' : ''}`}
              transform={onSpot(spots.piles[i])}
              {...way}
            >
              <circle class="mim-ring-of-light" r="56" />
              <Token sight={sight} seat={seat} kind={kind} down={down} count={count} />
            </g>
          );
        })}
      </g>
    );
  },
  (before, after) =>
    before.desk.sight.say === after.desk.sight.say &&
    before.desk.sight.c === after.desk.sight.c &&
    signOf(before) === signOf(after),
);
