// biome-ignore-all lint/a11y/useSemanticElements: on a small screen, the months are not table rows.
// biome-ignore-all lint/a11y/useFocusableInteractive: the day cells take the focus.

import { type CalendarDate, dayOfWeek, fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { yearOf } from '@almanac/domain/calendar/date-parts';
import { monthText, shortMonthText } from '@almanac/domain/calendar/date-text';
import { calendarYear, includes, type Period } from '@almanac/domain/calendar/period';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import type { BridgeDay } from '@almanac/domain/work-time/holidays/bridge-days';
import { type CSSProperties, memo, useMemo } from 'react';
import { useTypes } from '../../../leave/types/types.ts';
import { shortNumber } from '../../../platform/lists/count-text.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { isScreenNarrow } from '../../../platform/narrow-screen.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { CalendarEntry } from '../../presence/entries/calendar-entry.ts';
import { byDay } from '../../presence/month/calendar-month.ts';
import { DayCell, type DayCellProps } from './day-cell.tsx';
import { text } from './messages/text.ts';
import { useDayChoice } from './use-day-choice.ts';
import { dayOfYearAfterKey, daysOffIn, monthsOfYear } from './year-days.ts';

interface YearGridProps {
  year: number;
  labelledBy: string;
  workDays: readonly WorkDay[];
  entries: readonly CalendarEntry[];
  /** The bridge days to mark. */
  bridges: readonly BridgeDay[];
  /** Counts are hidden while days and entries load. */
  isLoading: boolean;
  today: CalendarDate;
  onShowYear: (year: number) => void;
  /** The selected days, and the cell of the last one. */
  onChoose: (days: Period, cell: Element) => void;
}

const none: readonly CalendarEntry[] = [];

/** A year as twelve rows; as twelve small months on a small screen. */
export function YearGrid({
  year,
  labelledBy,
  workDays,
  entries,
  bridges,
  isLoading,
  today,
  onShowYear,
  onChoose,
}: YearGridProps) {
  const days = calendarYear(year);
  const { current, chosen, gridProps } = useDayChoice({
    days,
    today,
    dayAfterKey: (key, from) => dayOfYearAfterKey(key, from, isScreenNarrow()),
    onLeave: (day) => onShowYear(yearOf(day)),
    onChoose,
  });
  const { typeOf } = useTypes();
  const work = new Map(workDays.map((day) => [day.date, day]));
  // Stable when the focus moves, so that only the days concerned render again.
  const entriesOf = useMemo(() => byDay(entries, calendarYear(year)), [entries, year]);
  const bridgeOn = new Map(bridges.map((day) => [day.date, day]));
  const away = entries.filter(({ type }) => typeOf(type).isAway);
  return (
    <div
      {...gridProps}
      role="grid"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-multiselectable="true"
      className="select-none outline-none max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-3"
    >
      <DayNumbers />
      {monthsOfYear(year).map((dates) => (
        <div
          key={dates[0]}
          role="row"
          className="grid max-md:grid-cols-7 max-md:content-start md:grid-cols-[2.75rem_repeat(31,minmax(0,1fr))_4rem]"
        >
          <MonthName date={dates[0] ?? ''} />
          {dates.map((date) => (
            <YearDay
              key={date}
              date={date}
              work={work.get(date)}
              entries={entriesOf.get(date) ?? none}
              bridge={bridgeOn.get(date)}
              isToday={date === today}
              isCurrent={date === current}
              isChosen={chosen !== undefined && includes(chosen, date)}
            />
          ))}
          <MonthSum {...(isLoading ? { off: undefined, pending: 0 } : daysOffIn(dates, work, away))} />
        </div>
      ))}
    </div>
  );
}

function DayNumbers() {
  return (
    <div aria-hidden="true" className="@container max-md:hidden">
      <div className="grid grid-cols-[2.75rem_repeat(31,minmax(0,1fr))_4rem] text-xs whitespace-nowrap text-ink-muted">
        <span />
        {Array.from({ length: 31 }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            className={classNames('flex justify-center', day % 2 === 0 && 'invisible @xl:visible')}
          >
            {day}
          </span>
        ))}
        <span className="text-end">{text('time-off.booking.daysOffHeading')}</span>
      </div>
    </div>
  );
}

function MonthName({ date }: { date: CalendarDate }) {
  return (
    <div
      role="rowheader"
      aria-label={monthText(date, readerLocale())}
      className="self-center text-sm text-ink-muted max-md:col-span-7 max-md:font-medium"
    >
      {shortMonthText(date, readerLocale())}
    </div>
  );
}

function MonthSum({ off, pending }: { off: number | undefined; pending: number }) {
  if (off === undefined) {
    return (
      <div role="gridcell" aria-label={text('time-off.booking.loadingMonth')} className="md:col-start-33" />
    );
  }
  const sum = text('time-off.booking.monthSum', { off, pending });
  return (
    <div
      role="gridcell"
      aria-label={sum}
      className="self-center text-end text-sm text-ink-muted max-md:col-span-7 max-md:text-start md:col-start-33"
    >
      <span className="max-md:hidden">
        {off > 0 && shortNumber(off)}
        {pending > 0 && ` + ${shortNumber(pending)}`}
      </span>
      <span className="md:hidden">{off + pending > 0 && sum}</span>
    </div>
  );
}

interface YearDayProps extends Omit<DayCellProps, 'className'> {}

/** A day in the column of its number, or of its weekday on a small screen. */
const YearDay = memo(function YearDay(props: YearDayProps) {
  const { date, entries, isChosen } = props;
  const firstDay = useFirstDay();
  const { day } = fieldsOf(date);
  const position: CSSProperties & Record<`--${string}`, number> = {
    '--column': day + 1,
    '--weekday': ((dayOfWeek(date) - firstDay + 7) % 7) + 1,
  };
  return (
    <DayCell
      {...props}
      style={position}
      className={classNames(
        'm-px h-5.5 leading-5.5 md:col-start-(--column) md:row-start-1',
        day === 1 && 'max-md:col-start-(--weekday)',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames('relative md:hidden', entries.length > 0 && labelStyle(isChosen))}
      >
        {day}
      </span>
    </DayCell>
  );
});

/** The number has its own background, above the marks. */
function labelStyle(isChosen: boolean): string {
  return classNames('rounded-[0.1875rem] px-0.5', isChosen ? 'bg-accent' : 'bg-card text-ink');
}
