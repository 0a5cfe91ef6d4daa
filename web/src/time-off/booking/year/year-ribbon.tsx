// biome-ignore-all lint/a11y/useSemanticElements: weeks are columns, so they are not table rows.
// biome-ignore-all lint/a11y/useFocusableInteractive: the day cells take the focus.

import { type CalendarDate, fieldsOf, isWeekend } from '@almanac/domain/calendar/calendar-date';
import { shortMonthText } from '@almanac/domain/calendar/date-text';
import { daysOf, includes, type Period } from '@almanac/domain/calendar/period';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import { memo, useMemo } from 'react';
import { readerLocale } from '../../../platform/locale.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { classNames } from '../../../ui/class-names.ts';
import { comingYear, weeksAroundToday } from '../../presence/away/away-periods.ts';
import type { CalendarEntry } from '../../presence/entries/calendar-entry.ts';
import { byDay } from '../../presence/month/calendar-month.ts';
import { DayCell, type DayCellProps } from './day-cell.tsx';
import { useDayChoice } from './use-day-choice.ts';
import { dayOfRibbonAfterKey } from './year-days.ts';

interface YearRibbonProps {
  today: CalendarDate;
  labelledBy: string;
  workDays: readonly WorkDay[];
  entries: readonly CalendarEntry[];
  /** The selected days, and the cell of the last one. */
  onChoose: (days: Period, cell: Element) => void;
}

const none: readonly CalendarEntry[] = [];

/**
 * A year as a ribbon of weeks, in two bands on a small screen. There its days are too small to be touched; the year of
 * twelve months has larger ones.
 */
export function YearRibbon({ today, labelledBy, workDays, entries, onChoose }: YearRibbonProps) {
  const firstDay = useFirstDay();
  const period = comingYear(today, firstDay);
  const { current, chosen, gridProps } = useDayChoice({
    days: period,
    today,
    dayAfterKey: (key, from) => dayOfRibbonAfterKey(key, from, firstDay),
    onChoose,
  });
  const work = new Map(workDays.map((day) => [day.date, day]));
  // Stable when the focus moves, so that only the days concerned render again.
  const entriesOf = useMemo(() => byDay(entries, comingYear(today, firstDay)), [entries, today, firstDay]);
  return (
    <div
      {...gridProps}
      role="grid"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-multiselectable="true"
      className="grid grid-cols-[repeat(26,minmax(0,1fr))] gap-x-0.5 gap-y-3 select-none outline-none max-md:pointer-events-none md:grid-cols-[repeat(52,minmax(0,1fr))]"
    >
      {weeksAroundToday(today, firstDay).map((week, index) => (
        <div key={week.startDate} role="row" className="grid grid-cols-[minmax(0,1fr)] content-start gap-0.5">
          <MonthBegun week={week} isFirst={index === 0} />
          {daysOf(week).map((date) => (
            <RibbonDay
              key={date}
              date={date}
              work={work.get(date)}
              entries={entriesOf.get(date) ?? none}
              isToday={date === today}
              isCurrent={date === current}
              isChosen={chosen !== undefined && includes(chosen, date)}
              isPast={date < today}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The month whose first day is in the week; a January with its year. */
function MonthBegun({ week, isFirst }: { week: Period; isFirst: boolean }) {
  const { month, year, day } = fieldsOf(week.endDate);
  const name = shortMonthText(week.endDate, readerLocale());
  return (
    <span aria-hidden="true" className="h-4 text-xs whitespace-nowrap text-ink-muted">
      {(day <= 7 || (isFirst && day < 22)) && (month === 1 ? `${name} ${year}` : name)}
    </span>
  );
}

interface RibbonDayProps extends Omit<DayCellProps, 'className'> {
  isPast: boolean;
}

const RibbonDay = memo(function RibbonDay({ isPast, ...props }: RibbonDayProps) {
  return (
    <DayCell
      {...props}
      hasBlankFreeDays
      className={classNames(isWeekend(props.date) ? 'h-2 md:h-2.5' : 'h-3 md:h-5', isPast && 'opacity-60')}
    />
  );
});
