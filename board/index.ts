export type { GameTable, LogLine, Say, TableProps } from './table.ts';
