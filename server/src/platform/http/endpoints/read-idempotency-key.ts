import { createHash } from 'node:crypto';
import type { Endpoint } from '@almanac/domain/endpoint';
import { type Outcome, refuseInput } from '@almanac/domain/refusal';
import type { FastifyRequest } from 'fastify';
import { httpMessage } from '../../language/messages/message.ts';
import type { IdempotencyKey } from '../../use-case/idempotency/idempotency-key.ts';

const header = 'idempotency-key';
const keyPattern = /^[\x21-\x7e]{1,255}$/;

/** The call's idempotency key, or undefined without one. Refuses with `VALIDATION_ERROR`. */
export function readIdempotencyKey(
  { name, method }: Endpoint,
  { actor, headers }: FastifyRequest,
  input: object,
): Outcome<IdempotencyKey | undefined, 'VALIDATION_ERROR'> {
  const key = headers[header];
  if (!actor || method === 'GET' || key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    return refuseInput('Idempotency-Key', httpMessage('http.keyCharacters'));
  }
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64');
  return { caller: actor, call: name, key, input: hash, parts: new Set() };
}
