import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, use, useEffect } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { iconButtonLook } from './button-look.ts';
import type { DayMark, DayMarks } from './day-marks.ts';
import { DayZone } from './day-zone.ts';

interface MonthGridProps {
  marks?: DayMarks | undefined;
}

/** The month in which a date picker picks its day. */
export function MonthGrid({ marks }: MonthGridProps) {
  return (
    <Calendar className="flex flex-col gap-2">
      <header className="flex items-center justify-between">
        <AriaButton slot="previous" className={iconButtonLook('quiet', 'small')}>
          <ChevronLeft aria-hidden="true" />
        </AriaButton>
        <Heading level={2} className="text-base font-semibold" />
        <AriaButton slot="next" className={iconButtonLook('quiet', 'small')}>
          <ChevronRight aria-hidden="true" />
        </AriaButton>
      </header>
      <InDayZone>
        <CalendarGrid weekdayStyle="short" className="border-separate border-spacing-0.5">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className="text-xs font-medium text-ink-subtle">{day}</CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <DayCell date={date} mark={marks?.markOf(date.toString())} />}
          </CalendarGridBody>
        </CalendarGrid>
      </InDayZone>
      {marks && <MonthNotes marks={marks} />}
    </Calendar>
  );
}

interface DayCellProps {
  date: CalendarDate;
  mark: DayMark | undefined;
}

function DayCell({ date, mark }: DayCellProps) {
  return (
    <CalendarCell
      date={date}
      data-muted={mark?.isMuted || undefined}
      data-noted={mark?.note !== undefined || undefined}
      render={(props) => <div {...named(props, mark)} />}
      className={
        'relative flex size-9 cursor-default items-center justify-center rounded-md text-ink outline-none max-md:size-11 ' +
        'data-muted:bg-sunken data-muted:text-ink-muted ' +
        'data-noted:after:absolute data-noted:after:bottom-1 data-noted:after:size-1 data-noted:after:rounded-full data-noted:after:bg-current ' +
        'data-today:font-semibold data-today:text-accent-text data-hovered:bg-hovered data-focus-visible:focus-ring ' +
        'data-disabled:text-ink-subtle data-disabled:opacity-60 data-unavailable:line-through data-unavailable:opacity-60 ' +
        'data-selected:bg-accent data-selected:text-on-accent data-outside-month:invisible'
      }
    />
  );
}

/** The library names the day; what is said of it must be part of that name to be read out. */
function named<Props extends { 'aria-label'?: string | undefined }>(
  props: Props,
  mark: DayMark | undefined,
): Props {
  return mark ? { ...props, 'aria-label': `${props['aria-label']}, ${mark.spoken}` } : props;
}

/** What the marks of the shown month mean, without making the month any wider. */
function MonthNotes({ marks }: { marks: DayMarks }) {
  const range = use(CalendarStateContext)?.visibleRange;
  const firstDay = range?.start.toString();
  const { onShowMonth, markOf, mutedMeans, fault } = marks;
  useEffect(() => {
    if (firstDay !== undefined) onShowMonth(firstDay);
  }, [firstDay, onShowMonth]);
  if (!range) return null;
  const shown: DayMark[] = [];
  for (let day = range.start; day.compare(range.end) <= 0; day = day.add({ days: 1 })) {
    const mark = markOf(day.toString());
    if (mark) shown.push(mark);
  }
  return (
    <div className="flex w-0 min-w-full flex-col gap-1 text-xs text-ink-muted">
      {shown.flatMap(({ note }) => (note === undefined ? [] : [<p key={note}>{note}</p>]))}
      {shown.some(({ isMuted }) => isMuted) && (
        <p className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-3 rounded-[0.25rem] border border-line bg-sunken" />
          {mutedMeans}
        </p>
      )}
      {fault !== undefined && <p role="status">{fault}</p>}
    </div>
  );
}

/** Lets the calendar mark the day that is today in the zone of the days, not on the device. */
function InDayZone({ children }: { children: ReactNode }) {
  const state = use(CalendarStateContext);
  const timeZone = use(DayZone);
  // The library knows a calendar by this very object, so a copy of it would not do.
  if (state && timeZone !== undefined) Object.assign(state, { timeZone });
  return children;
}
