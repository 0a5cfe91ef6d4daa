import type { FastifyInstance } from 'fastify';

/** Serves `robots.txt`: robots may read the paths and nothing else. */
export function allowRobots(server: FastifyInstance, paths: readonly string[]): void {
  const lines = ['User-agent: *', ...paths.map((path) => `Allow: ${path}`), 'Disallow: /', ''];
  server.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(lines.join('\n')),
  );
}
