export { type ArenaResult, type ArenaSetup, runArena } from './arena/arena.ts';
export { botContender, type Contender, type Player, randomContender } from './arena/player.ts';
export { runSensibly, type SensibleResult } from './arena/sensible.ts';
export { type Budget, LEVEL_NAMES, LEVELS, type Level, type LevelName, limited, USUAL_LEVEL } from './levels.ts';
export { type BotAnswer, type BotQuestion, digestOf, follow, type Planned } from './question.ts';
export { type Asked, questionOf, Seated } from './seated.ts';
export { memoryOf, type Playable, type Remembering, Thinker, type Thought } from './thinker.ts';
