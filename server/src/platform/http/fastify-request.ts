import type { Actor } from '../use-case.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller and their session; set by the session gate alone. */
    signedIn: { actor: Actor; sessionId: string } | undefined;
  }
}
