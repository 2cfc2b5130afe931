export type { Box, Point } from './camera.ts';
export { type Choice, type DeskOf, picksIn, useDesk, useSight, withKeys } from './desk.ts';
export { Dock, type Place, type Places, usePlaces } from './dock.tsx';
export { Icon } from './icon.tsx';
export { useKeptFocus } from './kept-focus.ts';
export { memo } from './memo.ts';
export { around, OutOfSight } from './out-of-sight.tsx';
export type { GamePage, PageProps } from './page.ts';
export { PanZoom } from './pan-zoom.tsx';
export {
  BadgeFace,
  BONE,
  DrawnOnce,
  Gradient,
  grouped,
  Icons,
  INK,
  inkOf,
  onInk,
  pictured,
  pieceOf,
  unspoken,
} from './pieces.tsx';
export { Gains, ResultSheet, SeatResult } from './result.tsx';
export { idsIn, speakerOf } from './speak.ts';
export { Spot } from './spot.tsx';
export type { DockedShell, GameTable, LogLine, Say, TableProps } from './table.ts';
