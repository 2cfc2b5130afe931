/** Commands that a game brings to `idavoll`, for what only this game has. `commands/index.ts` exports them as `commands`. */
import type { GameModule } from './game.ts';
import type { Result } from './result.ts';
import type { Values } from './words.ts';

/** How a command was called, and what it may do: it touches nothing but through these. */
export interface CommandCall {
  readonly module: GameModule;
  readonly words: readonly string[];
  text(flag: string): string | undefined;
  has(flag: string): boolean;
  say(key: string, values?: Values): string;
  /** What is wrong comes back as a sentence. */
  read(file: string): Result<string, string>;
  write(file: string, text: string): Result<void, string>;
  /** Answers are printed, complaints go elsewhere. */
  print(text: string): void;
  complain(text: string): void;
}

/** How a command ended: well, with something found wrong, or called wrongly. */
export type CommandEnd = 'done' | 'failed' | 'misused';

export interface GameCommand {
  readonly name: string;
  /** The words after the name, as the help shows them, and how many there may be. */
  readonly takes: string;
  readonly most: number;
  /** Its sentences, as ICU messages: `summary`, `flag.<name>` for each flag, and its own. */
  readonly sentences: Readonly<Record<string, string>>;
  /** By name: what stands for the value in the help; a flag without one is a switch. */
  readonly flags: Readonly<Record<string, { readonly value?: string }>>;
  run(call: CommandCall): Promise<CommandEnd> | CommandEnd;
}
