import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { sendRefusal } from '../errors/error-answer.ts';
import { unauthenticated } from './bind.ts';
import { refuseQuery } from './undeclared-input.ts';

// The API documentation page has inline styles; its content comes only from this server.
const descriptionPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Description {
  sessionCookie: string;
  isSignedIn(request: FastifyRequest): Promise<boolean>;
}

/** Serves the description of all later bound calls at `/api/openapi.json` and, for signed-in people, at `/api/docs`. */
export async function describeApi(server: FastifyInstance, { sessionCookie, isSignedIn }: Description) {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Almanac',
        version: '1.0.0',
        description:
          'Time off, teams and people of one company. A call of a signed-in person that changes something takes a header ' +
          '`Idempotency-Key`: made again with the same key and input within 24 hours, it is answered as the first time and done once.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (!(await isSignedIn(request))) return sendRefusal(request, reply, unauthenticated);
    });
    await pages.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: descriptionPolicy,
      uiConfig: { validatorUrl: null },
    });
  });
  server.get('/api/openapi.json', { schema: { hide: true }, preValidation: refuseQuery }, () =>
    server.swagger(),
  );
}
