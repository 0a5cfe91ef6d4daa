import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Refusal, refuse } from '@almanac/domain/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpMessage } from '../language/messages/message.ts';
import { sendRefusal } from './errors/error-answer.ts';

// A name, an IPv4 address or a bracketed IPv6 address, with an optional port.
const hostPattern = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/i;
const highestPort = 65_535;

const badHost = refuse('VALIDATION_ERROR', httpMessage('http.oneHost'));
const badExpectation = refuse('EXPECTATION_FAILED', httpMessage('http.expectation'));

/**
 * Refuses requests with a missing, malformed or repeated `Host` header (`VALIDATION_ERROR`; HTTP/1.0 health checks need
 * none), and with an `Expect` other than `100-continue` (`EXPECTATION_FAILED`). Their connections close.
 */
export function refuseHostsAndExpectations(server: FastifyInstance): void {
  // Node.js would answer other expectations itself, without our headers.
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  );
  server.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (isMet(request)) response.writeContinue();
    server.server.emit('request', request, response);
  });
  server.addHook('onRequest', async (request, reply) => {
    if (!namesOneHost(request)) return close(request, reply, badHost);
    return isMet(request.raw) ? undefined : close(request, reply, badExpectation);
  });
}

function close(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal<'VALIDATION_ERROR' | 'EXPECTATION_FAILED'>,
): FastifyReply {
  return sendRefusal(request, reply.header('connection', 'close'), refusal);
}

function namesOneHost({ raw, url }: FastifyRequest): boolean {
  const [host, ...others] = valuesOf(raw, 'host');
  if (host === undefined) return raw.httpVersion === '1.0' && /^\/api\/health(?:[/?]|$)/.test(url);
  return others.length === 0 && isHost(host);
}

function isHost(host: string): boolean {
  const [, name, port = '0'] = hostPattern.exec(host) ?? [];
  if (name === undefined || Number(port) > highestPort) return false;
  // A name may end with the root dot.
  const labels = name.replace(/\.$/, '').split('.');
  return name.startsWith('[') || labels.every((label) => /^\w(?:.*\w)?$/.test(label));
}

function isMet(request: IncomingMessage): boolean {
  return valuesOf(request, 'expect').every((value) => value.trim().toLowerCase() === '100-continue');
}

/** The raw values of a header, as Node.js keeps only the first or joins them. */
function valuesOf({ rawHeaders }: IncomingMessage, name: string): string[] {
  return rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name,
  );
}
