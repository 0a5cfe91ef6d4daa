// biome-ignore-all lint/a11y/noRedundantRoles: changing the display of these elements removes their implicit roles.

import { personName } from '@almanac/domain/access/person-name';
import { type CalendarDate, fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { shortMonthText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import type { CSSProperties, ReactNode } from 'react';
import { readerLocale } from '../../platform/locale.ts';
import { WeekHeader } from '../../teams/members/allocations/week-header.tsx';
import { classNames } from '../../ui/class-names.ts';
import { text } from './messages/text.ts';
import { TimelineBars } from './timeline-bars.tsx';
import { positionOfDay, type TimelineRow, weekText } from './timeline-rows.ts';
import type { WeekCapacity } from './weekly-capacity.ts';

interface TimelineTableProps {
  label: string;
  weeks: readonly Period[];
  shown: Period;
  rows: readonly TimelineRow[];
  /** Undefined until loaded. */
  capacity: readonly WeekCapacity[] | undefined;
  today: CalendarDate;
}

// On narrow screens, the row's name is above it instead of beside it.
const rowStyle =
  'relative grid grid-cols-[13rem_repeat(var(--weeks),minmax(0,1fr))] border-b border-line max-md:grid-cols-[repeat(var(--weeks),minmax(0,1fr))]';
const nameStyle = 'text-start font-normal max-md:col-span-full';
const weekStyle = 'border-s border-line';
const plotStyle = 'pointer-events-none absolute end-0 start-52 overflow-hidden max-md:start-0';

/** Members as rows, weeks as columns. The bars are decorative; each cell has the same as text. */
export function TimelineTable({ label, weeks, shown, rows, capacity, today }: TimelineTableProps) {
  const style: CSSProperties & { '--weeks': number } = { '--weeks': weeks.length };
  const todayPosition = positionOfDay(today, shown);
  return (
    <table role="table" aria-label={label} style={style} className="block w-full">
      <thead role="rowgroup" className="block">
        <tr role="row" className={rowStyle}>
          <th role="columnheader" scope="col" className={`${nameStyle} self-end pb-1 text-sm text-ink-muted`}>
            {text('time-off.staffing.member')}
          </th>
          {weeks.map((week, index) => (
            <th
              key={week.startDate}
              role="columnheader"
              scope="col"
              className={classNames(
                'h-10 min-w-0 border-s border-line ps-1 text-start align-bottom text-xs font-normal text-ink-muted',
                !monthOver(weeks, index) && 'max-md:border-transparent',
              )}
            >
              <WeekHeader
                week={week}
                month={monthOver(weeks, index)}
                today={today}
                dayClassName={weeks.length > 16 ? 'max-lg:invisible' : undefined}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {rows.map((row) => (
          <tr key={row.user.id} role="row" className={rowStyle}>
            <th role="rowheader" scope="row" className={`${nameStyle} flex items-center pe-3 max-md:pt-2`}>
              <bdi className="line-clamp-2 font-medium text-ink">{personName(row.user)}</bdi>
            </th>
            {weeks.map((week, index) => (
              <td key={week.startDate} role="cell" className={`${weekStyle} h-11`}>
                <span className="sr-only">{weekText(row, week)}</span>
                {index === 0 && (
                  <Plot className="bottom-0 h-11" todayPosition={todayPosition}>
                    <TimelineBars row={row} shown={shown} />
                  </Plot>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup" className="block">
        <CapacityRow weeks={weeks} capacity={capacity} todayPosition={todayPosition} />
      </tfoot>
    </table>
  );
}

/** Month name above its first week; a month with a single shown week has no room for it. */
function monthOver(weeks: readonly Period[], index: number): string | undefined {
  const monthOf = (week: Period | undefined) => week && fieldsOf(week.startDate).month;
  const week = weeks[index];
  if (!week || monthOf(week) === monthOf(weeks[index - 1])) return undefined;
  if (monthOf(week) !== monthOf(weeks[index + 1])) return undefined;
  return shortMonthText(week.startDate, readerLocale());
}

type CapacityRowProps = Pick<TimelineTableProps, 'weeks' | 'capacity'> & {
  todayPosition: number | undefined;
};

function CapacityRow({ weeks, capacity, todayPosition }: CapacityRowProps) {
  const most = Math.max(1, ...(capacity ?? []).map(({ available, absent }) => available + absent));
  return (
    <tr role="row" className={`${rowStyle} border-b-0`}>
      <th
        role="rowheader"
        scope="row"
        className={`${nameStyle} flex flex-col justify-center pe-3 max-md:pt-3`}
      >
        <span className="font-medium text-ink">{text('time-off.staffing.capacity')}</span>
        <span className="text-sm text-ink-muted">{text('time-off.staffing.capacityUnit')}</span>
      </th>
      {weeks.map(({ startDate }, index) => {
        const week = capacity?.[index];
        return (
          <td
            key={startDate}
            role="cell"
            className={`${weekStyle} flex h-28 flex-col items-center justify-end pt-2`}
          >
            {week && (
              <>
                <CapacityBar week={week} maximum={most} />
                <span className="h-5 content-center text-xs text-ink-muted">
                  <span className={weeks.length > 16 ? 'max-xl:sr-only' : 'max-sm:sr-only'}>
                    {text('time-off.staffing.people', { count: week.available })}
                  </span>
                  {week.absent > 0 && (
                    <span className="sr-only">
                      {text('time-off.staffing.absentPeople', { count: week.absent })}
                    </span>
                  )}
                </span>
              </>
            )}
            {index === 0 && <Plot className="bottom-5 h-23" todayPosition={todayPosition} />}
          </td>
        );
      })}
    </tr>
  );
}

type PlotProps = { className: string; todayPosition: number | undefined; children?: ReactNode };

/** The drawing across all weeks of a row, with the line of today. */
function Plot({ className, todayPosition, children }: PlotProps) {
  return (
    <div aria-hidden="true" className={`${plotStyle} ${className}`}>
      {children}
      {todayPosition !== undefined && (
        <div
          className="absolute inset-y-0 -ms-px w-0.5 bg-accent"
          style={{ insetInlineStart: `${todayPosition}%` }}
        />
      )}
    </div>
  );
}

interface CapacityBarProps {
  week: WeekCapacity;
  /** Top of the scale, in full-time people. */
  maximum: number;
}

/** A week's available capacity, overlaid with the absent part. The surrounding cell has the number. */
function CapacityBar({ week: { available, absent }, maximum }: CapacityBarProps) {
  const heightOf = (people: number) => ({ height: `${(people / maximum) * 100}%` });
  return (
    <span aria-hidden="true" data-tone="accent" className="flex min-h-0 w-[70%] flex-1 flex-col justify-end">
      {absent > 0 && (
        <span className="border border-dashed border-tone-mark bg-tone-surface" style={heightOf(absent)} />
      )}
      <span className="bg-tone-mark" style={heightOf(available)} />
    </span>
  );
}
