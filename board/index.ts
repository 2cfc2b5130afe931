export { Icon } from './icon.tsx';
export type { GameTable, LogLine, Say, TableProps } from './table.ts';
