import { noOverride, type SelfServiceOverride } from '@almanac/domain/access/own-record';
import type { Reader } from '../../../platform/database/database.ts';
import { isOnlyAdmin } from './queries.ts';

/** The facts that decide an act on a record that may be the actor's own, and its mark in the audit log. */
export interface ActOnRecord {
  selfServiceOverride: SelfServiceOverride;
  /** Set in the event's data if it is the actor's own record. */
  ofOwnRecord?: true;
}

export async function readSelfServiceOverride(
  database: Reader,
  { actorId, subjectId, reason }: { actorId: string; subjectId: string; reason: string | undefined },
): Promise<ActOnRecord> {
  if (actorId !== subjectId) return { selfServiceOverride: noOverride };
  const selfServiceOverride = { isOnlyAdmin: await isOnlyAdmin(database, actorId), reason };
  return { selfServiceOverride, ofOwnRecord: true };
}
