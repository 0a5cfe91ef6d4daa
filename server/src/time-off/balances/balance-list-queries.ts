import type { ExportBalances } from '@almanac/domain/time-off/balances/answers/account-schema';
import { departments } from '../../departments/queries.ts';
import { type People, people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/statements/one-of.ts';
import { readPage } from '../../platform/database/statements/page.ts';
import { holdsWords } from '../../platform/database/statements/text-comparison.ts';
import { nextAbsenceOf, type StoredNext, type TimeOffViewer } from './next-absence-queries.ts';

export interface PersonOfBalances {
  id: string;
  name: string;
  email: string;
  departmentName: string | null;
  /** On a page only. */
  next?: StoredNext | null;
}

type Asked = Omit<ExportBalances, 'sortBy' | 'notEnough'>;

/** Active people who match, by name. */
export function readMatchingPeople(
  database: Reader,
  inSight: People,
  asked: Asked,
): Promise<PersonOfBalances[]> {
  return selectMatching(database, inSight, asked).execute();
}

/** One page, with the total count. */
export async function readPageOfPeople(
  database: Reader,
  inSight: People,
  { page, limit, ...asked }: Asked & { page: number; limit: number },
  seenBy: TimeOffViewer,
): Promise<{ people: PersonOfBalances[]; total: number }> {
  const matching = selectMatching(database, inSight, asked);
  const counted = matching
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'));
  const { rows: people, total } = await readPage(matching.select(nextAbsenceOf(seenBy).as('next')), counted, {
    page,
    limit,
  });
  return { people, total };
}

/** The same people with their next time off. */
export async function readNextAbsences(
  database: Reader,
  chosen: readonly PersonOfBalances[],
  seenBy: TimeOffViewer,
): Promise<PersonOfBalances[]> {
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ id }) => id);
  const rows = await database
    .selectFrom(people.where(({ ref }) => isOneOf(ref('person.id'), ids)).as('person'))
    .select(['person.id', nextAbsenceOf(seenBy).as('next')])
    .execute();
  const nextOf = new Map(rows.map(({ id, next }) => [id, next]));
  return chosen.map((person) => ({ ...person, next: nextOf.get(person.id) ?? null }));
}

function selectMatching(
  database: Reader,
  inSight: People,
  { search, userId, departmentId, sortOrder }: Asked,
) {
  return database
    .selectFrom(inSight.as('person'))
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .select(['person.id', 'person.name', 'person.email', 'department.name as departmentName'])
    .where('person.isActive', '=', true)
    .$if(search !== undefined, (query) =>
      query.where(({ ref }) => holdsWords(ref('person.searched'), search ?? '')),
    )
    .$if(userId !== undefined, (query) => query.where('person.id', '=', userId ?? ''))
    .$if(departmentId !== undefined, (query) => query.where('person.departmentId', '=', departmentId ?? ''))
    .orderBy('person.sorted', sortOrder)
    .orderBy('person.id', sortOrder);
}
