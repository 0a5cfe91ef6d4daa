import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { CSSProperties } from 'react';
import { TypeIcon, typeTone } from '../../../leave/types/type-badge.tsx';
import { type ShownType, useTypes } from '../../../leave/types/types.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { type CalendarEntry, entryText, freeDaysText } from '../entries/calendar-entry.ts';
import type { WhyFree } from '../entries/calendar-free-days.ts';
import type { Bar } from './calendar-lanes.ts';

interface CalendarBarsProps {
  /** First day of the bars. */
  date: CalendarDate;
  bars: readonly Bar<CalendarEntry>[];
  whyFree: WhyFree;
  onOpen: (entry: CalendarEntry, anchor: Element) => void;
}

/** The bars that begin on a day; they span the cells of the following days. */
export function CalendarBars({ date, bars, whyFree, onOpen }: CalendarBarsProps) {
  const { typeOf } = useTypes();
  return bars.map((bar) => (
    <CalendarBar
      key={bar.entry.id}
      date={date}
      bar={bar}
      type={typeOf(bar.entry.type)}
      whyFree={whyFree}
      onOpen={onOpen}
    />
  ));
}

// A small screen only has room for a line, which lets touches through to the day.
const barStyle =
  'absolute z-1 top-[calc(1.75rem+var(--lane)*1.375rem)] left-[var(--inset-left)] h-5 overflow-hidden border ' +
  'w-[calc(var(--days)*100%-var(--inset-left)-var(--inset-right))] ' +
  'max-md:pointer-events-none max-md:top-[calc(1.875rem+var(--lane)*0.4375rem)] max-md:h-1.5';

type CalendarBarProps = Omit<CalendarBarsProps, 'bars'> & { bar: Bar<CalendarEntry>; type: ShownType };

function CalendarBar({ date, bar, type, whyFree, onOpen }: CalendarBarProps) {
  const { entry, days, isOpenBefore, isOpenAfter } = bar;
  const week = { startDate: date, endDate: addDays(date, days - 1) };
  const locale = readerLocale();
  const text = entryText(entry, type.name, freeDaysText(entry, week, whyFree, locale), locale);
  return (
    <Tooltip text={text}>
      <PlainButton
        excludeFromTabOrder
        data-tone={typeTone(type)}
        aria-label={text}
        onPress={({ target }) => onOpen(entry, target)}
        style={positionStyle(bar)}
        className={classNames(
          barStyle,
          isOpenBefore ? 'border-l-0' : 'rounded-l-[0.25rem]',
          isOpenAfter ? 'border-r-0' : 'rounded-r-[0.25rem]',
          entry.isPending
            ? 'border-dashed border-tone-mark bg-card text-ink'
            : 'border-transparent bg-tone-surface text-tone-text max-md:bg-tone-mark',
        )}
      >
        {!entry.isPending && <FreeDays date={date} days={days} userId={entry.user.id} whyFree={whyFree} />}
        <span
          className={classNames(
            'relative flex h-full w-fit max-w-full items-center gap-1 rounded-[0.25rem] px-1.5 text-xs font-medium max-md:hidden',
            !entry.isPending && 'bg-tone-surface',
          )}
        >
          <TypeIcon type={type} className="size-3 shrink-0" />
          <bdi className="truncate">{entry.user.name}</bdi>
        </span>
      </PlainButton>
    </Tooltip>
  );
}

function positionStyle({ lane, days, isOpenBefore, isOpenAfter }: Bar<CalendarEntry>): CSSProperties {
  const style: Record<`--${string}`, number | string> = {
    '--lane': lane,
    '--days': days,
    '--inset-left': isOpenBefore ? '0px' : '0.1875rem',
    '--inset-right': isOpenAfter ? '0px' : '0.1875rem',
  };
  return style;
}

type FreeDaysProps = Pick<CalendarBarProps, 'date' | 'whyFree'> & { days: number; userId: string };

/** Hatches the days of a bar that the person has off anyway. */
function FreeDays({ date, days, userId, whyFree }: FreeDaysProps) {
  const each = Array.from({ length: days }, (_, index) => addDays(date, index));
  return each.map(
    (day, index) =>
      whyFree(userId, day) !== undefined && (
        <span
          key={day}
          aria-hidden="true"
          className="bar-hatched absolute inset-y-0"
          style={{ left: `${(index / days) * 100}%`, width: `${100 / days}%` }}
        />
      ),
  );
}
