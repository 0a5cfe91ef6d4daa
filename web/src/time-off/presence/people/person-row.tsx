// biome-ignore-all lint/a11y/useSemanticElements: table rows cannot be positioned individually.
// biome-ignore-all lint/a11y/useFocusableInteractive: the day cells take the focus.

import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { formatList } from '@almanac/domain/language/formats';
import { type CSSProperties, memo } from 'react';
import { TypeIcon, typeTone } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import { Face } from '../../../people/photos/face.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { CalendarEntry } from '../entries/calendar-entry.ts';
import { type FreeReason, freeText } from '../entries/calendar-free-days.ts';
import { barLook } from '../entries/entry-look.ts';
import { text } from '../messages/text.ts';
import { type DayStretch, stretchesIn } from './people-days.ts';

export interface PeopleDay {
  date: CalendarDate;
  /** The date in words. */
  name: string;
  isToday: boolean;
  isMonthStart: boolean;
}

interface PersonRowProps {
  /** Zero-based. */
  row: number;
  /** In pixels below the header. */
  top: number;
  personId: string;
  name: string;
  isActive: boolean;
  days: readonly PeopleDay[];
  period: Period;
  entries: readonly CalendarEntry[];
  /** Reasons for the days the person has off anyway. */
  free: ReadonlyMap<CalendarDate, FreeReason>;
  /** The focused day, if it is in this row. */
  currentDay: CalendarDate | undefined;
}

export const peopleRowStyle = 'grid grid-cols-[var(--names)_repeat(var(--days),minmax(var(--day),1fr))]';

export const peopleNameStyle =
  'sticky start-0 z-2 flex min-w-0 items-center gap-2 border-e border-line bg-card px-3 text-ink';

/** A person's days with a bar for each absence. Screen readers get the cells, not the bars. */
export const PersonRow = memo(function PersonRow({
  row,
  top,
  personId,
  name,
  isActive,
  days,
  period,
  entries,
  free,
  currentDay,
}: PersonRowProps) {
  const { nameOf } = useTypes();
  const painted = entries.flatMap((entry) =>
    stretchesIn(period, entry, (date) => free.has(date)).map((stretch) => ({ ...stretch, entry })),
  );
  const entryTexts = (date: CalendarDate) =>
    entries
      .filter((entry) => includes(entry, date))
      .map(({ type, isPending }) =>
        isPending ? text('time-off.presence.typeWaiting', { type: nameOf(type) }) : nameOf(type),
      );
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
        <Face personId={personId} name={name} size="tiny" className="max-md:hidden print:hidden" />
        <bdi className="truncate">{name}</bdi>
        {!isActive && (
          <span className="shrink-0 text-sm text-ink-muted">{text('time-off.presence.deactivated')}</span>
        )}
      </div>
      {days.map(({ date, name: day, isToday, isMonthStart }, index) => {
        const why = free.get(date);
        const words = [day, ...entryTexts(date), ...(why ? [freeText(why)] : [])];
        return (
          <div
            key={date}
            role="gridcell"
            tabIndex={date === currentDay ? 0 : -1}
            data-row={row}
            data-date={date}
            aria-label={formatList(words, readerLocale(), 'plain')}
            className={classNames(
              'relative border-s hover:bg-hovered/50 focus-visible:z-1 focus-visible:focus-ring focus-visible:-outline-offset-2',
              isMonthStart ? 'border-control-line' : 'border-line',
              isToday && 'bg-accent-surface',
              why && (why.holiday ? 'holiday-hatched' : 'day-hatched'),
            )}
          >
            <Bars index={index} painted={painted} isDense={days.length > 31} />
          </div>
        );
      })}
    </div>
  );
});

/** A part of an entry to paint. */
interface Painted extends DayStretch {
  entry: CalendarEntry;
}

interface BarsProps {
  index: number;
  painted: readonly Painted[];
  /** Whether half a day is too narrow for an icon. */
  isDense: boolean;
}

/** The parts that begin on the day. */
function Bars({ index, painted, isDense }: BarsProps) {
  const { typeOf } = useTypes();
  return painted
    .filter(({ start }) => Math.floor(start) === index)
    .map(({ entry, start, days, isOpenBefore, isOpenAfter }) => {
      const type = typeOf(entry.type);
      const position: CSSProperties = {
        insetInlineStart: `${(start % 1) * 100}%`,
        width: `calc(${days * 100}% + ${days - 1}px)`,
      };
      return (
        <div
          key={`${entry.id} ${start}`}
          aria-hidden="true"
          data-tone={typeTone(type)}
          style={position}
          className={classNames(
            'pointer-events-none absolute inset-y-1.5 z-1 flex items-center justify-center overflow-hidden',
            isOpenBefore ? '' : 'rounded-s-full',
            isOpenAfter ? '' : 'rounded-e-full',
            barLook(entry),
          )}
        >
          {(days >= 1 || !isDense) && <TypeIcon type={type} className="size-3 shrink-0" />}
        </div>
      );
    });
}
