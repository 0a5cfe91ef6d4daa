import type { FastifyInstance } from 'fastify';

const longestWaitMilliseconds = 2000;

/** Says whether the process lives, and whether it can do its work, with its details: 503 while `check` fails or hangs. */
export function reportHealth(server: FastifyInstance, check: () => Promise<object>): void {
  server.get('/api/health/live', { schema: { hide: true } }, () => ({ status: 'live' }));
  server.get('/api/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const details = await Promise.race([
      check().catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMilliseconds, undefined).unref()),
    ]);
    if (!details) return reply.code(503).send({ status: 'unavailable' });
    return reply.send({ status: 'ready', details });
  });
}
