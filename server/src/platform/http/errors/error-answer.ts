import type { Message, Texts } from '@almanac/domain/language/message';
import { refusalMessage } from '@almanac/domain/language/messages/refusal-message';
import {
  type Refusal,
  type RefusalCode,
  refusalStatus,
  refuse,
  validationRefusal,
} from '@almanac/domain/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DatabaseBusy, isDatabaseUnavailable } from '../../database/unavailable.ts';
import { httpMessage } from '../../language/messages/message.ts';
import { KeyReused } from '../../use-case/idempotency/idempotency-key.ts';
import { CallerGone } from './caller-gone.ts';
import { issuesOf } from './validation-issues.ts';

const codes: readonly [string, ...string[]] = ['INTERNAL_ERROR', ...Object.keys(refusalStatus)];

/** The body of every error response. */
export const ErrorAnswer = z.object({
  /** In the caller's language. */
  message: z.string(),
  code: z.enum(codes),
  /** The message and its values for programs. */
  key: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export interface ErrorBody {
  message: string;
  code: RefusalCode;
  key?: string;
  values?: object;
  requestId: string;
  issues?: { path: string; message: string }[];
}

const unexpected = refuse('INTERNAL_ERROR', httpMessage('http.unexpected'));

const keyReused = refuse('IDEMPOTENCY_KEY_REUSED', httpMessage('http.keyReused'));

const unavailable = refuse('UNAVAILABLE', httpMessage('http.busy'));
const secondsUntilRetry = '2';

/** The error body of a refusal, with the call's id, in the language of the texts. */
export function errorBody(
  { message, code, issues }: Pick<Refusal<RefusalCode>, 'message' | 'code' | 'issues'>,
  requestId: string,
  texts: Texts,
): ErrorBody {
  return {
    message: texts.text(message),
    code,
    ...(typeof message !== 'string' && message),
    requestId,
    ...(issues && { issues: issues.map((issue) => ({ ...issue, message: texts.text(issue.message) })) }),
  };
}

/** Sends a refusal with the status of its code. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal<RefusalCode>,
): FastifyReply {
  return reply.code(refusalStatus[refusal.code]).send(errorBody(refusal, request.id, request.texts));
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
      return refuse('VALIDATION_ERROR', refusalMessage('common.validationFailed', { fault: faultOf(error) }));
    case 403:
    case 404:
      return refuse('NOT_FOUND', httpMessage('http.notFound'));
    case 413:
      return refuse('PAYLOAD_TOO_LARGE', httpMessage('http.tooLarge'));
    case 415:
      return refuse('UNSUPPORTED_MEDIA_TYPE', httpMessage('http.mustBeJson'));
    default:
      return unexpected;
  }
}

const faults: Record<string, Message> = {
  FST_ERR_BAD_URL: httpMessage('http.badAddress'),
  FST_ERR_MAX_PARAM_LENGTH: httpMessage('http.badAddress'),
  FST_ERR_CTP_INVALID_JSON_BODY: httpMessage('http.badJson'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: httpMessage('http.wrongLength'),
};

function faultOf({ code }: FastifyError): Message {
  return faults[code] ?? httpMessage('http.unreadable');
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
