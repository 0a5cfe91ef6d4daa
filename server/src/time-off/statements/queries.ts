import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { ListStatements } from '@almanac/domain/time-off/statements/schema';
import { sql } from 'kysely';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';

const columns = [
  'person.id',
  'person.name',
  'person.email',
  'person.personnelNumber',
  'person.employmentStart',
  'person.employmentEnd',
] as const;

/** A person with the facts that papers name. */
export interface PersonOnPaper {
  id: string;
  name: string;
  email: string;
  personnelNumber: string | null;
  employmentStart: CalendarDate | null;
  employmentEnd: CalendarDate | null;
}

export async function readPersonOnPaper(database: Reader, id: string): Promise<PersonOnPaper | undefined> {
  return database
    .selectFrom(people.as('person'))
    .select(columns)
    .where('person.id', '=', id)
    .executeTakeFirst();
}

/** A page of the people employed on the day, by name, and how many there are. */
export async function readEmployedPeople(
  database: Reader,
  { on, departmentId, page, limit }: ListStatements,
): Promise<{ people: PersonOnPaper[]; total: number }> {
  const employed = database
    .selectFrom(people.as('person'))
    .where((eb) => eb.or([eb('person.employmentStart', 'is', null), eb('person.employmentStart', '<=', on)]))
    .where((eb) =>
      eb.or([
        eb('person.employmentEnd', '>=', on),
        eb.and([eb('person.employmentEnd', 'is', null), eb('person.isActive', '=', true)]),
      ]),
    )
    .$if(departmentId !== undefined, (all) => all.where('person.departmentId', '=', departmentId ?? ''));
  const { total } = await employed
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const found = await employed
    .select(columns)
    .orderBy('person.sorted')
    .orderBy('person.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { people: found, total };
}
