/** Where a visitor comes from, as far as limits are concerned. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household is given so many groups of an IPv6 address and chooses the others as it likes. */
const HOUSEHOLD = 4;

const groupsOf = (address: string): string[] => {
  const [front, back] = address.split('::').map(part => (part === '' ? [] : part.split(':')));
  if (!back) return front;
  return [...front, ...Array<string>(GROUPS - front.length - back.length).fill('0'), ...back];
};

/** The part of an address that a visitor cannot change at will. */
export const neighbourhoodOf = (address: string): string => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  const bare = address.split('%')[0].toLowerCase();
  return isIPv6(bare) ? groupsOf(bare).slice(0, HOUSEHOLD).join(':') : bare;
};

/** Behind a proxy the last address in its header is the one that the proxy itself has seen; all before may be made up. */
export const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return neighbourhoodOf(forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? ''));
};
