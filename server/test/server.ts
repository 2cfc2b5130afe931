/** A server for one test file, in this process, with a database of its own. */
import { type RunningServer, type ServerOptions, startServer } from '../index.ts';
import { makeDataFolder, removeDataFolder } from './folder.ts';

export interface TestServer {
  readonly url: string;
  readonly server: RunningServer;
  readonly folder: string;
  readonly logs: string[];
  /** Stops it and starts it again on the same folder, with some options changed. */
  restart(changed?: ServerOptions): Promise<TestServer>;
  stop(): Promise<void>;
}

export const testServer = async (options: ServerOptions = {}, folder = makeDataFolder()): Promise<TestServer> => {
  const logs: string[] = [];
  const log = { write: (line: string) => void logs.push(line) };
  const server = await startServer({ port: 0, data: folder, limited: false, log, ...options });
  return {
    url: `http://127.0.0.1:${server.port}`,
    server,
    folder,
    logs,
    restart: async (changed = {}) => {
      await server.close();
      return testServer({ ...options, ...changed }, folder);
    },
    stop: async () => {
      await server.close();
      await removeDataFolder(folder);
    },
  };
};
