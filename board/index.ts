export type { Box, Point } from './camera.ts';
export { Icon } from './icon.tsx';
export { memo } from './memo.ts';
export type { GamePage, PageProps } from './page.ts';
export { PanZoom } from './pan-zoom.tsx';
export { idsIn, speakerOf } from './speak.ts';
export type { GameTable, LogLine, Say, TableProps } from './table.ts';
