import type { Endpoint } from '@almanac/domain/endpoint';
import { type RefusalCode, refusalStatus } from '@almanac/domain/refusal';
import type {} from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { ErrorAnswer } from '../errors/error-answer.ts';

/** The schemas for validating an endpoint's calls, serialising its responses, and describing both. */
export function routeSchema(endpoint: Endpoint): FastifySchema {
  const { name, summary, path, params, query, body, status, answer, effect, download, isCached } = endpoint;
  return {
    operationId: name,
    summary,
    tags: [path.split('/')[1] ?? 'other'],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      [status]: download
        ? { description: 'The file', content: contentOf(download) }
        : described(answer ?? z.null(), answer ? 'Done' : 'Done; no content'),
      ...(isCached && { 304: described(z.null(), 'What the browser has kept still holds') }),
      ...(effect && { 200: described(effect, 'What it would do; nothing is done') }),
      ...errorAnswers(endpoint),
    },
    ...(endpoint.access === 'signed-in' && { security: [{ session: [] }] }),
  };
}

function contentOf(download: NonNullable<Endpoint['download']>) {
  return Object.fromEntries([download].flat().map((type) => [type, { schema: z.string() }]));
}

/** A response schema with its description; the schema itself stays unchanged. */
export function described(schema: z.ZodMiniType, description: string): z.ZodMiniType {
  return schema.clone().register(z.globalRegistry, { description });
}

type Refusing = Pick<Endpoint, 'method' | 'access'> & {
  readonly body?: Endpoint['body'];
  readonly refusals: readonly RefusalCode[];
};

/** An endpoint's possible errors by status. */
export function errorAnswers(endpoint: Refusing): Record<number, z.ZodMiniType> {
  const possible: RefusalCode[] = [
    'VALIDATION_ERROR',
    ...(endpoint.access === 'signed-in' ? (['UNAUTHENTICATED', 'FORBIDDEN'] as const) : []),
    ...(endpoint.method === 'GET' ? [] : (['BAD_ORIGIN', 'IDEMPOTENCY_KEY_REUSED'] as const)),
    ...(endpoint.body ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...endpoint.refusals,
    'RATE_LIMITED',
    'INTERNAL_ERROR',
    'UNAVAILABLE',
  ];
  const byStatus = Object.groupBy(new Set(possible), (code) => refusalStatus[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [status, described(ErrorAnswer, codes.join(', '))]),
  );
}
