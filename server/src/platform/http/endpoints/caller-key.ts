import type { Person, Service } from '@almanac/domain/access/principal';

/** Identifies a caller among people and services: for its limits, its computing time and its cached responses. */
export function callerKey({ kind, id }: Pick<Person | Service, 'kind' | 'id'>): string {
  return kind === 'SERVICE' ? `service:${id}` : id;
}
