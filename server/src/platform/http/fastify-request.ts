import type { Actor } from '../use-case.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller; set by the session gate alone. */
    actor: Actor | undefined;
  }
}
