/** Step C: recruits of the town onto the buildings. BAR-730 to BAR-733 */
import { roomOn } from '../rules/phases/muster.ts';
import { BUILDINGS } from '../rules/vocabulary.ts';
import type { IconName } from './art.ts';
import { Counters, sumOf } from './counters.tsx';
import type { Desk } from './desk.ts';

const SIGNS: Readonly<Record<string, IconName>> = { virki: 'berserkur', hof: 'godi', verslun: 'kaupmadur' };

export const Stations = ({ desk }: { readonly desk: Desk }) => {
  const { s, at, say, viewer } = desk.sight;
  const town = s[at.town(viewer)];
  return (
    <Counters
      desk={desk}
      start={{ virki: 0, hof: 0, verslun: 0 }}
      moveOf={({ virki, hof, verslun }) => `station ${virki}-${hof}-${verslun}`}
      confirm={say('table.station')}
      wanting={counts => say('table.tooMany', { count: sumOf(counts) - town })}
      counters={BUILDINGS.map((building, i) => ({
        key: building,
        icon: SIGNS[building],
        name: say(`building.${building}`),
        most: Math.min(town, roomOn(s, viewer, i)),
        note: (count: number) =>
          say('table.diskNote', {
            from: s[at.disks(viewer, i)],
            to: s[at.disks(viewer, i)] + count,
            limit: s[at.limit(viewer, i)],
          }),
      }))}
    >
      {counts => <p class="bar-rest">{say('table.inTown', { count: town - sumOf(counts) })}</p>}
    </Counters>
  );
};
