import type { FastifyRequest } from 'fastify';
import type { Caller } from '../use-case.ts';

/** Where a call comes from: the socket's address, or the one that a trusted proxy names. */
export function callerOf(request: FastifyRequest): Caller {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-forwarded-for', request.ip);
  return { address: request.ip, headers };
}
