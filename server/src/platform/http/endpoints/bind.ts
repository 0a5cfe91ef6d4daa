import type { Person, Service } from '@almanac/domain/access/principal';
import { checkServiceCall, type Endpoint, type InputOf } from '@almanac/domain/endpoint';
import { allowed, type Decision, isRefusal, refuse } from '@almanac/domain/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpMessage } from '../../language/messages/message.ts';
import { type ReaderSettings, textsOfPerson } from '../../language/reader.ts';
import { Answered } from '../../use-case/answered.ts';
import { Download } from '../../use-case/download.ts';
import type { IdempotencyKey } from '../../use-case/idempotency/idempotency-key.ts';
import { JsonText } from '../../use-case/json-text.ts';
import type { CallerContext, ContextOf, PublicContext, UseCase } from '../../use-case/use-case.ts';
import { asCall } from '../../work/long-work.ts';
import { CallerGone } from '../errors/caller-gone.ts';
import { sendRefusal } from '../errors/error-answer.ts';
import { cacheAnswer } from './cached-answer.ts';
import { callerKey } from './caller-key.ts';
import type { FoundPrincipal } from './find-principal.ts';
import { readIdempotencyKey } from './read-idempotency-key.ts';
import { routeSchema } from './route-schema.ts';
import { checkUndeclaredInput } from './undeclared-input.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person or the service that calls; set only by the gate below. */
    actor: Person | Service | undefined;
    /** The idempotency key; read after validation. */
    idempotencyKey: IdempotencyKey | undefined;
  }
}

/** Serves an endpoint with a use case. */
export type Bind<Settings> = <E extends Endpoint>(endpoint: E, useCase: UseCase<E, Settings>) => void;

/** The API's HTTP server, with what it needs from the application per call. */
export interface Api {
  server: FastifyInstance;
  contextOf(request: FastifyRequest): PublicContext;
  /** The texts of all slices in a language. */
  textsIn: ReaderSettings['textsIn'];
  /** The person of the session, with its renewal headers, or the service that calls; undefined for a visitor. */
  findPrincipal(context: PublicContext): Promise<FoundPrincipal | undefined>;
}

export const unauthenticated = refuse('UNAUTHENTICATED', httpMessage('http.signIn'));

/** What a slice adds to the context, of which it replaces nothing. */
type Added = { readonly [Key in keyof CallerContext]?: never };

/** Creates the binding of a slice's endpoints; the settings are added to the context of its use cases. */
export function bindWith<Settings extends object & Added>(api: Api, settings: Settings): Bind<Settings> {
  return (endpoint, useCase) => {
    api.server.route({
      method: endpoint.method,
      url: routePath(endpoint),
      schema: routeSchema(endpoint),
      ...(endpoint.longestBodyBytes !== undefined && { bodyLimit: endpoint.longestBodyBytes }),
      preValidation: async (request, reply) => {
        // A missing body counts as empty, so that the response names the missing fields.
        if (endpoint.body && request.body === undefined) request.body = {};
        const caller =
          endpoint.access === 'public' ? allowed : await admitCaller(api, endpoint, request, reply);
        if (caller.refused) return sendRefusal(request, reply, caller);
        const input = checkUndeclaredInput(endpoint, request);
        if (input.refused) return sendRefusal(request, reply, input);
      },
      preHandler: async (request, reply) => {
        const idempotencyKey = readIdempotencyKey(endpoint, request, inputOf(endpoint, request));
        if (isRefusal(idempotencyKey)) return sendRefusal(request, reply, idempotencyKey);
        request.idempotencyKey = idempotencyKey;
      },
      handler: async (request, reply) => {
        const { actor, idempotencyKey } = request;
        const context = {
          ...api.contextOf(request),
          ...settings,
          actor,
          idempotencyKey,
          gone: goneSignal(reply),
        };
        // Schema validation and the gate above guarantee these two types.
        const outcome = await asCall(actor && callerKey(actor), () =>
          useCase(context as ContextOf<typeof endpoint> & Settings, inputOf(endpoint, request)),
        );
        return sendOutcome(endpoint, outcome, request, reply);
      },
      ...(endpoint.isCached && { onSend: cacheAnswer }),
    });
  };
}

/** Aborted with `CallerGone` when the connection closes before the answer is sent. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(new CallerGone());
  });
  return leaving.signal;
}

/**
 * Finds who calls, and renews a person's session. Refuses with `UNAUTHENTICATED` or `FORBIDDEN` before the input is
 * checked, so that no rules run without permission.
 */
async function admitCaller(
  api: Api,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Decision<'UNAUTHENTICATED' | 'FORBIDDEN'>> {
  const found = await api.findPrincipal(api.contextOf(request));
  if (!found) return unauthenticated;
  const { principal, headers } = found;
  request.actor = principal;
  addHeaders(reply, headers);
  if (principal.kind === 'PERSON') request.texts = textsOfPerson(principal, request, api);
  if (principal.kind === 'SERVICE') return checkServiceCall(endpoint, principal);
  return endpoint.mayTry?.(principal) ?? allowed;
}

/** An endpoint's path in router syntax: `/api/users/:id`. */
export function routePath({ path }: Pick<Endpoint, 'path'>): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

// Unvalidated input must not reach the use case.
function inputOf<E extends Endpoint>(endpoint: E, { params, query, body }: FastifyRequest): InputOf<E> {
  const checked = [endpoint.query && query, endpoint.body && body, endpoint.params && params];
  return Object.assign({}, ...checked) as InputOf<E>;
}

function sendOutcome(endpoint: Endpoint, outcome: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (outcome instanceof Answered) {
    addHeaders(reply, outcome.headers);
    return sendOutcome(endpoint, outcome.answer, request, reply);
  }
  if (isRefusal(outcome)) return sendRefusal(request, reply, outcome);
  if (outcome instanceof Download) return sendFile(endpoint, outcome, reply);
  if (outcome instanceof JsonText) {
    return reply.code(endpoint.status).type('application/json; charset=utf-8').send(outcome.text);
  }
  if (endpoint.effect && outcome !== null) return reply.code(200).send(outcome);
  return reply.code(endpoint.status).send(endpoint.status === 204 ? undefined : outcome);
}

function sendFile(endpoint: Endpoint, { fileName, content, type }: Download, reply: FastifyReply) {
  const { status, download = 'application/octet-stream' } = endpoint;
  const mediaType = type ?? (typeof download === 'string' ? download : download[0]);
  // A file with a tag may be cached.
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string' && reply.request.headers['if-none-match']?.includes(tag)) {
    content.destroy();
    return reply.code(304).send();
  }
  return reply
    .code(status)
    .type(mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(content);
}

/** Adds headers to a response; cookies are appended to existing ones. */
export function addHeaders(reply: FastifyReply, headers: Headers): void {
  for (const [name, value] of headers) reply.header(name, value);
}
