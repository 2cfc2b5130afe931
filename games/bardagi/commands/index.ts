/** What Bardagi brings to the command `idavoll`. */
import type { GameCommand } from '@idavoll/engine';
import { map } from './map.ts';

export const commands: readonly GameCommand[] = [map];
