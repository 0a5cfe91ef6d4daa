import type { ListBalances } from '@almanac/domain/time-off/balances/account-schema';
import { departments } from '../../departments/queries.ts';
import type { People } from '../../people/accounts/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { holdsWords } from '../../platform/database/text-comparison.ts';

/** A page of those of the people who have an account and match, by name, and how many match in all. */
export async function readPageOfPeople(
  database: Reader,
  inSight: People,
  { search, departmentId, page, limit }: ListBalances,
) {
  const matching = database
    .selectFrom(inSight.as('person'))
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .select(['person.id', 'person.name', 'person.email', 'department.name as departmentName'])
    .where('person.isActive', '=', true)
    .$if(search !== undefined, (query) =>
      query.where(({ ref }) => holdsWords(ref('person.searched'), search ?? '')),
    )
    .$if(departmentId !== undefined, (query) => query.where('person.departmentId', '=', departmentId ?? ''));
  const { total } = await matching
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .orderBy('person.sorted')
    .orderBy('person.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total };
}
