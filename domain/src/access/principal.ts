import type { Scope } from '../endpoint.ts';
import type { Viewer } from './permissions.ts';
import type { PersonReference, SessionUser } from './schema.ts';

/** A signed-in person. */
export interface Person extends SessionUser {
  kind: 'PERSON';
}

/** A program that calls the API on its own, with what the person who created it allowed. */
export interface Service {
  kind: 'SERVICE';
  id: string;
  name: string;
  scopes: readonly Scope[];
  createdBy: PersonReference;
}

/** Almanac itself: its scheduler, its start, a migration. */
export interface System {
  kind: 'SYSTEM';
}

/** Everyone and everything that acts. */
export type Principal = Person | Service | System;

export const system: System = { kind: 'SYSTEM' };

/** Whether the caller is a service. */
export function isService(caller: Service | { role: Viewer['role'] }): caller is Service {
  return 'kind' in caller && caller.kind === 'SERVICE';
}

/** The caller as permission rules know them: a service has no role, department or records of its own. */
export function viewerOf(caller: Person | Service): Viewer {
  return isService(caller) ? { id: caller.id, role: 'SERVICE' } : caller;
}
