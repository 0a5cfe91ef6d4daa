import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refuse } from '@almanac/domain/refusal';
import { errorBody } from './error-answer.ts';

const answers: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long' },
};

/** Answers, in the shape of every error, what was no HTTP request and so never reached the server's routes. */
export function refuseBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  securityHeaders: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = answers[error.code ?? ''] ?? {
    status: 400,
    message: 'The request could not be read',
  };
  const requestId = randomUUID();
  const body = JSON.stringify(
    errorBody(refuse('VALIDATION_ERROR', `Validation failed: ${message}`), requestId),
  );
  const headers = {
    ...securityHeaders,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) {
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  }
  socket.destroySoon();
}
