import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { MembershipPeriod } from '@almanac/domain/teams/members/membership-period';
import { DayText } from '../../platform/time-text.tsx';

/** First and last day of a membership. */
export function MembershipDays({ startDate, endDate, today }: MembershipPeriod & { today: CalendarDate }) {
  return (
    <p className="text-sm text-ink-muted">
      {startDate > today ? 'From' : 'Since'} <DayText date={startDate} />
      {endDate === undefined ? (
        ' · Ongoing'
      ) : (
        <>
          {' '}
          · Until <DayText date={endDate} />
        </>
      )}
    </p>
  );
}
