import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { MembershipPeriod } from '@almanac/domain/teams/members/membership-period';
import { DayText } from '../../platform/time-text.tsx';
import { rich } from './messages/text.ts';

/** First and last day of a membership. */
export function MembershipDays({ startDate, endDate, today }: MembershipPeriod & { today: CalendarDate }) {
  const start = <DayText date={startDate} />;
  const end = endDate !== undefined && <DayText date={endDate} />;
  const isToCome = startDate > today;
  return (
    <p className="text-sm text-ink-muted">
      {end
        ? rich(isToCome ? 'teams.members.fromUntil' : 'teams.members.sinceUntil', { start, end })
        : rich(isToCome ? 'teams.members.from' : 'teams.members.since', { start })}
    </p>
  );
}
