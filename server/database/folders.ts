/** Where the server keeps what must last, and which user the database runs as. */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Something that the host of this server can put right: its message is shown as it is, without a stack. */
export class StartError extends Error {}

/** PostgreSQL refuses to run as root, so that root must lend it another user. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const STATE_DIRECTORY = '/var/lib/idavoll';
const UNPRIVILEGED = ['postgres', 'nobody'];

const isRoot = (): boolean => process.getuid?.() === 0;

export const dataFolder = (env: NodeJS.ProcessEnv): string => {
  if (env.IDAVOLL_DATA) return resolve(env.IDAVOLL_DATA);
  if (isRoot()) return STATE_DIRECTORY;
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'idavoll');
};

/** Where binaries are copied to that the database's user could not read where they lie. */
export const binariesFolder = (data: string): string => (isRoot() ? STATE_DIRECTORY : data);

const findUser = (): Owner => {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of UNPRIVILEGED) {
    const [, , uid, gid] = lines.find(line => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && uid !== '0') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError(
    `PostgreSQL does not run as root, and there is no user ${UNPRIVILEGED.join(' or ')} to run it as. ` +
      'Start the server as an ordinary user, or set DATABASE_URL.',
  );
};

/** The user that the database must run as, or undefined where that is the server's own. A cluster keeps its owner. */
export const ownerOf = (cluster: string): Owner | undefined => {
  if (!isRoot()) return undefined;
  if (!existsSync(cluster)) return findUser();
  const { uid, gid } = statSync(cluster);
  return { uid, gid };
};

/** Makes a folder that others may pass through but not list; one that exists is left as it is. */
export const makeFolder = (folder: string): void => {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o711 });
};
