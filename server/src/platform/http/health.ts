import type { FastifyInstance } from 'fastify';

const longestWaitMilliseconds = 2000;

/** Says whether the process lives, and whether it can do its work: 503 while `checkDatabase` fails or hangs. */
export function reportHealth(server: FastifyInstance, checkDatabase: () => Promise<unknown>): void {
  server.get('/api/health/live', { schema: { hide: true } }, () => ({ status: 'live' }));
  server.get('/api/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = await Promise.race([
      checkDatabase().then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(resolve, longestWaitMilliseconds, false).unref()),
    ]);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
}
