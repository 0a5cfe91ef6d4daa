import { type CalendarDate, fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { Flag } from 'lucide-react';
import type { MouseEvent } from 'react';
import { countText } from '../../../platform/lists/count-text.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import { classNames } from '../../../ui/class-names.ts';

// The button sits at the number and covers the whole cell, behind the bars.
const wholeCellStyle =
  'flex h-6 shrink-0 max-md:justify-center after:absolute after:inset-0 focus-visible:outline-none ' +
  'focus-visible:after:z-2 focus-visible:after:focus-ring focus-visible:after:-outline-offset-2';

const cellStyle = 'flex min-h-29 flex-col px-1 py-0.5 max-md:min-h-17 max-md:items-center';

interface DayCounts {
  /** Approved requests. */
  approved: number;
  pending: number;
  /** Requests without a bar, pending or approved. */
  more: number;
}

interface CalendarDayProps {
  date: CalendarDate;
  /** Undefined until the month is loaded. */
  counts: DayCounts | undefined;
  /** Such as '80% present'; empty if unknown. */
  presence: string;
  /** Public holidays of the people in view. */
  holidays: readonly string[];
  isToday: boolean;
  /** Whether the day is the grid's tab stop, and the one in the agenda of a small screen. */
  isCurrent: boolean;
  onOpen: (event: MouseEvent) => void;
  onShowMore: (anchor: Element) => void;
}

/** A day of the shown month. The whole cell opens the day; the bars over it name the absent people. */
export function CalendarDay({
  date,
  counts,
  presence,
  holidays,
  isToday,
  isCurrent,
  onOpen,
  onShowMore,
}: CalendarDayProps) {
  return (
    <div className={cellStyle}>
      <div className="flex h-6 w-full max-md:justify-center">
        <button
          type="button"
          data-date={date}
          tabIndex={isCurrent ? 0 : -1}
          aria-current={isToday ? 'date' : undefined}
          aria-label={[
            dateText(date, readerLocale()),
            ...holidays.map((holiday) => `holiday: ${holiday}`),
            ...(counts ? [countText(counts.approved, 'request')] : []),
            ...(presence === '' ? [] : [presence]),
            ...(counts && counts.pending > 0 ? [`${counts.pending} pending`] : []),
          ].join(', ')}
          onClick={onOpen}
          className={classNames(
            wholeCellStyle,
            'hover:after:bg-hovered/50',
            isCurrent && 'max-md:after:border-2 max-md:after:border-accent print:after:border-0',
          )}
        >
          <span
            className={classNames(
              'relative z-1 flex size-6 shrink-0 items-center justify-center rounded-full text-sm',
              isToday ? 'bg-accent font-semibold text-on-accent' : 'text-ink',
            )}
          >
            {fieldsOf(date).day}
          </span>
        </button>
        {holidays.length > 0 && (
          <div
            aria-hidden="true"
            className="pointer-events-none relative flex min-w-0 items-center text-ink-muted"
          >
            <Flag className="size-3 md:hidden" />
            <p className="line-clamp-2 pl-0.5 text-xs leading-3 max-md:hidden">{holidays.join('; ')}</p>
          </div>
        )}
      </div>
      <MoreButton count={counts?.more ?? 0} onPress={onShowMore} />
    </div>
  );
}

interface OutsideDayProps {
  date: CalendarDate;
  counts: DayCounts | undefined;
  onShow: () => void;
  onShowMore: (anchor: Element) => void;
}

/** A day of a neighbouring month; pressing it shows that month. */
export function OutsideDay({ date, counts, onShow, onShowMore }: OutsideDayProps) {
  return (
    <div className={cellStyle}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={[
          dateText(date, readerLocale()),
          ...(counts ? [countText(counts.approved, 'request')] : []),
        ].join(', ')}
        onClick={onShow}
        className={classNames(wholeCellStyle, 'hover:after:bg-hovered')}
      >
        <span className="relative z-1 flex size-6 items-center justify-center text-sm text-ink-subtle">
          {fieldsOf(date).day}
        </span>
      </button>
      <MoreButton count={counts?.more ?? 0} onPress={onShowMore} />
    </div>
  );
}

/** Opens the requests without a bar. On a small screen just a number, as the agenda names them. */
function MoreButton({ count, onPress }: { count: number; onPress: (anchor: Element) => void }) {
  if (count === 0) return null;
  return (
    <>
      <PlainButton
        excludeFromTabOrder
        aria-haspopup="dialog"
        onPress={({ target }) => onPress(target)}
        className="relative mt-auto self-start rounded-[0.25rem] px-1 text-xs leading-5 text-ink-muted hover:text-ink hover:underline max-md:hidden"
      >
        +{count} more
      </PlainButton>
      <span aria-hidden="true" className="mt-auto text-xs text-ink-muted md:hidden">
        +{count}
      </span>
    </>
  );
}
