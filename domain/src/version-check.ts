import type { Said } from './language/message.ts';
import { refusalMessage } from './language/messages/refusal-message.ts';
import { notFound, type Outcome, refuse } from './refusal.ts';

/** A record as the caller saw it; without a version, in its current state. */
export interface VersionedRecord {
  id: string;
  version?: number | undefined;
}

/**
 * Returns the record if it exists and has the version the caller saw, if given. Refuses with `NOT_FOUND` or
 * `CHANGED_MEANWHILE`.
 */
export function checkVersion<Found extends { version: number }>(
  noun: Said,
  seenVersion: number | undefined,
  record: Found | undefined,
): Outcome<Found, 'NOT_FOUND' | 'CHANGED_MEANWHILE'> {
  if (!record) return notFound(noun);
  if (seenVersion === undefined || seenVersion === record.version) return record;
  return refuse('CHANGED_MEANWHILE', refusalMessage('common.changedMeanwhile', { record: noun }));
}
