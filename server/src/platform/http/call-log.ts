import type { Writable } from 'node:stream';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

export interface LogSettings {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where the lines go; standard output where absent. */
  stream?: Pick<Writable, 'write'>;
}

/** One line for every call, without the query and the headers, which can hold tokens and cookies. */
export class CallLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override defaultErrorLog(): void {}

  override requestCompleted(
    _error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const call = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.actor && { userId: request.actor.id }),
    };
    request.log.info(call, 'Call answered');
  }
}

/** How the log writes what it is given, so that no call can put a secret into it. */
export function loggerOptions({ level, stream }: LogSettings) {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    redact: ['cookie', 'authorization', 'token', '*.cookie', '*.authorization', '*.token', '*.password'],
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      err: describeError,
    },
  };
}

/** What the log keeps of an error: the properties that libraries add can hold people's data. */
function describeError(error: unknown): { type: string; message: string; stack: string; cause?: object } {
  if (!(error instanceof Error)) return { type: typeof error, message: messageOf(error), stack: '' };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** The job queue reports its faults as plain objects with a message. */
function messageOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error);
}
