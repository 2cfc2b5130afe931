/** The whole table on one screen: gods of light, tree, gods of darkness; dock and own plank below; the rest on the right. */
import { type TableProps, useDesk, useKeptFocus, useSight } from '@idavoll/board';
import { useState } from 'preact/hooks';
import type { PhaseName } from '../rules/vocabulary.ts';
import { Defs } from './defs.tsx';
import { type Desk, deskOf } from './desk.ts';
import { Dock } from './dock.tsx';
import { Pantheon } from './god.tsx';
import { Hall } from './hall.tsx';
import { Motions } from './motions.tsx';
import { Reading, useReader } from './reading.tsx';
import { Others, OwnPlank } from './reserves.tsx';
import { sightOf } from './sight.ts';
import { speaker } from './speak.ts';
import { Stores } from './stores.tsx';
import { Temples } from './temples.tsx';
import { Top } from './top.tsx';
import { Tree } from './tree.tsx';

/** What lies in a drawer where there is no room beside the board. */
const DRAWERS = ['temples', 'asgard', 'stores', 'others'] as const;
type Drawer = (typeof DRAWERS)[number];

/** The drawer in which a question's places lie. */
const NEAR: Partial<Record<PhaseName, Drawer>> = {
  temple: 'temples',
  fourth: 'temples',
  payment: 'temples',
  flip: 'asgard',
  boon: 'asgard',
  disc: 'asgard',
  hire: 'stores',
  recruit: 'stores',
  donor: 'others',
  refill: 'others',
};

const Drawers = ({
  desk,
  open,
  setOpen,
}: {
  desk: Desk;
  open: Drawer | '';
  setOpen: (drawer: Drawer | '') => void;
}) => {
  const { say, phase } = desk.sight;
  return (
    <nav class="asg-drawers" data-at="more" aria-label={say('table.drawers')}>
      {DRAWERS.map(drawer => (
        <button
          key={drawer}
          type="button"
          class={desk.isAsked && NEAR[phase] === drawer ? 'asg-drawer asg-near' : 'asg-drawer'}
          aria-expanded={open === drawer}
          onClick={() => setOpen(open === drawer ? '' : drawer)}
        >
          {say(`table.drawer.${drawer}`)}
        </button>
      ))}
    </nav>
  );
};

export const Board = (props: TableProps) => {
  const { viewer, motion, docked } = props;
  const sight = useSight(sightOf, props);
  const desk: Desk = useDesk(props, sight, speaker.describe, deskOf);
  const { reader, looks } = useReader();
  const [drawer, setDrawer] = useState<Drawer | ''>('');
  const look = `${docked ? ' asg-docked' : ''}${motion ? ' asg-moving' : ''}${drawer ? ` asg-open asg-open-${drawer}` : ''}`;
  return (
    <div class={`asg piece-controls final-marks${look}`} {...useKeptFocus(sight, desk)} {...looks}>
      <Defs />
      <div class="asg-layout">
        <Top sight={sight} />
        <Dock desk={desk} shell={docked} />
        {viewer >= 0 && <OwnPlank desk={desk} />}
        <Pantheon desk={desk} side={0} />
        <Tree desk={desk} />
        <Pantheon desk={desk} side={1} />
        <div class="asg-court">
          <Others desk={desk} />
          <Temples desk={desk} />
          <Hall desk={desk} />
          <Stores desk={desk} />
        </div>
        <Reading sight={sight} reader={reader} />
        <Drawers desk={desk} open={drawer} setOpen={setDrawer} />
      </div>
      <Motions sight={sight} news={props.news} story={props.story} motion={motion} />
    </div>
  );
};
