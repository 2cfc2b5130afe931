/** Whether the server is alive, and whether it can do its work. Both are answered at once, whatever the database does. */
import type { FastifyInstance } from 'fastify';

/** How long the database may take to say that it is there, in milliseconds. */
const PATIENCE = 700;

const within = (work: Promise<boolean>, milliseconds: number): Promise<boolean> =>
  new Promise(resolve => {
    const alarm = setTimeout(() => resolve(false), milliseconds);
    work.then(resolve, () => resolve(false)).finally(() => clearTimeout(alarm));
  });

/** `ask` is whether the database answers. However many want to know, it is asked once at a time. */
export const addHealth = (app: FastifyInstance, ask: () => Promise<boolean>): void => {
  let asking: Promise<boolean> | undefined;
  const isReady = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return within(asking, PATIENCE);
  };
  const config = { rateLimit: false };
  app.get('/healthz', { config }, async () => ({ alive: true }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
};
