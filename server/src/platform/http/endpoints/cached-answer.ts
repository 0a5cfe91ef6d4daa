import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerKey } from './caller-key.ts';

const succeeded = 200;
const unchanged = 304;

/**
 * Lets the browser cache a response and revalidate it each time; an unchanged one is a 304 without content. The tag
 * depends on the caller and the content, so it reveals nothing to others.
 */
export async function cacheAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== succeeded || typeof payload !== 'string') return payload;
  const caller = request.actor && callerKey(request.actor);
  const hash = createHash('sha256').update(`${caller}\n${payload}`).digest('base64url');
  // Weak, as the compressed bytes differ.
  const tag = `W/"${hash}"`;
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'cookie' });
  if (!request.headers['if-none-match']?.includes(tag)) return payload;
  reply.code(unchanged);
  return null;
}
