/** Games keep nothing between calls, so that one serves all matches with the same seats, options, content and rules. */
import type { Agreement, Game, GameModule } from './game.ts';

const made = new WeakMap<GameModule, WeakMap<object, Map<string, Game>>>();

/** The game for this agreement: made once, as long as module and content live. */
export const gameFor = (module: GameModule, agreement: Agreement, content: unknown, rules: number): Game => {
  const byContent = made.get(module) ?? new WeakMap<object, Map<string, Game>>();
  made.set(module, byContent);
  const owner = Object(content);
  const byTerms = byContent.get(owner) ?? new Map<string, Game>();
  byContent.set(owner, byTerms);
  const terms = JSON.stringify([rules, agreement.seats, agreement.options]);
  const game = byTerms.get(terms) ?? module.create(agreement, content, rules);
  byTerms.set(terms, game);
  return game;
};
