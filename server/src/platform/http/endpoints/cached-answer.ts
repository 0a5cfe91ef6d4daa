import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const succeeded = 200;
const unchanged = 304;

/**
 * Lets the caller's browser keep an answer, and ask each time whether it still holds: what is unchanged is answered with 304
 * and without content. The tag is of the caller and of what they are told, so it says nothing to anybody else.
 */
export async function cacheAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== succeeded || typeof payload !== 'string') return payload;
  const told = createHash('sha256').update(`${request.actor?.id}\n${payload}`).digest('base64url');
  // Weak, as what is compressed differs byte by byte from what is not.
  const tag = `W/"${told}"`;
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'cookie' });
  if (!request.headers['if-none-match']?.includes(tag)) return payload;
  reply.code(unchanged);
  return null;
}
