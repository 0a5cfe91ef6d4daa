import { type CalendarDate, fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { classNames } from '../../../ui/class-names.ts';
import { text } from './messages/text.ts';

interface WeekHeaderProps {
  week: Period;
  /** Month name, if one starts. */
  month: string | undefined;
  today: CalendarDate;
  /** Classes of the cell. */
  className?: string;
  dayClassName?: string | undefined;
}

/** First day of a week, below the month if one starts. */
export function WeekHeader({ week, month, today, className, dayClassName }: WeekHeaderProps) {
  const isThisWeek = includes(week, today);
  return (
    <>
      <span className="sr-only">
        {text(isThisWeek ? 'teams.members.thisWeekOf' : 'teams.members.weekOf', { date: week.startDate })}
      </span>
      <span
        aria-hidden="true"
        className={classNames('flex h-full flex-col justify-end whitespace-nowrap', className)}
      >
        {month && <span className="font-medium text-ink">{month}</span>}
        <span className={classNames(dayClassName, isThisWeek && 'font-semibold text-accent-text')}>
          {fieldsOf(week.startDate).day}
        </span>
      </span>
    </>
  );
}
