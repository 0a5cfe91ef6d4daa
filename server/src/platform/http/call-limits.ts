import { refuse } from '@almanac/domain/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ConcurrencyLimit } from '../database/concurrency-limit.ts';
import { httpMessage } from '../language/messages/message.ts';
import { sendRefusal } from './errors/error-answer.ts';
import { isInitialCall } from './initial-data.ts';
import { pathOfCall } from './path-of-call.ts';

export interface CallLimits {
  /** Average calls per second allowed per session or service; 0 is unlimited. */
  callsPerSecond: number;
  /** The call's session or service, determined without the database; undefined for a visitor. */
  clientOf(request: FastifyRequest): string | undefined;
}

const networkBytes = 8;
const burst = 200;
const anonymousCallsPerSecond = 10;
const callsAtOnce = { slots: 10, longestWaitMilliseconds: 2000 };
const tooMany = refuse('RATE_LIMITED', httpMessage('http.tooManyCalls'));

/**
 * Limits each client before the database is used: calls per session or service (or else per address), and ten calls of
 * one at once. Static files, health checks and pages without a session are free; a page with a session counts as
 * its initial calls. Event streams count as calls but take no slot. Refuses with `RATE_LIMITED`.
 */
export function limitCalls(server: FastifyInstance, { callsPerSecond, clientOf }: CallLimits): void {
  if (callsPerSecond === 0) return;
  const perClient = new RateLimiterMemory({ points: burst, duration: burst / callsPerSecond });
  const perAddress = new RateLimiterMemory({ points: burst, duration: burst / anonymousCallsPerSecond });
  const concurrencyLimit = new ConcurrencyLimit<string>(callsAtOnce);
  server.addHook('onRequest', async (request, reply) => {
    const path = pathOfCall(request);
    if (isFree(path)) return;
    const client = clientOf(request);
    if (client === undefined && isInitialCall()) return;
    const seconds = await (client === undefined
      ? secondsToWait(perAddress, networkOf(request.ip))
      : secondsToWait(perClient, client));
    if (seconds !== undefined) return refuseForNow(request, reply, seconds);
    if (client === undefined || path === '/api/news') return;
    return takeSlot(await concurrencyLimit.enter(client), request, reply);
  });
}

/** Takes a slot until the call ends; refuses the call if none is free. */
function takeSlot(leave: (() => void) | undefined, request: FastifyRequest, reply: FastifyReply) {
  if (!leave) return refuseForNow(request, reply, 1);
  // A caller that left while waiting sends no further close event.
  if (reply.raw.destroyed) leave();
  else reply.raw.once('close', leave);
  return undefined;
}

function isFree(path: string): boolean {
  return !path.startsWith('/api/') || path.startsWith('/api/health/');
}

async function secondsToWait(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}

function refuseForNow(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  return sendRefusal(request, reply.header('retry-after', String(seconds)), tooMany);
}

/**
 * The address, or the /64 network of an IPv6 address, which one subscriber has completely. A port added by a proxy is
 * ignored; invalid addresses such as 'unknown' share one network.
 */
export function networkOf(address: string): string {
  const [, bracketed, plain = address] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  const host = bracketed ?? plain;
  if (!ipaddr.isValid(host)) return 'unknown';
  const parsed = ipaddr.process(host);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toByteArray().slice(0, networkBytes).join('.')}/64`;
}
