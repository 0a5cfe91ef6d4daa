import { type CalendarDate, toInstant } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import type { Coverage } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import type { KeyboardEventHandler, RefObject } from 'react';
import { readerLocale } from '../../platform/locale.ts';
import { CalendarDay, OutsideDay } from './calendar-day.tsx';
import { isAnybodyAtWork, type WhyFree } from './calendar-free-days.ts';
import { byDay, weeksAround, weeksOf } from './calendar-month.ts';
import { presenceText } from './coverage-text.ts';

interface CalendarGridProps {
  month: Period;
  /** The element that names the month. */
  labelledBy: string;
  requests: readonly TimeOffRequest[];
  /** Those that lie on days of the months before and after. */
  neighbours: readonly TimeOffRequest[];
  coverage: Coverage | undefined;
  /** The public holidays of each day, in words. */
  holidays: ReadonlyMap<CalendarDate, string[]>;
  whyFree: WhyFree;
  isLoading: boolean;
  today: CalendarDate;
  currentDay: CalendarDate;
  gridRef: RefObject<HTMLTableElement | null>;
  onKeyDown: KeyboardEventHandler;
  onOpenDay: (date: CalendarDate) => void;
  onShowDay: (date: CalendarDate) => void;
}

/** A month as a grid: arrows move by day and week, Page Up and Page Down by month, Enter opens the day. */
export function CalendarGrid({
  month,
  labelledBy,
  requests,
  neighbours,
  coverage,
  holidays,
  whyFree,
  isLoading,
  today,
  currentDay,
  gridRef,
  onKeyDown,
  onOpenDay,
  onShowDay,
}: CalendarGridProps) {
  const weeks = weeksOf(month);
  const requestsByDay = byDay(requests, month);
  const neighboursByDay = byDay(neighbours, weeksAround(month));
  const presence = new Map(
    coverage?.days.map(({ date, away, people }) => [date, presenceText(away, people)]),
  );
  return (
    <table
      ref={gridRef}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table may be a grid, says ARIA in HTML.
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={isLoading}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-collapse"
    >
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th
              key={date}
              scope="col"
              className="border-b border-line px-2 py-1.5 text-left text-xs font-medium text-ink-muted max-md:px-0 max-md:text-center"
            >
              <WeekdayName date={date} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const isInside = includes(month, date);
              return (
                <td
                  key={date}
                  className={`relative border border-line p-0 align-top first:border-l-0 last:border-r-0 ${isInside && isAnybodyAtWork(date, coverage) ? '' : 'bg-sunken'}`}
                >
                  {isInside ? (
                    <CalendarDay
                      date={date}
                      requests={requestsByDay.get(date) ?? []}
                      presence={presence.get(date) ?? ''}
                      holidays={holidays.get(date) ?? []}
                      whyFree={whyFree}
                      isToday={date === today}
                      isCurrent={date === currentDay}
                      onOpen={() => onOpenDay(date)}
                    />
                  ) : (
                    <OutsideDay
                      date={date}
                      requests={neighboursByDay.get(date) ?? []}
                      whyFree={whyFree}
                      onShow={() => onShowDay(date)}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekdayName({ date }: { date: CalendarDate }) {
  const name = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(readerLocale(), { weekday, timeZone: 'UTC' }).format(toInstant(date));
  return (
    <abbr title={name('long')} className="no-underline">
      {name('short')}
    </abbr>
  );
}
