import type { CalendarDate } from '@internationalized/date';
import { type ReactNode, use, useEffect } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { text } from '../messages/text.ts';
import type { DayDot, DayLevel, DayMark, DayMarks } from './day-marks.ts';
import { DayZone } from './day-zone.ts';

interface DayGridProps {
  marks: DayMarks | undefined;
  /** Offset from the first shown month. */
  monthsAfter?: number;
}

/** The days of one month with their marks. */
export function DayGrid({ marks, monthsAfter = 0 }: DayGridProps) {
  return (
    <InDayZone>
      <CalendarGrid
        weekdayStyle="short"
        offset={{ months: monthsAfter }}
        className="border-separate border-spacing-0.5"
      >
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
      data-date={date.toString()}
      data-muted={mark?.isMuted || undefined}
      render={(props) => <div {...named(props, mark)} />}
      className={
        'relative flex size-9 cursor-default items-center justify-center rounded-md text-ink outline-none max-md:size-11 max-[22.5rem]:size-9.5 ' +
        'data-muted:bg-sunken data-muted:text-ink-muted ' +
        'data-today:font-semibold data-today:text-accent-text data-hovered:bg-hovered data-focus-visible:focus-ring ' +
        'data-disabled:text-ink-subtle data-disabled:opacity-60 data-unavailable:line-through data-unavailable:opacity-60 ' +
        'data-selected:bg-accent data-selected:text-on-accent data-outside-month:invisible'
      }
    >
      {({ formattedDate }) => (
        <>
          {formattedDate}
          {mark?.tip !== undefined && (
            <span aria-hidden="true" className="absolute inset-x-0 top-1 flex justify-center">
              <Arch />
            </span>
          )}
          {mark && <CellMarks mark={mark} />}
        </>
      )}
    </CalendarCell>
  );
}

/** The library sets the accessible name of a day, so marks must be appended to it to be read out. */
function named<Props extends { 'aria-label'?: string | undefined }>(props: Props, mark: DayMark | undefined) {
  if (!mark) return props;
  const label = text('ui.markedDay', { day: props['aria-label'] ?? '', mark: mark.spoken });
  return { ...props, 'aria-label': label, title: mark.tip };
}

/** Shapes in the number's colour, so that they are distinct without colours and on the accent. */
const dotStyles: Record<DayDot, string> = {
  own: 'w-2.5 rounded-full bg-current forced-color-adjust-none',
  others: 'w-1 rounded-full border border-current',
};

const barWidths: Record<DayLevel, string> = { 1: 'w-2', 2: 'w-4', 3: 'w-6' };

function CellMarks({ mark: { note, dots = [], level } }: { mark: DayMark }) {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0.5 flex flex-col items-center gap-px">
      <span className="flex h-1 items-center gap-0.5">
        {note !== undefined && <NoteDot />}
        {dots.map((dot) => (
          <DotMark key={dot} dot={dot} />
        ))}
      </span>
      <span className="flex h-0.5">{level !== undefined && <LevelBar level={level} />}</span>
    </span>
  );
}

function NoteDot() {
  return <span className="size-1 rounded-full bg-current forced-color-adjust-none" />;
}

function DotMark({ dot }: { dot: DayDot }) {
  return <span className={`h-1 ${dotStyles[dot]}`} />;
}

function Arch() {
  return <span className="h-1 w-3.5 rounded-t-full border border-b-0 border-current" />;
}

function LevelBar({ level }: { level: DayLevel }) {
  return <span className={`h-0.5 rounded-full bg-current forced-color-adjust-none ${barWidths[level]}`} />;
}

/** The legend of the shown marks, without widening the calendar. */
export function MarkNotes({ marks }: { marks: DayMarks }) {
  const days = use(CalendarStateContext);
  const ranges = use(RangeCalendarStateContext);
  const range = (days ?? ranges)?.visibleRange;
  const startDate = range?.start.toString();
  const endDate = range?.end.toString();
  const { onShow, markOf, mutedMeans, dotsMean, levelMeans, fault } = marks;
  useEffect(() => {
    if (startDate !== undefined && endDate !== undefined) onShow({ startDate, endDate });
  }, [startDate, endDate, onShow]);
  if (!range) return null;
  const shown: DayMark[] = [];
  for (let day = range.start; day.compare(range.end) <= 0; day = day.add({ days: 1 })) {
    const mark = markOf(day.toString());
    if (mark) shown.push(mark);
  }
  const tips = new Set(shown.flatMap(({ tip }) => tip ?? []));
  const dots = (['own', 'others'] as const).filter((dot) => shown.some((mark) => mark.dots?.includes(dot)));
  return (
    <div className="flex w-0 min-w-full flex-col gap-1 text-xs text-ink-muted">
      {shown.flatMap(({ note }) => (note === undefined ? [] : [<p key={note}>{note}</p>]))}
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {shown.some(({ isMuted }) => isMuted) && (
          <Meaning text={mutedMeans}>
            <span className="size-3 rounded-[0.25rem] border border-line bg-sunken" />
          </Meaning>
        )}
        {[...tips].map((tip) => (
          <Meaning key={tip} text={tip}>
            <Arch />
          </Meaning>
        ))}
        {dotsMean &&
          dots.map((dot) => (
            <Meaning key={dot} text={dotsMean[dot]}>
              <DotMark dot={dot} />
            </Meaning>
          ))}
        {levelMeans !== undefined && shown.some(({ level }) => level !== undefined) && (
          <Meaning text={levelMeans}>
            <LevelBar level={1} />
            <LevelBar level={3} />
          </Meaning>
        )}
      </div>
      {fault !== undefined && <p role="status">{fault}</p>}
    </div>
  );
}

function Meaning({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className="flex items-center gap-1.5">
      <span aria-hidden="true" className="flex items-center gap-0.5">
        {children}
      </span>
      {text}
    </p>
  );
}

/** Makes the calendar mark today in the given time zone, not the device's. */
function InDayZone({ children }: { children: ReactNode }) {
  const days = use(CalendarStateContext);
  const ranges = use(RangeCalendarStateContext);
  const timeZone = use(DayZone);
  const state = days ?? ranges;
  // The library identifies a calendar state by reference, so a copy wouldn't work.
  if (state && timeZone !== undefined) Object.assign(state, { timeZone });
  return children;
}
