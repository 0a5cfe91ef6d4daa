import { sql } from 'kysely';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Writer } from '../../platform/database/database.ts';

/** Assigns first terms to everyone without any, and returns their number. */
export async function assignMissingTerms(writer: Writer): Promise<number> {
  const without = await writer
    .selectFrom(people.as('person'))
    .select('person.id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('personTerms').select('userId').whereRef('userId', '=', 'person.id'))),
    )
    .execute();
  const ids = without.map(({ id }) => id);
  await sql`SELECT give_first_terms(${ids}::uuid[])`.execute(writer);
  return ids.length;
}
