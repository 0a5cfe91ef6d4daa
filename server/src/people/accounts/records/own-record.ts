import { noGrounds, type OwnRecordGrounds } from '@almanac/domain/access/own-record';
import type { Reader } from '../../../platform/database/database.ts';
import { isOnlyAdmin } from './queries.ts';

/** What an act on somebody's record is judged by, where it may be the actor's own, and how the audit log marks it then. */
export interface ActOnRecord {
  grounds: OwnRecordGrounds;
  /** Ends the summary of an entry; empty where the record is another person's. */
  mark: string;
}

export async function readActOnRecord(
  database: Reader,
  { actorId, subjectId, reason }: { actorId: string; subjectId: string; reason: string | undefined },
): Promise<ActOnRecord> {
  if (actorId !== subjectId) return { grounds: noGrounds, mark: '' };
  const grounds = { isOnlyAdmin: await isOnlyAdmin(database, actorId), reason };
  return { grounds, mark: ', their own, as the only administrator' };
}
