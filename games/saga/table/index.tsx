/** Saga 2 as people see it. */
import './table.css';
import './ground.css';
import './field.css';
import './over.css';
import './tray.css';
import './panels.css';
import './cards.css';
import './result.css';
import type { GameTable } from '@idavoll/board';
import { Board } from './board.tsx';
import { Result } from './result.tsx';
import { speaker } from './speak.ts';

export const table: GameTable = { Board, Result, ...speaker };
