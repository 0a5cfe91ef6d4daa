import {
  type Issue,
  type Refusal,
  type RefusalCode,
  refusalStatus,
  refuse,
  validationRefusal,
} from '@almanac/domain/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DatabaseBusy, isDatabaseUnavailable } from '../../database/unavailable.ts';
import { KeyReused } from '../../use-case/idempotency/idempotency-key.ts';
import { CallerGone } from './caller-gone.ts';
import { issuesOf } from './validation-issues.ts';

const codes: readonly [string, ...string[]] = ['INTERNAL_ERROR', ...Object.keys(refusalStatus)];

/** The body of every error response. */
export const ErrorAnswer = z.object({
  message: z.string(),
  code: z.enum(codes),
  requestId: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export interface ErrorBody {
  message: string;
  code: RefusalCode;
  requestId: string;
  issues?: Issue[];
}

const unexpected = refuse('INTERNAL_ERROR', 'An unexpected error occurred');

const keyReused = refuse(
  'IDEMPOTENCY_KEY_REUSED',
  'This Idempotency-Key was used for the same call with another input',
);

const unavailable = refuse('UNAVAILABLE', 'Almanac is busy at the moment. Please try again shortly.');
const secondsUntilRetry = '2';

/** The error body of a refusal, with the call's id. */
export function errorBody({ message, code, issues }: Refusal<RefusalCode>, requestId: string): ErrorBody {
  return { message, code, requestId, ...(issues && { issues }) };
}

/** Sends a refusal with the status of its code. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal<RefusalCode>,
): FastifyReply {
  return reply.code(refusalStatus[refusal.code]).send(errorBody(refusal, request.id));
}

/**
 * Answers a call that threw: client errors as refusals, an unavailable or busy database as `UNAVAILABLE`, all else as
 * `INTERNAL_ERROR`; the latter two are logged.
 */
export function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof CallerGone) {
    request.log.info('The caller disconnected before the response');
    return sendRefusal(request, reply, unavailable);
  }
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'The database is unavailable');
    const callerMessage = error instanceof DatabaseBusy ? error.callerMessage : undefined;
    const refusal = callerMessage === undefined ? unavailable : refuse('UNAVAILABLE', callerMessage);
    return sendRefusal(request, reply.header('retry-after', secondsUntilRetry), refusal);
  }
  if (error instanceof KeyReused) return sendRefusal(request, reply, keyReused);
  const refusal = refusalFor(error);
  if (refusal === unexpected) request.log.error({ err: error }, 'The call failed');
  return sendRefusal(request, reply, refusal);
}

function refusalFor(error: unknown): Refusal<RefusalCode> {
  if (!isFastifyError(error)) return unexpected;
  if (error.validation) return validationRefusal(issuesOf(error.validation));
  switch (error.statusCode) {
    case 400:
    case 414:
      return refuse('VALIDATION_ERROR', `Validation failed: ${sentenceFor(error)}`);
    case 403:
    case 404:
      return refuse('NOT_FOUND', 'Not found');
    case 413:
      return refuse('PAYLOAD_TOO_LARGE', 'The request is too large');
    case 415:
      return refuse('UNSUPPORTED_MEDIA_TYPE', 'The request must be JSON');
    default:
      return unexpected;
  }
}

const sentences: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address is not valid',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is not valid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as announced',
};

function sentenceFor({ code }: FastifyError): string {
  return sentences[code] ?? 'The request could not be read';
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
