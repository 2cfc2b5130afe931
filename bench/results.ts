/** The file that keeps the last results of every bench, with the commit and the machine they belong to. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { CLOCK } from './clock.ts';

export interface Circumstances {
  readonly commit: string;
  readonly node: string;
  readonly cpu: string;
  readonly clock: string;
}

const describeCommit = (): string => {
  try {
    const answer = execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
      cwd: new URL('..', import.meta.url),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim();
  } catch {
    return 'unknown'; // no repository, or no git
  }
};

export const circumstances = (): Circumstances => ({
  commit: describeCommit(),
  node: process.version,
  cpu: `${cpus().length} × ${cpus()[0].model}`,
  clock: CLOCK,
});

export const describeCircumstances = ({ commit, node, cpu, clock }: Circumstances): string =>
  `Commit ${commit}, Node ${node}, ${cpu}, ${clock}.`;

const HEAD = `# Results

Written by \`npm run bench -- <name> --write\`. Nothing here is written by hand.
`;

/** The text with the section of this name replaced, or added at the end. */
export const withSection = (text: string, name: string, body: string): string => {
  const [head, ...sections] = (text || HEAD).split(/^(?=## )/m).map(part => part.trimEnd());
  const title = `## ${name}\n`;
  const old = sections.findIndex(section => section.startsWith(title));
  sections[old < 0 ? sections.length : old] = `${title}\n${body}`;
  return `${[head, ...sections].join('\n\n')}\n`;
};
