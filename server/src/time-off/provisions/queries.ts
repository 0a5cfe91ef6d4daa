import { personName } from '@almanac/domain/access/person-name';
import type { KeptList } from '@almanac/domain/time-off/provisions/schema';
import { sql } from 'kysely';
import { departments } from '../../departments/queries.ts';
import { people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/statements/one-of.ts';
import type { AccountProvision } from './account-provision.ts';

const hundredths = 100;

type Figures = Omit<AccountProvision, 'userId' | 'type'>;

/** A person as provisions name them. */
export interface ProvisionedPerson {
  id: string;
  name: string;
  email: string;
  personnelNumber: string | null;
  costCentre: string | null;
  departmentName: string | null;
}

function selectPeople(database: Reader) {
  return database
    .selectFrom(people.as('person'))
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .select(['person.id', 'person.name', 'person.email', 'person.personnelNumber', 'person.costCentre'])
    .select('department.name as departmentName')
    .orderBy('person.sorted')
    .orderBy('person.id');
}

/** Everyone, or the people of a department, by name. */
export function readProvisionedPeople(
  database: Reader,
  departmentId: string | undefined,
): Promise<ProvisionedPerson[]> {
  return selectPeople(database)
    .$if(departmentId !== undefined, (all) => all.where('person.departmentId', '=', departmentId ?? ''))
    .execute();
}

/** The people with the ids, by name. */
export function readPeopleOfList(database: Reader, ids: readonly string[]): Promise<ProvisionedPerson[]> {
  return selectPeople(database)
    .where(({ ref }) => isOneOf(ref('person.id'), ids))
    .execute();
}

function selectLists(database: Reader) {
  return database
    .selectFrom('leaveProvisionLists as list')
    .innerJoin(people.as('person'), 'person.id', 'list.keptById')
    .select(['list.id', 'list.asOf as on', 'list.keptAt', 'list.owed', 'list.takenInAdvance'])
    .select(['person.id as keptById', 'person.name as keptByName', 'person.email as keptByEmail'])
    .select((eb) =>
      eb
        .selectFrom('leaveProvisions as provision')
        .whereRef('provision.listId', '=', 'list.id')
        .select(sql<number>`count(DISTINCT provision.user_id)::integer`.as('count'))
        .$asScalar()
        .$notNull()
        .as('people'),
    );
}

type ListRow = Awaited<ReturnType<ReturnType<typeof selectLists>['execute']>>[number];

function toList({
  keptAt,
  owed,
  takenInAdvance,
  keptById,
  keptByName,
  keptByEmail,
  ...list
}: ListRow): KeptList {
  return {
    ...list,
    keptAt: keptAt.toISOString(),
    keptBy: { id: keptById, name: personName({ name: keptByName, email: keptByEmail }) },
    totals: { owed: owed / hundredths, takenInAdvance: takenInAdvance / hundredths },
  };
}

/** The kept lists, the latest first. */
export async function readKeptLists(database: Reader): Promise<KeptList[]> {
  const rows = await selectLists(database)
    .orderBy('list.keptAt', 'desc')
    .orderBy('list.id', 'desc')
    .execute();
  return rows.map(toList);
}

/** The kept list with its provisions in order, if it exists. */
export async function readKeptList(
  database: Reader,
  id: string,
): Promise<{ list: KeptList; provisions: AccountProvision[] } | undefined> {
  const list = await selectLists(database).where('list.id', '=', id).executeTakeFirst();
  if (!list) return undefined;
  const rows = await database
    .selectFrom('leaveProvisions')
    .select(({ ref }) => ['userId', 'type', ref('figures').$castTo<Figures>().as('figures')])
    .where('listId', '=', id)
    .orderBy('position')
    .execute();
  return {
    list: toList(list),
    provisions: rows.map(({ figures, ...account }) => ({ ...figures, ...account })),
  };
}
