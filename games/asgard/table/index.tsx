/** Asgard as people see it. */
import './table.css';
import './pieces.css';
import './bar.css';
import './gods.css';
import './tree.css';
import './world.css';
import './stores.css';
import './reserve.css';
import './result.css';
import type { GameTable } from '@idavoll/board';
import { Board } from './board.tsx';
import { Result } from './result.tsx';
import { speaker } from './speak.ts';

export const table: GameTable = { Board, Result, ...speaker };
