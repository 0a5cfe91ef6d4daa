import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { comparedName } from '../../platform/database/statements/text-comparison.ts';

/** The people with one of the addresses or, by `comparedNumber`, of the personnel numbers. */
export function readPeopleNamed(
  database: Reader,
  { emails, numbers }: { emails: readonly string[]; numbers: readonly string[] },
) {
  return database
    .selectFrom(people.as('person'))
    .select(['person.id', 'person.name', 'person.email', 'person.personnelNumber'])
    .where((eb) =>
      eb.or([
        eb('person.email', '=', eb.fn.any(eb.val(emails))),
        eb(comparedName(eb.ref('person.personnelNumber').$notNull()), '=', eb.fn.any(eb.val(numbers))),
      ]),
    )
    .orderBy('person.id')
    .execute();
}
