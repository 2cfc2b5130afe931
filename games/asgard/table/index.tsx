/** Asgard as people see it. */
import './table.css';
import './pieces.css';
import './dock.css';
import './top.css';
import './gods.css';
import './tree.css';
import './world.css';
import './stores.css';
import './reserve.css';
import './narrow.css';
import './drawers.css';
import './result.css';
import type { GameTable } from '@idavoll/board';
import { Board } from './board.tsx';
import { Result } from './result.tsx';
import { speaker } from './speak.ts';

export const table: GameTable = { hasDock: true, Board, Result, ...speaker };
