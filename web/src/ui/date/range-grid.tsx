import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, use, useEffect, useEffectEvent, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { CalendarHeading } from 'react-aria-components/Calendar';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { Button } from '../button/button.tsx';
import { iconButtonStyle } from '../button/button-style.ts';
import { text } from '../messages/text.ts';
import { DayGrid, MarkNotes } from './day-grid.tsx';
import type { DayMarks } from './day-marks.ts';
import { useFirstDayName } from './first-day.ts';

/** First and last day, 'YYYY-MM-DD'. */
export interface DayRange {
  startDate: string;
  endDate: string;
}

interface RangeGridProps {
  label: string;
  /** Null if incomplete, or if it ends before it starts. */
  value: DayRange | null;
  /** The first click reports its day as both ends, the second the whole range. */
  onChange: (range: DayRange) => void;
  minValue?: string | undefined;
  maxValue?: string | undefined;
  openAt?: string | undefined;
  marks?: DayMarks | undefined;
  hasTwoMonths: boolean;
  /** A line about the selection. */
  summary?: ReactNode;
}

/** Months for picking a range: the first click sets both ends, the second the last day and closes. */
export function RangeGrid({
  label,
  value,
  onChange,
  minValue,
  maxValue,
  openAt,
  marks,
  hasTwoMonths,
  summary,
}: RangeGridProps) {
  const overlay = use(OverlayTriggerStateContext);
  const firstDayOfWeek = useFirstDayName();
  const focused = value?.startDate ?? openAt;
  return (
    <div className="flex flex-col gap-2">
      <RangeCalendar<CalendarDate>
        aria-label={label}
        autoFocus
        firstDayOfWeek={firstDayOfWeek}
        visibleDuration={{ months: hasTwoMonths ? 2 : 1 }}
        commitBehavior="reset"
        value={value && { start: parseDate(value.startDate), end: parseDate(value.endDate) }}
        onChange={(range) => {
          onChange({ startDate: range.start.toString(), endDate: range.end.toString() });
          overlay?.close();
        }}
        {...(focused !== undefined && { defaultFocusedValue: parseDate(focused) })}
        {...(minValue !== undefined && { minValue: parseDate(minValue) })}
        {...(maxValue !== undefined && { maxValue: parseDate(maxValue) })}
        className="flex flex-col gap-2"
      >
        <BothEndsAtOnce onAnchor={(day) => onChange({ startDate: day, endDate: day })} />
        <header className="flex items-center justify-between">
          <AriaButton slot="previous" className={iconButtonStyle('quiet', 'small')}>
            <ChevronLeft aria-hidden="true" />
          </AriaButton>
          <CalendarHeading className="flex-1 text-center text-base font-semibold" />
          {hasTwoMonths && (
            <CalendarHeading offset={{ months: 1 }} className="flex-1 text-center text-base font-semibold" />
          )}
          <AriaButton slot="next" className={iconButtonStyle('quiet', 'small')}>
            <ChevronRight aria-hidden="true" />
          </AriaButton>
        </header>
        <div className="flex items-start justify-center gap-4">
          <DayGrid marks={marks} />
          {hasTwoMonths && <DayGrid marks={marks} monthsAfter={1} />}
        </div>
        {marks && <MarkNotes marks={marks} />}
      </RangeCalendar>
      {marks?.suggested && (
        <SuggestedDays
          {...marks.suggested}
          minValue={minValue}
          maxValue={maxValue}
          onChoose={(date) => {
            onChange({ startDate: date, endDate: date });
            overlay?.close();
          }}
        />
      )}
      <footer className="flex min-h-8 w-0 min-w-full items-center justify-between gap-4">
        <p role="status" className="min-w-0 text-sm text-ink-muted">
          {summary}
        </p>
        <Button size="small" onPress={() => overlay?.close()}>
          {text('ui.done')}
        </Button>
      </footer>
    </div>
  );
}

const mostSuggested = 3;

type SuggestedDaysProps = NonNullable<DayMarks['suggested']> &
  Pick<RangeGridProps, 'minValue' | 'maxValue'> & { onChoose: (date: string) => void };

/** The first of the suggested days that can be chosen; nothing if there is none. */
function SuggestedDays({ label, days, minValue, maxValue, onChoose }: SuggestedDaysProps) {
  const id = useId();
  const offered = days
    .filter(({ date }) => (minValue ?? date) <= date && date <= (maxValue ?? date))
    .slice(0, mostSuggested);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex w-0 min-w-full flex-col gap-1.5">
      <h3 id={id} className="text-xs font-medium text-ink-muted">
        {label}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {offered.map((day) => (
          <li key={day.date} className="max-md:grow">
            <Button size="small" className="max-md:w-full" onPress={() => onChoose(day.date)}>
              {day.label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reports the first day immediately; the calendar itself waits for the second. */
function BothEndsAtOnce({ onAnchor }: { onAnchor: (day: string) => void }) {
  const state = use(RangeCalendarStateContext);
  const anchor = state?.anchorDate?.toString();
  // While one end is dragged, the anchor is the other end. The keyboard moves to the next day by itself.
  const isEndDragged = state?.isDragging === true && anchor !== state.focusedDate.toString();
  const isFirstClick = anchor !== undefined && !isEndDragged;
  const tell = useEffectEvent(onAnchor);
  useEffect(() => {
    if (isFirstClick && anchor !== undefined) tell(anchor);
  }, [anchor, isFirstClick]);
  return null;
}
