/** An area with what lies and stands on it, drawn and in words. */
import { memo, pictured } from '@idavoll/board';
import { NONE, type Nth } from '@idavoll/engine';
import { hostOf } from '../rules/board.ts';
import { AREA_RUNES, FIGURES, isCurse, runeOf } from '../rules/vocabulary.ts';
import { areaName, runeName, unitName } from '../words/names.ts';
import type { Land } from './land.ts';
import { Axe, Disk, Pawn, RuneStone } from './pieces.tsx';
import type { Sight } from './sight.ts';

/** Everything that can be seen of an area, for whoever cannot see it. */
export const areaInFull = (sight: Sight, area: Nth<'area'>): string => {
  const { c, s, at, say, voice, names, typeOf } = sight;
  const owner = s[at.owner(area)];
  const runes = AREA_RUNES.filter((_, rune) => s[at.rune(area, rune)]).map(rune => runeName(voice, rune));
  return [
    areaName(voice, c.map.areas[area].id),
    ...(c.land.isOpen[area] ? [] : [say('table.closed')]),
    say(`type.${typeOf(area)}`),
    ...(owner === NONE ? [] : [say('table.owned', { seat: names[owner], count: s[at.onArea(area)] })]),
    ...(s[at.axes(area)] > 0 ? [say('fact.axes', { count: s[at.axes(area)] })] : []),
    ...runes,
    ...sight
      .figuresOn(area)
      .map(({ seat, figure }) => say('table.figure', { figure: unitName(voice, FIGURES[figure]), seat: names[seat] })),
  ].join(', ');
};

interface PiecesProps {
  readonly sight: Sight;
  readonly land: Land;
  readonly area: Nth<'area'>;
}

/** What the drawing of an area depends on: it is drawn again only when this changes. */
const printOf = ({ s, at, viewer, figuresOn, names, seats }: Sight, area: Nth<'area'>): string =>
  [
    s[at.owner(area)],
    s[at.onArea(area)],
    s[at.axes(area)],
    ...AREA_RUNES.map((_, rune) => s[at.rune(area, rune)]),
    ...figuresOn(area).map(({ seat, figure }) => `${seat}${figure}`),
    ...names,
    viewer,
    ...seats.map(seat => s[at.clan(seat)]),
  ].join(' ');

const Figures = ({ sight, area }: Pick<PiecesProps, 'sight' | 'area'>) => {
  const standing = sight.figuresOn(area);
  const apart = standing.length > 3 ? 12 : 19;
  return (
    <>
      {standing.map(({ seat, figure }, i) => (
        <g
          key={`${seat} ${figure}`}
          data-figure={`${seat} ${figure}`}
          transform={`translate(${(i - (standing.length - 1) / 2) * apart} ${-8 + (i % 2) * 3})`}
        >
          <g class="bar-body">
            <Pawn colour={sight.colourOf(seat)} kind={FIGURES[figure]} />
          </g>
        </g>
      ))}
    </>
  );
};

export const AreaPieces = memo(
  ({ sight, land, area }: PiecesProps) => {
    const { c, s, at, colourOf, typeOf } = sight;
    const [x, y] = land.areas[area].centre;
    const owner = s[at.owner(area)];
    const runes = AREA_RUNES.flatMap((rune, i) => (s[at.rune(area, i)] ? [[rune, i] as const] : []));
    const isEmpty = owner === NONE && typeOf(area) !== 'home' && sight.figuresOn(area).length === 0;
    const host = typeOf(area) === 'home' ? hostOf(c, s, area) : NONE;
    const isClosed = !c.land.isOpen[area];
    return (
      <g transform={`translate(${x} ${y})`} class="bar-area" {...pictured(areaInFull(sight, area))}>
        <g
          class={isClosed ? 'bar-medal bar-medal-closed' : 'bar-medal'}
          transform={isEmpty ? 'scale(1.15)' : 'translate(-17 -19)'}
        >
          <circle r="12.500" />
          <use href={`#bar-${typeOf(area)}`} transform="scale(.19)" />
        </g>
        {host !== NONE && (
          <g transform="translate(-14 14)">
            <Disk colour={colourOf(host)} text={sight.markOf(host)} />
          </g>
        )}
        {owner !== NONE && (
          <g transform="translate(-16 9)" data-disk={area}>
            <g class="bar-body">
              <Disk colour={colourOf(owner)} text={s[at.onArea(area)]} />
            </g>
          </g>
        )}
        {s[at.axes(area)] > 0 && (
          <g transform="translate(4 17)">
            <Axe />
            {s[at.axes(area)] > 1 && (
              <text class="bar-times" x="9" y="6">
                {s[at.axes(area)]}
              </text>
            )}
          </g>
        )}
        {runes.map(([rune, i], nth) => (
          <g key={rune} transform={`translate(${20 - nth * 13} ${16})`}>
            <RuneStone rune={rune} isCurse={isCurse(runeOf(i))} />
          </g>
        ))}
        <g transform={owner === NONE ? 'translate(8 4)' : 'translate(11 -4)'}>
          <Figures sight={sight} area={area} />
        </g>
      </g>
    );
  },
  (before, after) =>
    before.land === after.land &&
    before.sight.c === after.sight.c &&
    printOf(before.sight, before.area) === printOf(after.sight, after.area),
);
