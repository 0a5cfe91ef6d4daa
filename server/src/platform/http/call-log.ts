import type { Writable } from 'node:stream';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

export interface LogSettings {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** The output; by default standard output. */
  stream?: Pick<Writable, 'write'>;
}

/** Logs one line per call, without query and headers, which can contain tokens and cookies. */
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
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.actor && { [request.actor.kind === 'SERVICE' ? 'serviceId' : 'userId']: request.actor.id }),
    };
    request.log.info(call, 'Call answered');
  }
}

/** Log serializers that keep secrets of calls out of the log. */
export function loggerOptions({ level, stream }: LogSettings) {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    redact: ['cookie', 'authorization', 'token', '*.cookie', '*.authorization', '*.token', '*.password'],
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: loggedPath(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      err: describeError,
    },
  };
}

/** The logged part of an error; other properties added by libraries can contain personal data. */
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

/** The job queue reports errors as plain objects with a message. */
function messageOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error);
}

/** Whatever follows these in a path is a secret. */
const secretPaths = ['/api/feeds/'];

/** Some mail filters encode the '#' before a token, which then arrives in the path. */
const encodedFragment = /(?<=^\/decide\/).*%(?:25)*23.*$/i;

/** The path of a call for the log, without query and secrets. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  const readable = decoded(path)
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .toLowerCase();
  const secret = secretPaths.find((start) => readable.includes(start));
  return secret === undefined ? path.replace(encodedFragment, '…') : `${secret}…`;
}

/** The path as the router reads it: it accepts encoded letters. */
function decoded(path: string): string {
  return path.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
