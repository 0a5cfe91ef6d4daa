import type { FastifyInstance } from 'fastify';
import { refuseQuery } from './undeclared-input.ts';

const longestWaitMilliseconds = 2000;

/** Serves the liveness and readiness checks; readiness is 503 while `check` fails or hangs, else has its details. */
export function reportHealth(server: FastifyInstance, check: () => Promise<object>): void {
  const route = { schema: { hide: true }, preValidation: refuseQuery };
  server.get('/api/health/live', route, () => ({ status: 'live' }));
  server.get('/api/health/ready', route, async (_request, reply) => {
    const details = await Promise.race([
      check().catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMilliseconds, undefined).unref()),
    ]);
    if (!details) return reply.code(503).send({ status: 'unavailable' });
    return reply.send({ status: 'ready', details });
  });
}
