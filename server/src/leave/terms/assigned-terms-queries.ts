import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Language } from '@almanac/domain/language/language';
import { type Names, nameIn } from '@almanac/domain/language/names';
import { planNameIn } from '@almanac/domain/leave/plans/plan-name';
import type { TermsRow } from '@almanac/domain/leave/terms/terms';
import type { ListTermsOfPeople, Terms, TermsOfPerson } from '@almanac/domain/leave/terms/terms-schema';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { departments } from '../../departments/queries.ts';
import { onePerson, type Person, people } from '../../people/accounts/records/people-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/statements/page.ts';
import { holdsWords } from '../../platform/database/statements/text-comparison.ts';
import type { DB } from '../../platform/database/tables.ts';
import { places, workSchedules } from '../../work-time/named-queries.ts';

/** Each person's dated terms, in order. */
export async function readTermsOf(database: Reader, userId: string, language: Language): Promise<Terms[]> {
  const rows = await database
    .selectFrom('personTerms as terms')
    .innerJoin(places.as('place'), 'place.id', 'terms.placeId')
    .innerJoin('leavePlans as plan', 'plan.id', 'terms.planId')
    .innerJoin(workSchedules.as('schedule'), 'schedule.id', 'terms.scheduleId')
    .select([
      'terms.userId',
      'terms.effectiveFrom as from',
      'place.id as place',
      'place.name as placeName',
      'place.names as placeNames',
      'plan.id as plan',
      'plan.name as planName',
      'plan.names as planNames',
      'schedule.id as schedule',
      'schedule.name as scheduleName',
    ])
    .where('terms.userId', '=', userId)
    .orderBy('terms.effectiveFrom')
    .execute();
  return rows.map((row) => inLanguage(row, language));
}

interface StoredNames {
  placeName: string;
  placeNames: Names | null;
  planName: string;
  planNames: Names | null;
}

/** The terms with the names of place and plan for readers of the language. */
function inLanguage<Row extends StoredNames>({ placeNames, planNames, ...row }: Row, language: Language) {
  return {
    ...row,
    placeName: nameIn(language, { name: row.placeName, names: placeNames }),
    planName: planNameIn(language, { name: row.planName, names: planNames }),
  };
}

/** The person's terms on the day by name, their weekly minutes, and their employment. */
export async function readNamedTerms(
  database: Reader,
  userId: string,
  { on, language }: { on: CalendarDate; language: Language },
) {
  const row = await database
    .selectFrom(onePerson(userId).as('person'))
    .innerJoinLateral(
      (eb) => termsOn(eb.ref('person.id'), on).as('terms'),
      (join) => join.onTrue(),
    )
    .innerJoin(places.as('place'), 'place.id', 'terms.placeId')
    .innerJoin('leavePlans as plan', 'plan.id', 'terms.planId')
    .innerJoin(workSchedules.as('schedule'), 'schedule.id', 'terms.scheduleId')
    .select([
      'plan.name as planName',
      'plan.names as planNames',
      'place.name as placeName',
      'place.names as placeNames',
      'schedule.name as schedule',
      'schedule.minutes',
      'person.employmentStart',
      'person.employmentEnd',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { placeName: place, planName: plan, ...terms } = inLanguage(row, language);
  return { ...terms, place, plan };
}

/** One page of matching people by name, with their terms on the day, and the total. */
export async function readTermsOfPeople(
  database: Reader,
  today: CalendarDate,
  { page, limit, language, ...filters }: ListTermsOfPeople & { language: Language },
): Promise<{ people: TermsOfPerson[]; total: number }> {
  const matching = selectHolders(database, today, filters);
  const counted = matching.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'));
  const byName = matching.orderBy('person.sorted').orderBy('person.id');
  const { rows, total } = await readPage(byName, counted, { page, limit });
  return { people: rows.map((row) => toHolder(inLanguage(row, language))), total };
}

function selectHolders(
  database: Reader,
  today: CalendarDate,
  { search, isActive, departmentId, place, plan, schedule }: Omit<ListTermsOfPeople, 'page' | 'limit'>,
) {
  return database
    .selectFrom(people.as('person'))
    .innerJoinLateral(
      (eb) => termsOn(eb.ref('person.id'), today).as('terms'),
      (join) => join.onTrue(),
    )
    .innerJoin(places.as('place'), 'place.id', 'terms.placeId')
    .innerJoin('leavePlans as plan', 'plan.id', 'terms.planId')
    .innerJoin(workSchedules.as('schedule'), 'schedule.id', 'terms.scheduleId')
    .leftJoin(departments.as('department'), 'department.id', 'person.departmentId')
    .select((eb) => [
      'person.id',
      'person.name',
      'person.email',
      'person.isActive',
      'department.id as departmentId',
      'department.name as departmentName',
      'terms.effectiveFrom as from',
      'place.id as place',
      'place.name as placeName',
      'place.names as placeNames',
      'plan.id as plan',
      'plan.name as planName',
      'plan.names as planNames',
      'schedule.id as schedule',
      'schedule.name as scheduleName',
      nextChange(eb.ref('person.id'), today).as('next'),
    ])
    .$if(search !== undefined, (query) =>
      query.where(({ ref }) => holdsWords(ref('person.searchedByAdmins'), search ?? '')),
    )
    .$if(isActive !== undefined, (query) => query.where('person.isActive', '=', isActive ?? true))
    .$if(departmentId !== undefined, (query) => query.where('department.id', '=', departmentId ?? ''))
    .$if(place !== undefined, (query) => query.where('place.id', '=', place ?? ''))
    .$if(plan !== undefined, (query) => query.where('plan.id', '=', plan ?? ''))
    .$if(schedule !== undefined, (query) => query.where('schedule.id', '=', schedule ?? ''));
}

type HolderRow = Awaited<ReturnType<ReturnType<typeof selectHolders>['executeTakeFirstOrThrow']>>;

function toHolder(row: Omit<HolderRow, 'placeNames' | 'planNames'>): TermsOfPerson {
  const { id, name, email, isActive, departmentId, departmentName, next, ...terms } = row;
  return {
    person: { id, name, email, isActive },
    ...(departmentId !== null &&
      departmentName !== null && { department: { id: departmentId, name: departmentName } }),
    ...terms,
    ...(next !== null && { next }),
  };
}

function termsOn(userId: Expression<string>, day: CalendarDate) {
  return expressionBuilder<DB>()
    .selectFrom('personTerms as terms')
    .selectAll('terms')
    .where('terms.userId', '=', userId)
    .where('terms.effectiveFrom', '<=', day)
    .orderBy('terms.effectiveFrom', 'desc')
    .limit(1);
}

function nextChange(userId: Expression<string>, today: CalendarDate) {
  return expressionBuilder<DB>()
    .selectFrom('personTerms as later')
    .select((eb) => eb.fn.min('later.effectiveFrom').as('from'))
    .where('later.userId', '=', userId)
    .where('later.effectiveFrom', '>', today);
}

/** A person with their dated terms, in order. */
export interface PersonWithTerms {
  id: string;
  name: string;
  email: string;
  employmentStart: CalendarDate | null;
  rows: [TermsRow, ...TermsRow[]];
}

/** The people whose terms are written. */
export type TermsRecipients =
  | { userIds: readonly string[] }
  | { departmentId: string }
  | { placeId: string; from: CalendarDate };

/** A group's people by id, with all terms. For a place: the people with it on the day. */
export async function readPeopleWithTerms(
  database: Reader,
  group: TermsRecipients,
): Promise<PersonWithTerms[]> {
  const rows = await database
    .selectFrom(people.as('person'))
    .innerJoin('personTerms as terms', 'terms.userId', 'person.id')
    .select([
      'person.id',
      'person.name',
      'person.email',
      'person.employmentStart',
      'terms.effectiveFrom as from',
      'terms.placeId',
      'terms.planId',
      'terms.scheduleId',
    ])
    .where(isInGroup(group))
    .orderBy('person.id')
    .orderBy('terms.effectiveFrom')
    .execute();
  const holders = new Map<string, PersonWithTerms>();
  for (const { from, placeId, planId, scheduleId, ...person } of rows) {
    const row = { from, placeId, planId, scheduleId };
    const holder = holders.get(person.id);
    if (holder) holder.rows.push(row);
    else holders.set(person.id, { ...person, rows: [row] });
  }
  return [...holders.values()];
}

function isInGroup(group: TermsRecipients): Expression<SqlBool> {
  const eb = expressionBuilder<{ person: Person }, 'person'>();
  if ('userIds' in group) return eb('person.id', '=', eb.fn.any(eb.val(group.userIds)));
  if ('departmentId' in group) return eb('person.departmentId', '=', group.departmentId);
  const effective = termsOn(eb.ref('person.id'), group.from).as('effective');
  return eb.exists(
    expressionBuilder<DB>()
      .selectFrom(effective)
      .select('effective.userId')
      .where('effective.placeId', '=', group.placeId),
  );
}

/** A plan, schedule or place. */
export interface TermsRecord {
  kind: 'place' | 'plan' | 'schedule';
  name: string;
  names: Names | null;
  /** For plans. Null: the person's anniversary. */
  yearStart: string | null;
}

/** All plans, schedules and places by id. */
export async function readTermsRecords(database: Reader): Promise<Map<string, TermsRecord>> {
  const [ofPlaces, plans, schedules] = [
    await database.selectFrom(places.as('place')).select(['place.id', 'place.name', 'place.names']).execute(),
    await database.selectFrom('leavePlans').select(['id', 'name', 'names', 'yearStart']).execute(),
    await database
      .selectFrom(workSchedules.as('schedule'))
      .select(['schedule.id', 'schedule.name'])
      .execute(),
  ];
  return new Map<string, TermsRecord>([
    ...ofPlaces.map(({ id, ...place }) => [id, { kind: 'place', ...place, yearStart: null }] as const),
    ...plans.map(({ id, ...plan }) => [id, { kind: 'plan', ...plan }] as const),
    ...schedules.map(
      ({ id, name }) => [id, { kind: 'schedule', name, names: null, yearStart: null }] as const,
    ),
  ]);
}

/** The names by id: those for readers of the language, or the main ones for the log. */
export function namesOf(
  records: ReadonlyMap<string, TermsRecord>,
  language: Language = 'en',
): Map<string, string> {
  return new Map(
    [...records].map(([id, { kind, ...record }]) => [
      id,
      kind === 'plan' ? planNameIn(language, record) : nameIn(language, record),
    ]),
  );
}
