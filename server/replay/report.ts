/** What a replay of many matches found, told as it goes, and summed up at the end. */
interface Named {
  /** The table, or the file. */
  readonly id: string;
  readonly game: string;
  readonly rules: number;
}

const TENTHS = 10;
const many = (count: number, one: string, more: string) => `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
const matches = (count: number) => many(count, 'match', 'matches');

export class Report {
  readonly #say: (line: string) => void;
  readonly #progress: (line: string) => void;
  #all = 0;
  #done = 0;
  #diverging = 0;
  #moved = 0;
  #staying = 0;
  #completed = 0;
  /** How many of each version went as they had gone. */
  readonly #agreeing = new Map<string, number>();

  constructor(say: (line: string) => void, progress: (line: string) => void) {
    this.#say = say;
    this.#progress = progress;
  }

  get failed(): boolean {
    return this.#diverging > 0;
  }

  begins(all: number): void {
    this.#all = all;
  }

  agrees({ game, rules }: Named): void {
    const version = `${game}, rules ${rules}`;
    this.#agreeing.set(version, (this.#agreeing.get(version) ?? 0) + 1);
    this.#step();
  }

  diverges({ id, game, rules }: Named, where: string, how: string): void {
    this.#diverging++;
    this.#say(`${id} (${game}, rules ${rules}), ${where}: ${how}`);
    this.#step();
  }

  moved({ id, game, rules }: Named, to: number): void {
    this.#moved++;
    this.#say(`${id} (${game}): moved from rules ${rules} to ${to}`);
  }

  stays({ id, game, rules }: Named, to: number, why: string): void {
    this.#staying++;
    this.#say(`${id} (${game}): stays with rules ${rules}; by rules ${to}, ${why}`);
  }

  completed(): void {
    this.#completed++;
  }

  /** The last lines: by version, and one sentence for all. */
  close(): void {
    for (const [version, count] of [...this.#agreeing].sort()) this.#say(`${version}: ${matches(count)} as before`);
    if (this.#moved + this.#staying > 0)
      this.#say(`${matches(this.#moved)} moved to the newest rules, ${this.#staying} could not.`);
    if (this.#completed > 0) this.#say(`The records of ${matches(this.#completed)} were written down.`);
    if (this.#done === 0) this.#say('There are no matches here.');
    else if (this.#diverging === 0) this.#say(`${matches(this.#done)} played again, and every one goes as it went.`);
    else
      this.#say(`${matches(this.#done)} played again; ${this.#diverging.toLocaleString('en')} no longer as it went.`);
  }

  #step(): void {
    this.#done++;
    const tenth = Math.floor((this.#done / this.#all) * TENTHS);
    if (tenth > Math.floor(((this.#done - 1) / this.#all) * TENTHS)) this.#progress(`${this.#done} of ${this.#all}`);
  }
}
