import { people } from '../../people/accounts/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
/** Reads those of the people who are told of their own requests: who want it, and are active. */
export function readMailed(database: Reader, userIds: readonly string[]) {
  return database
    .selectFrom(people.as('person'))
    .select(['person.id', 'person.name', 'person.email'])
    .where((eb) => eb('person.id', '=', eb.fn.any(eb.val(userIds))))
    .where('person.isActive', '=', true)
    .where('person.mailsOwnRequests', '=', true)
    .orderBy('person.id')
    .execute();
}
