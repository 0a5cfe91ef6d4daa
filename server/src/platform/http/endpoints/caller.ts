import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../use-case/use-case.ts';

/** The call's origin: the socket's address, or the one given by a trusted proxy. */
export function callerOf(request: FastifyRequest): Caller {
  let headers: Headers | undefined;
  return {
    address: request.ip,
    cookies: request.headers.cookie ?? '',
    // Lazy, as few calls use them and creating them is slow.
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
