import { type CalendarDate, toInstant } from '@almanac/domain/calendar/calendar-date';
import { dateFormat } from '@almanac/domain/calendar/date-format';
import { dateText } from '@almanac/domain/calendar/date-text';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { type KeyboardEventHandler, type RefObject, useMemo, useState } from 'react';
import { readerLocale } from '../../../platform/locale.ts';
import { isScreenNarrow } from '../../../platform/narrow-screen.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';
import type { CalendarEntry } from '../entries/calendar-entry.ts';
import { isAnyoneAtWork } from '../entries/calendar-free-days.ts';
import { EntryList } from '../entries/entry-list.tsx';
import type { ColouredBy } from '../entries/entry-look.ts';
import type { CalendarContent } from '../entries/use-calendar-content.ts';
import { text } from '../messages/text.ts';
import { CalendarBars } from './calendar-bars.tsx';
import { CalendarDay, OutsideDay } from './calendar-day.tsx';
import { layOutWeeks } from './calendar-lanes.ts';
import { byDay, weeksAround, weeksOf } from './calendar-month.ts';

interface CalendarGridProps {
  month: Period;
  /** Id of the element with the month's name. */
  labelledBy: string;
  /** Entries of the neighbouring months' days included. */
  content: CalendarContent;
  colouredBy?: ColouredBy;
  isLoading: boolean;
  today: CalendarDate;
  currentDay: CalendarDate;
  gridRef: RefObject<HTMLTableElement | null>;
  onKeyDown: KeyboardEventHandler;
  onOpenDay: (date: CalendarDate) => void;
  /** Selects the day. A tap on a small screen does, and the agenda below lists the absences. */
  onShowDay: (date: CalendarDate) => void;
}

const none: readonly CalendarEntry[] = [];

/** What the popover shows: the pressed bar, or a day with more entries than bars. */
interface Opened {
  anchor: Element;
  title: string;
  date?: CalendarDate;
  entries: readonly CalendarEntry[];
}

/** A month as a grid: arrows move by day and week, Page Up and Page Down by month, Enter opens the day. */
export function CalendarGrid({
  month,
  labelledBy,
  content,
  colouredBy = 'type',
  isLoading,
  today,
  currentDay,
  gridRef,
  onKeyDown,
  onOpenDay,
  onShowDay,
}: CalendarGridProps) {
  const { entries, holidays, coverage, whyFree } = content;
  const [opened, setOpened] = useState<Opened>();
  const firstDay = useFirstDay();
  // A large company has a thousand entries, so the layout isn't repeated when the focus moves.
  const [weeks, laid] = useMemo(() => {
    const all = weeksOf(month, firstDay);
    return [all, layOutWeeks(all, entries ?? none, month)];
  }, [month, entries, firstDay]);
  const entriesOf = useMemo(
    () => byDay(entries ?? none, weeksAround(month, firstDay)),
    [entries, month, firstDay],
  );
  const openEntry = (entry: CalendarEntry, anchor: Element) =>
    setOpened({ anchor, title: entry.user.name, entries: [entry] });
  return (
    <>
      <table
        ref={gridRef}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows the grid role on a table.
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
                className="border-b border-line px-2 py-1.5 text-start text-xs font-medium text-ink-muted max-md:px-0 max-md:text-center"
              >
                <WeekdayName date={date} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, weekIndex) => (
            <tr key={week[0]}>
              {week.map((date, dayIndex) => {
                const isInside = includes(month, date);
                const onDay = entriesOf.get(date) ?? [];
                const pending = onDay.filter(({ isPending }) => isPending).length;
                const counts = entries && {
                  approved: onDay.length - pending,
                  pending,
                  more: laid[weekIndex]?.more[dayIndex] ?? 0,
                };
                const showMore = (anchor: Element) =>
                  setOpened({ anchor, date, title: dateText(date, readerLocale()), entries: onDay });
                return (
                  <td
                    key={date}
                    className={`relative border border-line p-0 align-top first:border-s-0 last:border-e-0 ${isInside && isAnyoneAtWork(date, coverage) ? '' : 'bg-sunken'}`}
                  >
                    {isInside ? (
                      <CalendarDay
                        date={date}
                        counts={counts}
                        coverage={coverage?.get(date)}
                        holidays={holidays.get(date) ?? []}
                        isToday={date === today}
                        isCurrent={date === currentDay}
                        onOpen={({ detail: clicks }) =>
                          clicks > 0 && isScreenNarrow() ? onShowDay(date) : onOpenDay(date)
                        }
                        onShowMore={showMore}
                      />
                    ) : (
                      <OutsideDay
                        date={date}
                        counts={counts}
                        onShow={() => onShowDay(date)}
                        onShowMore={showMore}
                      />
                    )}
                    <CalendarBars
                      date={date}
                      bars={laid[weekIndex]?.bars.filter(({ first }) => first === dayIndex) ?? []}
                      whyFree={whyFree}
                      colouredBy={colouredBy}
                      onOpen={openEntry}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Popover
        anchor={opened?.anchor ?? null}
        title={opened?.title ?? ''}
        onClose={() => setOpened(undefined)}
      >
        {opened && (
          <EntryList
            label={text('time-off.presence.timeOff')}
            entries={opened.entries}
            date={opened.date}
            whyFree={whyFree}
          />
        )}
      </Popover>
    </>
  );
}

function WeekdayName({ date }: { date: CalendarDate }) {
  const name = (weekday: 'short' | 'long') =>
    dateFormat(readerLocale(), { weekday, timeZone: 'UTC' }).format(toInstant(date));
  return (
    <abbr title={name('long')} className="no-underline">
      {name('short')}
    </abbr>
  );
}
