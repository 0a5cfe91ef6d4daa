import type { FastifyRequest } from 'fastify';

/**
 * The normalised path of a call: its endpoint's path with parameter names, or as written if it matches none. The router
 * also accepts encoded letters and absolute URLs for the same call.
 */
export function pathOfCall({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const reached = routeOptions.url;
  if (reached?.startsWith('/api/')) return reached;
  const [written = ''] = url.split('?');
  return written;
}
