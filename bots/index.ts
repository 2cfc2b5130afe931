export { type ArenaResult, type ArenaSetup, runArena } from './arena/arena.ts';
export { botContender, type Contender, type Player, randomContender } from './arena/player.ts';
export { runSensibly, type SensibleResult } from './arena/sensible.ts';
export { type Budget, LEVEL_NAMES, LEVELS, type Level, type LevelName } from './levels.ts';
export { type BotAnswer, type BotQuestion, digestOf, follow, type Planned } from './question.ts';
export { memoryOf, type Playable, Thinker, type Thought } from './thinker.ts';
