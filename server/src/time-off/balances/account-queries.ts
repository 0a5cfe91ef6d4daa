import { onePerson } from '../../people/accounts/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { withoutNulls } from '../../platform/database/without-nulls.ts';
import { readOpenRequests } from '../requests/queries.ts';

/** Reads what the lines of a person's accounts come from; nothing where there is no such person. */
export async function readAccountRecords(database: Reader, userId: string) {
  const person = await database
    .selectFrom(onePerson(userId).as('person'))
    .select(['person.employmentStart', 'person.employmentEnd'])
    .executeTakeFirst();
  if (!person) return undefined;
  const adjustments = await database
    .selectFrom('leaveAdjustments')
    .select(['id', 'type', 'effectiveOn as on', 'amount', 'expiresOn', 'reason'])
    .where('userId', '=', userId)
    .orderBy('effectiveOn')
    .execute();
  return {
    employment: withoutNulls(person),
    requests: await readOpenRequests(database, userId),
    adjustments: adjustments.map(withoutNulls),
  };
}
