import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { ListTermsOfPeople, Terms, TermsOfPerson } from '@almanac/domain/leave/terms-schema';
import { type Expression, expressionBuilder } from 'kysely';
import { departments } from '../departments/queries.ts';
import { people } from '../people/accounts/people-queries.ts';
import type { Reader } from '../platform/database/database.ts';
import type { DB } from '../platform/database/tables.ts';
import { holdsWords } from '../platform/database/text-comparison.ts';
import { places, workSchedules } from '../work-time/named-queries.ts';

/** What each person holds from each day on, in order. */
export async function readTermsOf(database: Reader, userId: string): Promise<Terms[]> {
  return database
    .selectFrom('personTerms as terms')
    .innerJoin(places.as('place'), 'place.id', 'terms.placeId')
    .innerJoin('leavePlans as plan', 'plan.id', 'terms.planId')
    .innerJoin(workSchedules.as('schedule'), 'schedule.id', 'terms.scheduleId')
    .select([
      'terms.userId',
      'terms.effectiveFrom as from',
      'place.id as place',
      'place.name as placeName',
      'plan.id as plan',
      'plan.name as planName',
      'schedule.id as schedule',
      'schedule.name as scheduleName',
    ])
    .where('terms.userId', '=', userId)
    .orderBy('terms.effectiveFrom')
    .execute();
}

/** A page of the people who match, by name, with what they hold on the day, and how many match in all. */
export async function readTermsOfPeople(
  database: Reader,
  today: CalendarDate,
  { page, limit, ...filters }: ListTermsOfPeople,
): Promise<{ people: TermsOfPerson[]; total: number }> {
  const matching = selectHolders(database, today, filters);
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
  return { people: rows.map(toHolder), total };
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
      'plan.id as plan',
      'plan.name as planName',
      'schedule.id as schedule',
      'schedule.name as scheduleName',
      nextChange(eb.ref('person.id'), today).as('next'),
    ])
    .$if(search !== undefined, (query) =>
      query.where(({ ref }) => holdsWords(ref('person.searched'), search ?? '')),
    )
    .$if(isActive !== undefined, (query) => query.where('person.isActive', '=', isActive ?? true))
    .$if(departmentId !== undefined, (query) => query.where('department.id', '=', departmentId ?? ''))
    .$if(place !== undefined, (query) => query.where('place.id', '=', place ?? ''))
    .$if(plan !== undefined, (query) => query.where('plan.id', '=', plan ?? ''))
    .$if(schedule !== undefined, (query) => query.where('schedule.id', '=', schedule ?? ''));
}

type HolderRow = Awaited<ReturnType<ReturnType<typeof selectHolders>['executeTakeFirstOrThrow']>>;

function toHolder(row: HolderRow): TermsOfPerson {
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
    .selectFrom('personTerms as held')
    .selectAll('held')
    .where('held.userId', '=', userId)
    .where('held.effectiveFrom', '<=', day)
    .orderBy('held.effectiveFrom', 'desc')
    .limit(1);
}

function nextChange(userId: Expression<string>, today: CalendarDate) {
  return expressionBuilder<DB>()
    .selectFrom('personTerms as later')
    .select((eb) => eb.fn.min('later.effectiveFrom').as('from'))
    .where('later.userId', '=', userId)
    .where('later.effectiveFrom', '>', today);
}
