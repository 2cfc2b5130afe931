export { type Budget, LEVEL_NAMES, LEVELS, type Level, type LevelName } from './levels.ts';
export { type BotAnswer, type BotQuestion, digestOf, follow, type Planned } from './question.ts';
export { memoryOf, type Playable, Thinker, type Thought } from './thinker.ts';
