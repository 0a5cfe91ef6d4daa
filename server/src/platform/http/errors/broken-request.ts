import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Message, Texts } from '@almanac/domain/language/message';
import { refusalMessage } from '@almanac/domain/language/messages/refusal-message';
import { type Refusal, type RefusalCode, refusalStatus, refuse } from '@almanac/domain/refusal';
import { httpMessage } from '../../language/messages/message.ts';
import { errorBody } from './error-answer.ts';

const refuseRequest = (fault: Message) =>
  refuse('VALIDATION_ERROR', refusalMessage('common.validationFailed', { fault }));

const unreadable = refuseRequest(httpMessage('http.unreadable'));
const refusals: Record<string, Refusal<RefusalCode>> = {
  HPE_HEADER_OVERFLOW: refuse('HEADERS_TOO_LARGE', httpMessage('http.headersTooLarge')),
  ERR_HTTP_REQUEST_TIMEOUT: refuseRequest(httpMessage('http.tooSlow')),
};

/**
 * Answers malformed HTTP, which never reaches the routes, with a regular error body. A connection without data is
 * closed without a response.
 */
export function refuseBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  securityHeaders: Record<string, string>,
  texts: Texts,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // Browsers open connections in advance and would read a response as that of their next request.
  if (socket.bytesRead === 0) {
    socket.destroySoon();
    return;
  }
  const refusal = refusals[error.code ?? ''] ?? unreadable;
  const status = refusalStatus[refusal.code];
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(refusal, requestId, texts));
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
