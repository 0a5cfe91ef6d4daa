import { notFound, type Outcome, refuse } from './refusal.ts';

/** A record as a caller saw it; without a version as it is. */
export interface VersionedRecord {
  id: string;
  version?: number | undefined;
}

/**
 * The record, if it is there and still as the caller saw it, or the caller does not say what they saw. Refuses with
 * `NOT_FOUND` or `CHANGED_MEANWHILE`.
 */
export function checkVersion<Found extends { version: number }>(
  noun: string,
  seenVersion: number | undefined,
  record: Found | undefined,
): Outcome<Found, 'NOT_FOUND' | 'CHANGED_MEANWHILE'> {
  if (!record) return notFound(noun);
  if (seenVersion === undefined || seenVersion === record.version) return record;
  return refuse('CHANGED_MEANWHILE', `${noun} was changed meanwhile; nothing of this was saved`);
}
