import { joinPersonal, type KeptChange, type PersonalChange } from '../audit/personal-changes.ts';
import type { Database } from '../platform/database/database.ts';

/** A record's audit entries with personal data, oldest first. */
export async function loggedEntries(database: Database, entityId: string) {
  const entries = await database
    .selectFrom('auditEntries as entry')
    .innerJoin('auditPersonal as beside', 'beside.entryId', 'entry.id')
    .select((eb) => [
      'entry.id',
      'entry.action',
      'entry.actorId',
      'entry.entity',
      'entry.entityId',
      'entry.subjectId',
      'beside.actorName',
      'beside.actorEmail',
      'beside.subjectName',
      'beside.subjectEmail',
      'beside.summary',
      'beside.reason',
      eb.ref('entry.changes').$castTo<KeptChange[]>().as('kept'),
      eb.ref('beside.changedValues').$castTo<PersonalChange[]>().as('personal'),
    ])
    .where('entityId', '=', entityId)
    .orderBy('entry.id')
    .execute();
  return entries.map(({ kept, personal, ...entry }) => ({ ...entry, changes: joinPersonal(kept, personal) }));
}
