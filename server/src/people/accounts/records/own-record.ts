import { noOverride, type SelfServiceOverride } from '@almanac/domain/access/own-record';
import type { Reader } from '../../../platform/database/database.ts';
import { isOnlyAdmin } from './queries.ts';

/** What an act on somebody's record is judged by, where it may be the actor's own, and how the audit log marks it then. */
export interface ActOnRecord {
  selfServiceOverride: SelfServiceOverride;
  /** Ends the summary of an entry; empty where the record is another person's. */
  auditSuffix: string;
}

export async function readSelfServiceOverride(
  database: Reader,
  { actorId, subjectId, reason }: { actorId: string; subjectId: string; reason: string | undefined },
): Promise<ActOnRecord> {
  if (actorId !== subjectId) return { selfServiceOverride: noOverride, auditSuffix: '' };
  const selfServiceOverride = { isOnlyAdmin: await isOnlyAdmin(database, actorId), reason };
  return { selfServiceOverride, auditSuffix: ', their own, as the only administrator' };
}
