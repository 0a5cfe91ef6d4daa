// biome-ignore-all lint/a11y/useSemanticElements: table rows cannot be positioned individually.
// biome-ignore-all lint/a11y/useFocusableInteractive: the day cells take the focus.

import { type CalendarDate, fieldsOf, toInstant } from '@almanac/domain/calendar/calendar-date';
import { dateFormat } from '@almanac/domain/calendar/date-format';
import { dateText, monthText } from '@almanac/domain/calendar/date-text';
import { daysOf, type Period } from '@almanac/domain/calendar/period';
import type { Calendar, CalendarPerson } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { readerLocale } from '../../../platform/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { scrollFromStart, startOffset } from '../../../ui/reading-direction.ts';
import type { CalendarEntry } from '../entries/calendar-entry.ts';
import { type FreeReason, reasonsOf } from '../entries/calendar-free-days.ts';
import { text } from '../messages/text.ts';
import { monthsIn } from './people-days.ts';
import { type PeopleDay, PersonRow, peopleNameStyle, peopleRowStyle } from './person-row.tsx';
import { peopleHeaderHeight, usePeopleCells } from './use-people-cells.ts';

interface PeopleGridProps {
  /** Id of the element with the period's name. */
  labelledBy: string;
  period: Period;
  shown: Pick<Calendar, 'people' | 'works'>;
  /** Whether these are the free days of the period, not of the one shown before. */
  isLoaded: boolean;
  entries: readonly CalendarEntry[];
  today: CalendarDate;
  /** Shows the month of a day outside the period. */
  onLeave: (date: CalendarDate) => void;
  onOpen: (cell: OpenCell, anchor: Element) => void;
}

/** The open day of a person, and why they have it off anyway. */
interface OpenCell {
  person: CalendarPerson;
  date: CalendarDate;
  why: FreeReason | undefined;
}

const none: readonly CalendarEntry[] = [];
const noDays: ReadonlyMap<CalendarDate, FreeReason> = new Map();

/**
 * People as rows, days as columns: arrows move by day and person, Page Up and Page Down by month, Enter opens
 * the day.
 */
export function PeopleGrid({
  labelledBy,
  period,
  shown,
  isLoaded,
  entries,
  today,
  onLeave,
  onOpen,
}: PeopleGridProps) {
  const { people, works } = shown;
  const areaRef = useRef<HTMLDivElement>(null);
  // Stable when the focus moves, so that only the two rows concerned render again.
  const days = useMemo(() => peopleDays(period, today), [period, today]);
  const entriesOf = useMemo(() => Map.groupBy(entries, ({ user }) => user.id), [entries]);
  const freeOf = useMemo(() => (isLoaded ? works.map(reasonsOf) : []), [works, isLoaded]);

  const { current, rows, height, ...handlers } = usePeopleCells({
    areaRef,
    period,
    count: people.length,
    today,
    onLeave,
    onOpen({ row, date }, element) {
      const person = people[row];
      if (person) onOpen({ person, date, why: freeOf[person.worksAs ?? -1]?.get(date) }, element);
    },
  });

  useEffect(() => showToday(areaRef.current), []);

  const sizes: CSSProperties & Record<`--${string}`, string | number> = {
    '--days': days.length,
    '--day': days.length > 31 ? '1.125rem' : '1.5rem',
  };
  return (
    <div
      ref={areaRef}
      style={sizes}
      className="max-h-[70dvh] min-h-64 scroll-ps-(--names) overflow-auto border-y border-line [--names:13rem] max-md:[--names:8rem] print:max-h-none print:[--day:0rem]! print:overflow-visible"
    >
      <div
        role="grid"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-rowcount={people.length + 1}
        {...handlers}
        className="min-w-[calc(var(--names)+var(--days)*(var(--day)+1px))] outline-none"
      >
        <PeopleHeader days={days} />
        <div role="rowgroup" className="relative print:h-auto!" style={{ height }}>
          {rows.map(({ index, top }) => {
            const person = people[index];
            return (
              person && (
                <PersonRow
                  key={person.id}
                  row={index}
                  top={top}
                  personId={person.id}
                  name={person.name}
                  isActive={person.isActive !== false}
                  days={days}
                  period={period}
                  entries={entriesOf.get(person.id) ?? none}
                  free={freeOf[person.worksAs ?? -1] ?? noDays}
                  currentDay={index === current.row ? current.date : undefined}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

const daysBeforeToday = 3;

/** Scrolls to today, a few days in, if the days don't all fit. */
function showToday(area: HTMLElement | null): void {
  const [name, today] = ['[role=columnheader]', '[data-today]'].map((each) =>
    area?.querySelector<HTMLElement>(each),
  );
  if (!area || !name || !today) return;
  scrollFromStart(area, startOffset(today) - name.offsetWidth - daysBeforeToday * today.offsetWidth);
}

function peopleDays(period: Period, today: CalendarDate): PeopleDay[] {
  return daysOf(period).map((date) => ({
    date,
    name: dateText(date, readerLocale()),
    isToday: date === today,
    isMonthStart: date !== period.startDate && fieldsOf(date).day === 1,
  }));
}

/** Weekdays and numbers; with several months, each is named above its days. */
function PeopleHeader({ days }: { days: readonly PeopleDay[] }) {
  const isLong = days.length > 31;
  const weekday = dateFormat(readerLocale(), { weekday: 'narrow', timeZone: 'UTC' });
  const months = isLong ? monthsIn(days.map(({ date }) => date)) : [];
  return (
    <div role="rowgroup" className="sticky top-0 z-3 border-b border-line bg-card print:static">
      <div
        role="row"
        aria-rowindex={1}
        className={classNames(peopleRowStyle, isLong && 'grid-rows-[1.75rem_1fr]')}
        style={{ height: peopleHeaderHeight - 1 }}
      >
        <div
          role="columnheader"
          className={classNames(
            peopleNameStyle,
            'items-end! pb-1 text-sm font-medium text-ink-muted',
            isLong && 'row-span-2 row-start-1',
          )}
        >
          {text('time-off.presence.person')}
        </div>
        {months.map(({ date, first, days: length }) => (
          // Stays beside the names while its month is scrolled.
          <div
            key={date}
            aria-hidden="true"
            style={{ gridColumn: `${first + 2} / span ${length}` }}
            className={classNames(
              'row-start-1 border-s',
              first > 0 ? 'border-control-line' : 'border-transparent',
            )}
          >
            <span className="sticky start-(--names) px-1.5 text-xs leading-7 font-medium whitespace-nowrap text-ink">
              {monthText(date, readerLocale())}
            </span>
          </div>
        ))}
        {days.map(({ date, name, isToday, isMonthStart }) => (
          <div
            key={date}
            role="columnheader"
            aria-label={name}
            data-today={isToday || undefined}
            className={classNames(
              'flex flex-col items-center justify-end border-s pb-1 text-xs text-ink-muted',
              isLong && 'row-start-2',
              isMonthStart ? 'border-control-line' : 'border-transparent',
            )}
          >
            {!isLong && <span aria-hidden="true">{weekday.format(toInstant(date))}</span>}
            <span
              className={classNames(
                'flex h-5 min-w-4.5 items-center justify-center rounded-full',
                isToday && 'bg-accent font-semibold whitespace-nowrap text-on-accent',
              )}
            >
              {fieldsOf(date).day}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
