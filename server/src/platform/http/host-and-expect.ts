import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Refusal, refuse } from '@almanac/domain/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './errors/error-answer.ts';

// A name, an IPv4 address or an IPv6 address in brackets, with or without a port.
const hostPattern = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/i;
const highestPort = 65_535;

const badHost = refuse('VALIDATION_ERROR', 'Validation failed: The request must name one host');
const badExpectation = refuse('EXPECTATION_FAILED', 'The expectation of the request cannot be met');

/**
 * Refuses requests with more than one `Host` header, a malformed one or none (`VALIDATION_ERROR`; health checks by HTTP/1.0 need none), and
 * those with an `Expect` header other than `100-continue` (`EXPECTATION_FAILED`). Their connections close.
 */
export function refuseHostsAndExpectations(server: FastifyInstance): void {
  // Node.js answers other expectations by itself, without our headers.
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
  // A name may end with the dot of the root.
  const labels = name.replace(/\.$/, '').split('.');
  return name.startsWith('[') || labels.every((label) => /^\w(?:.*\w)?$/.test(label));
}

function isMet(request: IncomingMessage): boolean {
  return valuesOf(request, 'expect').every((value) => value.trim().toLowerCase() === '100-continue');
}

/** The values of a header as they came, of which Node.js keeps the first or joins them. */
function valuesOf({ rawHeaders }: IncomingMessage, name: string): string[] {
  return rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name,
  );
}
