import { noOverride, type SelfServiceOverride } from '@almanac/domain/access/own-record';
import type { Reader } from '../../../platform/database/database.ts';
import { isOnlyAdmin } from './queries.ts';

/** The facts that decide an act on a record that may be the actor's own, and its mark in the audit log. */
export interface ActOnRecord {
  selfServiceOverride: SelfServiceOverride;
  /** Suffix of an entry's summary; empty if the record is another person's. */
  auditSuffix: string;
  /** Set in the event's data if it is the actor's own record. */
  ofOwnRecord?: true;
}

export async function readSelfServiceOverride(
  database: Reader,
  { actorId, subjectId, reason }: { actorId: string; subjectId: string; reason: string | undefined },
): Promise<ActOnRecord> {
  if (actorId !== subjectId) return { selfServiceOverride: noOverride, auditSuffix: '' };
  const selfServiceOverride = { isOnlyAdmin: await isOnlyAdmin(database, actorId), reason };
  return { selfServiceOverride, auditSuffix: ', their own, as the only administrator', ofOwnRecord: true };
}
