/** The battlefield in its window: ground, what stands on it, what can be touched, and what is seen to happen. */
import { type Box, PanZoom, type TableProps, unspoken } from '@idavoll/board';
import { NONE } from '@idavoll/engine';
import { Aim } from './aim.tsx';
import { Areas, Goals } from './areas.tsx';
import type { Desk } from './desk.ts';
import { Dice } from './dice.tsx';
import { Places, Reach, Way } from './fields.tsx';
import { Figures, Strikes } from './figures.tsx';
import { APART, boxAround, RADIUS } from './geometry.ts';
import { Ground } from './ground.tsx';
import type { Hand } from './hand.ts';
import { Hint } from './hint.tsx';
import { Motion } from './motion.tsx';
import { range, type Sight } from './sight.ts';
import { Land, Treasures } from './terrain.tsx';

/** A field may be made so many pixels high. */
const NEAREST = 130 / APART;

/** What the player is busy with: the area to place in, or the figure at hand and what is around it. */
const focusOf = ({ sight, places }: Desk, { subject }: Hand): Box | undefined => {
  const { plan } = sight;
  if (places.size > 0)
    return boxAround(
      [...places.keys()].map(field => plan.points[field]),
      RADIUS,
    );
  return subject === NONE || sight.fieldOf(subject) === NONE
    ? undefined
    : boxAround([plan.points[sight.fieldOf(subject)]], 1.5 * APART);
};

/** Fields that a line of the log speaks of. */
const Pointed = ({ sight, pointedAt }: { sight: Sight; pointedAt: ReadonlySet<string> }) => (
  <g class="sag-pointed-fields" {...unspoken}>
    {sight.fieldNames.flatMap((name, field) => {
      const { x, y } = sight.plan.points[field];
      return pointedAt.has(name) ? [<use key={name} href="#sag-hex-in" transform={`translate(${x} ${y})`} />] : [];
    })}
  </g>
);

interface BattlefieldProps extends Pick<TableProps, 'news' | 'story' | 'motion' | 'pointedAt'> {
  readonly desk: Desk;
  readonly hand: Hand;
}

export const BattlefieldWindow = ({ desk, hand, news, story, motion, pointedAt }: BattlefieldProps) => {
  const { sight } = desk;
  const { c, s, say, plan } = sight;
  const places = range(c.battlefield.places);
  const tiles = places.map(place => s[c.at.tile(place)]).join(' ');
  const laid = `${tiles} ${places.map(place => s[c.at.turned(place)]).join(' ')}`;
  return (
    <PanZoom
      class="sag-window"
      box={plan.box}
      nearest={NEAREST}
      thumb={APART}
      label={say('table.battlefield')}
      words={{ nearer: say('table.nearer'), farther: say('table.farther'), whole: say('table.whole') }}
      motion={motion}
      focus={focusOf(desk, hand)}
      onMiss={hand.drop}
      over={
        <>
          <Dice sight={sight} news={news} story={story} motion={motion} />
          <Hint desk={desk} hand={hand} />
        </>
      }
    >
      <Ground battlefield={c.battlefield} tiles={tiles} />
      <Goals sight={sight} />
      <Areas desk={desk} />
      <Places desk={desk} />
      <Reach desk={desk} hand={hand} />
      <Pointed sight={sight} pointedAt={pointedAt} />
      <Treasures sight={sight} />
      <Land sight={sight} laid={laid} />
      <Way desk={desk} hand={hand} />
      <Figures desk={desk} hand={hand} pointedAt={pointedAt} />
      <Aim sight={sight} hand={hand} />
      <Strikes sight={sight} hand={hand} />
      <Motion sight={sight} news={news} motion={motion} />
    </PanZoom>
  );
};
