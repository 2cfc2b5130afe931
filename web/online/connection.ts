/** The page's one socket, and who listens to it. */
import type { ClientMessage, ServerMessage } from '@idavoll/server/protocol';
import { signal } from '@preact/signals';
import { build, compareBuilds } from './build.ts';
import { Socket, type SocketState } from './socket.ts';

export const socketState = signal<SocketState>('connecting');

type Listener = (message: ServerMessage) => void;
const listeners = new Map<string, Listener>();
let socket: Socket | undefined;

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

const start = (): Socket => {
  const started = new Socket({
    open: () => new WebSocket(address()),
    build,
    heard: message => {
      if (message.type === 'hello') compareBuilds(message.build);
      if ('table' in message) listeners.get(message.table)?.(message);
    },
    changed: state => {
      socketState.value = state;
    },
  });
  addEventListener('online', () => started.wake());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) started.wake();
  });
  return started;
};

/** The socket, on its way as soon as it is clear that it will be wanted. */
export const openSocket = (): Socket => {
  socket ??= start();
  return socket;
};

export const connect = (table: string, listener: Listener): Socket => {
  listeners.set(table, listener);
  return openSocket();
};

export const disconnect = (table: string): void => {
  listeners.delete(table);
  socket?.leave(table);
};

/** Says something at a table that is watched already. */
export const sendChat = (message: Extract<ClientMessage, { type: 'chat' }>): void => socket?.click(message);
