import type { GameModule } from '@idavoll/engine';

export const revise: (mimir: GameModule) => GameModule;
