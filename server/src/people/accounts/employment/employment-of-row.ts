import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Employment, OneEmployment } from '@almanac/domain/people/accounts/employment';
import { EmploymentAnswer } from '@almanac/domain/people/accounts/schema';
import * as z from 'zod/mini';

/** The columns of a person's employments. */
export interface EmploymentColumns {
  employmentStart?: CalendarDate | null | undefined;
  employmentEnd?: CalendarDate | null | undefined;
  earlierEmployments?: StoredEmployments;
}

const StoredList = z.array(EmploymentAnswer);

/** The JSON of the earlier employments, as the database types it. */
export type StoredEmployments = unknown;

/** The person's employments; the flags only if they were selected. */
export function employmentOfRow({
  employmentStart,
  employmentEnd,
  earlierEmployments,
  countsEarlier,
  keepsBalance,
}: EmploymentColumns & { countsEarlier?: boolean; keepsBalance?: boolean }): Employment {
  const earlier = earlierOf(earlierEmployments);
  return {
    ...(employmentStart != null && { employmentStart }),
    ...(employmentEnd != null && { employmentEnd }),
    ...(earlier.length > 0 && { earlierEmployments: earlier, countsEarlier, keepsBalance }),
  };
}

/** The employments of the column. */
export function earlierOf(stored: StoredEmployments): readonly OneEmployment[] {
  return Array.isArray(stored) && stored.length > 0 ? StoredList.parse(stored) : [];
}
