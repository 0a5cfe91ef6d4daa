import { personName } from '@almanac/domain/access/person-name';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { calendarPeople } from '@almanac/domain/time-off/presence/calendar-people';
import type { CalendarPeople, ReadCalendarReport } from '@almanac/domain/time-off/presence/schema';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { readPeopleAtWork } from './people-at-work.ts';

export async function readCalendarPeople(
  context: UseCaseContext,
  filters: ReadCalendarReport,
): Promise<Outcome<CalendarPeople, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const people = await readPeopleAtWork(context, filters);
  if (isRefusal(people)) return people;
  return calendarPeople(
    filters,
    people.map((person) => ({
      id: person.id,
      name: personName(person),
      ...(!person.isActive && { isActive: false as const }),
      work: person.work,
    })),
  );
}
