import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { Half, HalfDaySpan } from '@almanac/domain/work-time/half-day';
import { fittingTime } from '../requests/words/fitting-time.ts';

type Corrected = Pick<TimeOffRequest, 'startDate' | 'endDate' | 'startHalf' | 'endHalf'>;
type Days = HalfDaySpan & { startHalf: Half; endHalf: Half };

/** Drops halves the type doesn't allow, and ends outside the request. */
export function daysWithin(
  request: Corrected,
  days: Days,
  { takesHalves }: Pick<OfferedType, 'takesHalves'>,
): Days {
  const { minutes: _, ...fitting } = fittingTime(days, { takesHalves, unit: 'DAY' });
  const isFirst = days.startDate === request.startDate && request.startHalf === 'PM';
  const isLast = days.endDate === request.endDate && request.endHalf === 'AM';
  return {
    ...fitting,
    startHalf: isFirst ? 'PM' : fitting.startHalf,
    endHalf: isLast ? 'AM' : fitting.endHalf,
  };
}
