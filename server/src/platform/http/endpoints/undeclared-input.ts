import type { Endpoint } from '@almanac/domain/endpoint';
import { allowed, type Decision, type Issue, refuseInput, validationRefusal } from '@almanac/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpMessage } from '../../language/messages/message.ts';
import { sendRefusal } from '../errors/error-answer.ts';
import { undeclaredField } from '../errors/validation-issues.ts';

type Declared = Pick<Endpoint, 'path' | 'query' | 'body'>;

/** Whether a call's query and body have only declared fields. Refuses with `VALIDATION_ERROR`. */
export function checkUndeclaredInput(
  endpoint: Declared,
  { query, body }: Pick<FastifyRequest, 'query' | 'body'>,
): Decision<'VALIDATION_ERROR'> {
  const ofQuery = endpoint.path.startsWith('/auth/')
    ? allowed
    : refusalOf(undeclaredKeys(query, Object.keys(endpoint.query?.shape ?? {})));
  return ofQuery.refused ? ofQuery : checkUndeclaredBody(endpoint, body);
}

/** Hook for routes outside the contract without a query: refuses any query with `VALIDATION_ERROR`. */
export async function refuseQuery(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const refusal = refusalOf(undeclaredKeys(request.query, []));
  return refusal.refused ? sendRefusal(request, reply, refusal) : undefined;
}

// A declared body's fields are checked by its schema.
function checkUndeclaredBody(endpoint: Declared, body: unknown): Decision<'VALIDATION_ERROR'> {
  if (endpoint.body || body === undefined) return allowed;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuseInput('', httpMessage('http.bodyMustBeObject'));
  }
  return refusalOf(undeclaredKeys(body, []));
}

function undeclaredKeys(given: unknown, declared: readonly string[]): Issue[] {
  const known = new Set(declared);
  return Object.keys(Object(given))
    .filter((key) => !known.has(key))
    .map((key) => undeclaredField([], key));
}

function refusalOf([first, ...others]: Issue[]): Decision<'VALIDATION_ERROR'> {
  return first ? validationRefusal([first, ...others]) : allowed;
}
