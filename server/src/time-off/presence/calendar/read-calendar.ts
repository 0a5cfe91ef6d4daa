import { nameIn } from '@almanac/domain/language/names';
import type { Outcome } from '@almanac/domain/refusal';
import {
  type Calendar,
  longestCalendarInDays,
  type ReadCalendar,
} from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import { calendarSurroundings } from '@almanac/domain/time-off/presence/calendar/calendar-surroundings';
import type { DepartmentPresence } from '@almanac/domain/time-off/presence/daily-presence';
import { checkPeriod } from '@almanac/domain/time-off/requests/period-check';
import { standardWork, type WorkFacts } from '@almanac/domain/work-time/day-of-work';
import { workFactsOf } from '../../../leave/facts/work-facts.ts';
import { employmentOfRow } from '../../../people/accounts/employment/employment-of-row.ts';
import { onlyRow } from '../../../platform/database/statements/compiled-query.ts';
import { withoutNulls } from '../../../platform/database/statements/without-nulls.ts';
import { JsonText } from '../../../platform/use-case/json-text.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { readStoredSettings } from '../../../settings/queries.ts';
import { type CalendarRow, type Employment, queryCalendar } from './calendar-queries.ts';

export async function readCalendar(
  { database, actor, today, texts }: UseCaseContext,
  { only, ...asked }: ReadCalendar,
): Promise<Outcome<JsonText<Calendar>, 'VALIDATION_ERROR'>> {
  const decision = checkPeriod(asked, longestCalendarInDays);
  if (decision.refused) return decision;
  const viewer = { viewerId: actor.id, departmentOfViewer: actor.departmentId ?? null, today };
  const { absenceVisibility: visibility, capacityLimit } = await readStoredSettings(database);
  const shape = { role: actor.role, visibility, only };
  const { people, absences, truncated, patterns, away, others, locations, ...stored } = onlyRow(
    await queryCalendar(database, { ...asked, ...viewer }, shape),
  );
  const facts = workFactsOf({
    ...stored,
    places: locations.map((place) => ({ ...place, name: nameIn(texts.language, place) })),
  });
  const works = Array.from({ length: patterns }, (_, number) => facts.get(String(number)) ?? standardWork);
  const presence = { ...presenceOf(away, others, works), capacityLimit };
  const rest = JSON.stringify({ ...calendarSurroundings(asked, presence, works), truncated });
  return new JsonText(`{"people":${people},"absences":${absences},${rest.slice(1)}`);
}

/** The people away, and the others, known only as a number. */
function presenceOf(
  away: CalendarRow['away'],
  others: CalendarRow['others'],
  works: readonly WorkFacts[],
): DepartmentPresence {
  const personOf = (
    id: string,
    ...[employmentStart, employmentEnd, earlierEmployments, worksAs]: Employment
  ) => ({
    id,
    ...employmentOfRow({ employmentStart, employmentEnd, earlierEmployments }),
    work: works[worksAs],
  });
  const absent = new Map(
    away.map(([id, start, end, earlier, worksAs]) => [id, personOf(id, start, end, earlier, worksAs)]),
  );
  const present = others.flatMap(([count, ...employment], group) =>
    Array.from({ length: count }, (_, index) => personOf(`${group} ${index}`, ...employment)),
  );
  return {
    people: [...absent.values(), ...present],
    absences: away.map(
      ([requesterId, _start, _end, _earlier, _worksAs, startDate, startHalf, endDate, endHalf, ...hours]) => {
        const [minutes, minutesHalf] = hours;
        return {
          requesterId,
          startDate,
          startHalf,
          endDate,
          endHalf,
          ...withoutNulls({ minutes, minutesHalf }),
        };
      },
    ),
  };
}
