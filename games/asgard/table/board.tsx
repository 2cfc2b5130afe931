/** The whole table: what can be done on top, own things next, then tree and gods, Asgard, and the others. */
import { type TableProps, useDesk, useSight } from '@idavoll/board';
import { useRef } from 'preact/hooks';
import type { PhaseName } from '../rules/vocabulary.ts';
import { Bar } from './bar.tsx';
import { Defs } from './defs.tsx';
import { type Desk, deskOf } from './desk.ts';
import { Pantheon } from './god.tsx';
import { Hall } from './hall.tsx';
import { Hand } from './hand.tsx';
import { Legend } from './legend.tsx';
import { useReach } from './reach.ts';
import { Others, OwnReserve } from './reserves.tsx';
import { sightOf } from './sight.ts';
import { speaker } from './speak.ts';
import { Stores } from './stores.tsx';
import { Temples } from './temples.tsx';
import { Tree } from './tree.tsx';

const PARTS = ['gods', 'tree', 'court', 'others'] as const;
type Part = (typeof PARTS)[number];

/** Where one acts comes first on a narrow screen. */
const FIRST: Partial<Record<PhaseName, Part>> = {
  recruit: 'court',
  refill: 'others',
  retrieve: 'tree',
  fallen: 'court',
  turncoat: 'others',
  reaping: 'others',
  browse: 'court',
  scorch: 'tree',
  muster: 'court',
  stand: 'tree',
  temple: 'court',
  space: 'tree',
  flip: 'court',
  boon: 'court',
  hire: 'court',
  disc: 'court',
  centre: 'tree',
  donor: 'others',
  battle: 'tree',
  valhalla: 'tree',
  arms: 'tree',
};

export const Board = (props: TableProps) => {
  const { viewer, motion } = props;
  const sight = useSight(sightOf, props);
  const desk: Desk = useDesk(props, sight, speaker.describe, deskOf);
  // Nothing moves about while others play.
  const first = useRef<Part>('gods');
  if (desk.isAsked) first.current = FIRST[sight.phase] ?? 'gods';
  const parts: Readonly<Record<Part, preact.ComponentChildren>> = {
    gods: [<Pantheon key="light" desk={desk} side={0} />, <Pantheon key="dark" desk={desk} side={1} />],
    tree: <Tree key="tree" desk={desk} />,
    court: (
      <div key="court" class="asg-court">
        <Temples desk={desk} />
        <Hall desk={desk} />
        <Stores desk={desk} />
      </div>
    ),
    others: <Others key="others" desk={desk} />,
  };
  const inOrder = [first.current, ...PARTS.filter(part => part !== first.current)];
  return (
    <div class={`asg piece-controls final-marks${motion ? ' asg-moving' : ''}`} {...useReach(desk, motion)}>
      <Defs />
      <div class={viewer < 0 ? 'asg-layout asg-watching' : 'asg-layout'}>
        <Bar desk={desk} />
        {viewer >= 0 && (
          <div key="own" class="asg-nearest">
            <Hand desk={desk} />
            <OwnReserve desk={desk} />
          </div>
        )}
        {inOrder.flatMap(part => parts[part])}
        <Legend desk={desk} />
      </div>
    </div>
  );
};
