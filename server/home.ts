/** Where others in the same home or club reach this machine. */
import { networkInterfaces } from 'node:os';

export const homeAddresses = (port: number, interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap(each => each ?? [])
    .filter(each => each.family === 'IPv4' && !each.internal)
    .map(each => `http://${each.address}:${port}`);
