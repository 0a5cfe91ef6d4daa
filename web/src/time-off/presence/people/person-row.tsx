// biome-ignore-all lint/a11y/useSemanticElements: table rows cannot be positioned individually.
// biome-ignore-all lint/a11y/useFocusableInteractive: the day cells take the focus.

import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { type CSSProperties, memo } from 'react';
import { TypeIcon, typeTone } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { CalendarEntry } from '../entries/calendar-entry.ts';
import { stretchIn } from './people-days.ts';

export interface PeopleDay {
  date: CalendarDate;
  text: string;
  isToday: boolean;
  isMonthStart: boolean;
}

interface PersonRowProps {
  /** Zero-based. */
  row: number;
  /** In pixels below the header. */
  top: number;
  name: string;
  isActive: boolean;
  days: readonly PeopleDay[];
  period: Period;
  entries: readonly CalendarEntry[];
  /** Reasons for the days the person has off anyway. */
  free: ReadonlyMap<CalendarDate, string>;
  /** The focused day, if it is in this row. */
  currentDay: CalendarDate | undefined;
}

export const peopleRowStyle = 'grid grid-cols-[var(--names)_repeat(var(--days),minmax(var(--day),1fr))]';

export const peopleNameStyle =
  'sticky left-0 z-2 flex min-w-0 items-center border-r border-line bg-card px-3 text-ink';

/** A person's days with a bar for each absence. Screen readers get the cells, not the bars. */
export const PersonRow = memo(function PersonRow({
  row,
  top,
  name,
  isActive,
  days,
  period,
  entries,
  free,
  currentDay,
}: PersonRowProps) {
  const { nameOf } = useTypes();
  const entryTexts = (date: CalendarDate) =>
    entries
      .filter((entry) => includes(entry, date))
      .map(({ type, isPending }) => (isPending ? `${nameOf(type)}, waiting for approval` : nameOf(type)));
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      style={{ top }}
      className={classNames(
        peopleRowStyle,
        'absolute inset-x-0 h-9 border-b border-line print:static print:break-inside-avoid',
      )}
    >
      <div role="rowheader" className={peopleNameStyle}>
        <bdi className="truncate">{name}</bdi>
        {!isActive && <span className="ml-1.5 shrink-0 text-sm text-ink-muted">(deactivated)</span>}
      </div>
      {days.map(({ date, text, isToday, isMonthStart }) => {
        const why = free.get(date);
        const words = [text, ...entryTexts(date), ...(why === undefined ? [] : [why])];
        return (
          <div
            key={date}
            role="gridcell"
            tabIndex={date === currentDay ? 0 : -1}
            data-row={row}
            data-date={date}
            aria-label={words.join(', ')}
            className={classNames(
              'relative border-l hover:bg-hovered/50 focus-visible:z-1 focus-visible:focus-ring focus-visible:-outline-offset-2',
              isMonthStart ? 'border-control-line' : 'border-line',
              isToday && 'bg-accent-surface',
              why !== undefined && (why.startsWith('holiday') ? 'holiday-hatched' : 'day-hatched'),
            )}
          >
            <Bars
              entries={entries.filter(
                ({ startDate }) =>
                  startDate === date || (date === period.startDate && startDate < period.startDate),
              )}
              period={period}
            />
          </div>
        );
      })}
    </div>
  );
});

function Bars({ entries, period }: Pick<PersonRowProps, 'entries' | 'period'>) {
  const { typeOf } = useTypes();
  return entries.map((entry) => {
    const stretch = stretchIn(period, entry);
    if (!stretch) return null;
    const type = typeOf(entry.type);
    const { start, days, isOpenBefore, isOpenAfter } = stretch;
    const position: CSSProperties = {
      left: `${(start % 1) * 100}%`,
      width: `calc(${days * 100}% + ${days - 1}px)`,
    };
    return (
      <div
        key={entry.id}
        aria-hidden="true"
        data-tone={typeTone(type)}
        style={position}
        className={classNames(
          'pointer-events-none absolute inset-y-1 z-1 flex items-center justify-center overflow-hidden border border-tone-mark text-tone-text',
          isOpenBefore ? 'border-l-0' : 'rounded-l-[0.25rem]',
          isOpenAfter ? 'border-r-0' : 'rounded-r-[0.25rem]',
          entry.isPending ? 'border-dashed bg-card' : 'bg-tone-surface',
        )}
      >
        <TypeIcon type={type} className="size-3 shrink-0" />
      </div>
    );
  });
}
