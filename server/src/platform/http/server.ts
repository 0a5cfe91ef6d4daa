import { randomUUID } from 'node:crypto';
import { localeOf } from '@almanac/domain/language/locale';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { addReaderTexts, type ReaderSettings } from '../language/reader.ts';
import { CallLog, type LogSettings, loggerOptions } from './call-log.ts';
import { writeChecked } from './checked-answer.ts';
import { closeGently } from './close-server.ts';
import { refuseBrokenRequest } from './errors/broken-request.ts';
import { sendFault } from './errors/error-answer.ts';
import { refuseHostsAndExpectations } from './host-and-expect.ts';
import { refuseForeignOrigins } from './origins.ts';
import { pathOfCall } from './path-of-call.ts';
import { securityHeaders } from './security-headers.ts';

export interface ServerSettings {
  log: LogSettings;
  appUrl: string;
  /** Addresses and networks trusted to send forwarded headers. */
  trustedProxies: readonly string[];
  reader: ReaderSettings;
}

const longestBodyBytes = 64 * 1024;
const longestHeadersMilliseconds = 10_000;
const longestRequestMilliseconds = 30_000;
const checkMilliseconds = 2000;

/** Creates the HTTP server with everything common to all responses: headers, errors, origin check, log line. */
export function createServer({ log, appUrl, trustedProxies, reader }: ServerSettings): FastifyInstance {
  // Faults without their own message in the schema use the library's.
  z.config(en());
  const headers = securityHeaders(appUrl);
  const english = reader.textsIn('en', localeOf('en', []));
  const server = Fastify({
    logger: loggerOptions(log),
    logController: new CallLog({ requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: longestBodyBytes,
    requestTimeout: longestRequestMilliseconds,
    http: {
      headersTimeout: longestHeadersMilliseconds,
      connectionsCheckingInterval: checkMilliseconds,
      // Fastify would refuse it without our headers.
      requireHostHeader: false,
    },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseBrokenRequest(error, socket, headers, english),
    frameworkErrors: (error, request, reply) =>
      // These come before the hooks.
      sendFault(
        error,
        Object.assign(request, { texts: english }),
        reply.headers({ ...headers, 'x-request-id': request.id }),
      ),
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(writeChecked);
  server.setErrorHandler(sendFault);
  server.decorateRequest('actor', undefined);
  server.decorateRequest('idempotencyKey', undefined);
  addReaderTexts(server, reader);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    if (pathOfCall(request).startsWith('/api')) reply.header('cache-control', 'no-store');
  });
  closeGently(server);
  refuseHostsAndExpectations(server);
  refuseForeignOrigins(server, appUrl);
  acceptOnlyJson(server);
  return server;
}

function acceptOnlyJson(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parseJson(request, body, done);
  });
}
