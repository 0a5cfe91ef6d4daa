// biome-ignore-all lint/a11y/useSemanticElements: on a small screen, the months are not table rows.
// biome-ignore-all lint/a11y/useFocusableInteractive: the day cells take the focus.

import { type CalendarDate, dayOfWeek, fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { dateText, monthText, shortMonthText } from '@almanac/domain/calendar/date-text';
import { calendarYear, includes, type Period } from '@almanac/domain/calendar/period';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import { halvesOn } from '@almanac/domain/work-time/half-day';
import { holidayText } from '@almanac/domain/work-time/work-time-words';
import { type CSSProperties, memo, useMemo } from 'react';
import { typeTone } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import { countText } from '../../../platform/lists/count-text.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { CalendarEntry } from '../../presence/entries/calendar-entry.ts';
import { byDay } from '../../presence/month/calendar-month.ts';
import { useDayChoice } from './use-day-choice.ts';
import { daysOffIn, monthsOfYear } from './year-days.ts';

interface YearGridProps {
  year: number;
  labelledBy: string;
  workDays: readonly WorkDay[];
  entries: readonly CalendarEntry[];
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
  isLoading,
  today,
  onShowYear,
  onChoose,
}: YearGridProps) {
  const { current, chosen, gridProps } = useDayChoice({ year, today, onShowYear, onChoose });
  const { typeOf } = useTypes();
  const work = new Map(workDays.map((day) => [day.date, day]));
  // Stable when the focus moves, so that only the days concerned render again.
  const entriesOf = useMemo(() => byDay(entries, calendarYear(year)), [entries, year]);
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
          className="grid max-md:grid-cols-7 max-md:content-start md:grid-cols-[2.25rem_repeat(31,minmax(0,1fr))_4rem]"
        >
          <MonthName date={dates[0] ?? ''} />
          {dates.map((date) => (
            <YearDay
              key={date}
              date={date}
              work={work.get(date)}
              entries={entriesOf.get(date) ?? none}
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
      <div className="grid grid-cols-[2.25rem_repeat(31,minmax(0,1fr))_4rem] text-xs whitespace-nowrap text-ink-muted">
        <span />
        {Array.from({ length: 31 }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            className={classNames('flex justify-center', day % 2 === 0 && 'invisible @xl:visible')}
          >
            {day}
          </span>
        ))}
        <span className="text-right">Days off</span>
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
  if (off === undefined) return <div role="gridcell" aria-label="Loading" className="md:col-start-33" />;
  const words = [
    countText(off, 'day off', 'days off'),
    ...(pending > 0 ? [`${pending} waiting for approval`] : []),
  ];
  return (
    <div
      role="gridcell"
      aria-label={words.join(', ')}
      className="self-center text-right text-sm text-ink-muted max-md:col-span-7 max-md:text-left md:col-start-33"
    >
      <span className="max-md:hidden">
        {off > 0 && off}
        {pending > 0 && ` + ${pending}`}
      </span>
      <span className="md:hidden">{off + pending > 0 && words.join(', ')}</span>
    </div>
  );
}

interface YearDayProps {
  date: CalendarDate;
  work: WorkDay | undefined;
  entries: readonly CalendarEntry[];
  isToday: boolean;
  isCurrent: boolean;
  isChosen: boolean;
}

const YearDay = memo(function YearDay({ date, work, entries, isToday, isCurrent, isChosen }: YearDayProps) {
  const { typeOf, nameOf } = useTypes();
  const firstDay = useFirstDay();
  const { day } = fieldsOf(date);
  const isFree = work !== undefined && work.am + work.pm === 0;
  const words = [
    dateText(date, readerLocale()),
    ...(work?.holiday ? [`holiday: ${holidayText(work.holiday)}`] : []),
    ...(isFree && !work.holiday ? ['free day'] : []),
    ...entries.map(({ type, isPending }) =>
      isPending ? `${nameOf(type)}, waiting for approval` : nameOf(type),
    ),
  ];
  const position: CSSProperties & Record<`--${string}`, number> = {
    '--column': day + 1,
    '--weekday': ((dayOfWeek(date) - firstDay + 7) % 7) + 1,
  };
  return (
    <div
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-day={date}
      aria-label={words.join(', ')}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={isChosen}
      style={position}
      className={classNames(
        'relative m-px h-5.5 rounded-[0.1875rem] text-center text-xs leading-5.5 text-ink-muted md:col-start-(--column) md:row-start-1',
        'hover:bg-accent-surface focus-visible:z-1 focus-visible:focus-ring focus-visible:outline-offset-0',
        day === 1 && 'max-md:col-start-(--weekday)',
        isFree || work?.holiday ? 'border border-line' : 'bg-hovered',
        isFree && !work.holiday && 'day-hatched',
        work?.holiday !== undefined && 'holiday-hatched',
        isToday && 'ring-2 ring-accent ring-inset',
        isChosen && 'bg-accent! text-on-accent! forced-color-adjust-none',
      )}
    >
      {entries.map(({ id, type, isPending, ...span }) => (
        <span
          key={id}
          aria-hidden="true"
          data-tone={typeTone(typeOf(type))}
          style={shareOf(halvesOn(date, span))}
          className={classNames(
            'pointer-events-none absolute inset-y-0.5 rounded-[0.1875rem] border border-transparent forced-color-adjust-none',
            isPending ? 'bar-striped' : 'bg-tone-mark',
            isChosen && 'opacity-40',
          )}
        />
      ))}
      <span
        aria-hidden="true"
        className={classNames('relative md:hidden', entries.length > 0 && labelStyle(isChosen))}
      >
        {day}
      </span>
    </div>
  );
});

/** The number has its own background, above the marks. */
function labelStyle(isChosen: boolean): string {
  return classNames('rounded-[0.1875rem] px-0.5', isChosen ? 'bg-accent' : 'bg-card text-ink');
}

/** The left half of a cell is the morning. */
function shareOf(halves: readonly ('AM' | 'PM')[]): CSSProperties {
  return { left: halves.includes('AM') ? 0 : '50%', right: halves.includes('PM') ? 0 : '50%' };
}
