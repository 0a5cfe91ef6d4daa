import type { Person, Service } from '@almanac/domain/access/principal';
import type { FastifyRequest } from 'fastify';
import type { FindSession } from '../../auth/session.ts';
import { readSessionToken } from '../../auth/session-cookie.ts';
import type { Caller } from '../../use-case/use-case.ts';
import { callerOf } from './caller.ts';
import { callerKey } from './caller-key.ts';

/** A signed-in person or a service, with the headers that renew a session. */
export interface FoundPrincipal {
  principal: Person | Service;
  headers: Headers;
}

/** Recognises services by what they send. */
export interface Services {
  /** The id of the calling service, determined without the database; undefined for other callers. */
  idOf(caller: Caller): string | undefined;
  find(caller: Caller): Promise<Service | undefined>;
}

/** Creates the look-up of a call's service or session without the database, for limits; undefined for a visitor. */
export function createClientOf(cookieName: string, secret: string, services: Services | undefined) {
  return (request: FastifyRequest): string | undefined => {
    const id = services?.idOf(callerOf(request));
    if (id !== undefined) return callerKey({ kind: 'SERVICE', id });
    return readSessionToken(request.headers.cookie ?? '', cookieName, secret);
  };
}

/** Creates the look-up of who makes a call; a service's own identification comes before a session cookie. */
export function createFindPrincipal(findSession: FindSession, services: Services | undefined) {
  return async ({ caller }: { caller: Caller }): Promise<FoundPrincipal | undefined> => {
    const service = await services?.find(caller);
    if (service) return { principal: service, headers: new Headers() };
    const found = await findSession(caller);
    return found && { principal: { kind: 'PERSON', ...found.user }, headers: found.headers };
  };
}
