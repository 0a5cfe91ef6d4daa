import type { FastifyRequest } from 'fastify';

/**
 * The path by which a call is judged: that of the endpoint it reaches, with the names of its parameters, or as it was written where it
 * reaches none. The router takes encoded letters and whole addresses as well, by which a call is still the same one.
 */
export function pathOfCall({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const reached = routeOptions.url;
  if (reached?.startsWith('/api/')) return reached;
  const [written = ''] = url.split('?');
  return written;
}
