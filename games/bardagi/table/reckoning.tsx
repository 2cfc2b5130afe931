/** One reckoning, drawn with the real pieces: each own disk over what it is spent on. BAR-305 to BAR-320 */
import { pictured } from '@idavoll/board';
import { NONE } from '@idavoll/engine';
import { Axe, Disk, Inline, RuneStone, Sign } from './pieces.tsx';
import { type Cost, neededFor, type Reckoning } from './reckon.ts';
import { range, type Sight } from './sight.ts';

const Spent = ({ sight, on, owner }: { sight: Sight; on: Cost['on']; owner: number }) => {
  if (on === 'axe') return <Axe />;
  if (on === 'rune') return <RuneStone rune="defence" isCurse={false} />;
  if (on === 'disk') return <Disk colour={sight.colourOf(owner)} />;
  if (on === 'berserkur') return <Sign icon="berserkur" size={0.26} />;
  return <Sign icon="camp" size={0.22} />;
};

const Column = ({ sight, isLost, below }: { sight: Sight; isLost: boolean; below: preact.ComponentChildren }) => (
  <span class="bar-column">
    <Inline>
      <Disk colour={sight.colourOf(sight.viewer)} />
      {isLost && <path class="bar-struck" d="M-11 -11L11 11M11 -11L-11 11" />}
    </Inline>
    <i />
    <Inline>{below}</Inline>
  </span>
);

interface ReckoningProps {
  readonly sight: Sight;
  readonly it: Reckoning;
}

export const ReckoningDrawn = ({ sight, it }: ReckoningProps) => {
  const { say } = sight;
  const { costs, owner, lost, virki, left, area } = it;
  const spent = costs.flatMap(({ on, each, count }) => range(each * count).map(() => on));
  const paid = Math.min(lost, virki);
  const isTaken = left >= 0;
  const label = say('table.reckoning', { needed: neededFor(it), virki, lost, left: Math.max(0, left) });
  return (
    <div class="bar-reckoning" {...pictured(label)}>
      <span class="bar-field bar-lost">
        <span class="bar-columns">
          {spent.map((on, i) => (
            <Column key={i} sight={sight} isLost={i < paid} below={<Spent sight={sight} on={on} owner={owner} />} />
          ))}
        </span>
        <b>{say('table.lost', { count: lost })}</b>
      </span>
      {isTaken && (
        <span class="bar-field bar-stays">
          <Column sight={sight} isLost={false} below={<Sign icon={sight.typeOf(area)} size={0.28} />} />
          <b>{say('table.stays')}</b>
        </span>
      )}
      <span class="bar-field bar-left">
        <span class="bar-columns">
          {isTaken &&
            range(left).map(i => (
              <Inline key={i}>
                <Disk colour={sight.colourOf(sight.viewer)} />
              </Inline>
            ))}
        </span>
        <b>{isTaken ? say('table.left', { count: left }) : say('table.short', { count: -left })}</b>
      </span>
    </div>
  );
};

/** What else taking the area brings. */
export const effectsOf = (sight: Sight, it: Reckoning): string[] => {
  const { c, s, at, say, names, typeOf, figuresOn } = sight;
  const { area, owner, left } = it;
  if (left < 0) return [say('table.notEnough')];
  const type = typeOf(area);
  const moves = owner !== NONE && (type === 'village' || type === 'goldMine');
  const godis = figuresOn(area).filter(({ seat, figure }) => figure === 1 && seat !== sight.viewer);
  return [
    ...(moves ? [say('table.gloryMoves', { count: c.captureGlory, seat: names[owner] })] : []),
    ...(type === 'camp' && !s[at.paid(area)] ? [say('table.campAxes')] : []),
    ...godis.map(({ seat }) => say('table.godiLeaves', { seat: names[seat] })),
    ...(left > 0 ? [say('table.mayJoin', { count: left })] : []),
  ];
};
