/** Bardagi as people see it. */
import './table.css';
import './map.css';
import './places.css';
import './dock.css';
import './reckoning.css';
import type { GameTable } from '@idavoll/board';
import { Board } from './board.tsx';
import { Result } from './result.tsx';
import { speaker } from './speak.ts';

export const table: GameTable = { Board, Result, hasDock: true, ...speaker };
