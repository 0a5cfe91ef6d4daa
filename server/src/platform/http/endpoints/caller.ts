import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../use-case/use-case.ts';

/** Where a call comes from: the socket's address, or the one that a trusted proxy names. */
export function callerOf(request: FastifyRequest): Caller {
  let headers: Headers | undefined;
  return {
    address: request.ip,
    cookies: request.headers.cookie ?? '',
    // Few calls look at them, and making them takes longer than most else of a call.
    get headers() {
      headers ??= headersOf(request);
      return headers;
    },
  };
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-forwarded-for', request.ip);
  return headers;
}
