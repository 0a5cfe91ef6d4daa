import { type CalendarDate, fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { formatList } from '@almanac/domain/language/formats';
import type { CalendarCoverage } from '@almanac/domain/time-off/presence/calendar/calendar-schema';
import { wholePercent } from '@almanac/domain/time-off/presence/coverage';
import { Flag } from 'lucide-react';
import type { MouseEvent } from 'react';
import { readerLocale } from '../../../platform/locale.ts';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { text as common } from '../entries/messages/text.ts';
import { text } from '../messages/text.ts';

// The button sits at the number and covers the whole cell, behind the bars.
const wholeCellStyle =
  'flex h-6 shrink-0 max-md:justify-center after:absolute after:inset-0 focus-visible:outline-none ' +
  'focus-visible:after:z-2 focus-visible:after:focus-ring focus-visible:after:-outline-offset-2';

const cellStyle = 'flex min-h-31 print:min-h-29 flex-col px-1 py-0.5 max-md:min-h-17 max-md:items-center';

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
  /** How many people are away; undefined if unknown or no one works. */
  coverage: CalendarCoverage | undefined;
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
  coverage,
  holidays,
  isToday,
  isCurrent,
  onOpen,
  onShowMore,
}: CalendarDayProps) {
  const present = coverage && wholePercent(100 - coverage.percentAway);
  return (
    <div className={cellStyle}>
      <div className="flex h-6 w-full max-md:justify-center">
        <button
          type="button"
          data-date={date}
          tabIndex={isCurrent ? 0 : -1}
          aria-current={isToday ? 'date' : undefined}
          aria-label={listText([
            dateText(date, readerLocale()),
            ...holidays.map((holiday) => common('time-off.presence.holiday', { holiday })),
            ...(counts ? [text('time-off.presence.requests', { count: counts.approved })] : []),
            ...(present === undefined ? [] : [text('time-off.presence.present', { percent: present })]),
            ...(counts && counts.pending > 0
              ? [text('time-off.presence.pending', { count: counts.pending })]
              : []),
          ])}
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
        {holidays.length > 0 && <HolidayChip holidays={holidays} />}
        {coverage && present !== undefined && present < usualPresence && (
          <ThinPresence coverage={coverage} present={present} />
        )}
      </div>
      <MoreButton count={counts?.more ?? 0} onPress={onShowMore} />
    </div>
  );
}

/** Below this share of people present, a day says so. */
const usualPresence = 80;

/** Public holidays as a chip; the day's name has them in words. */
function HolidayChip({ holidays }: { holidays: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      data-tone="info"
      className="pointer-events-none relative ms-1 flex h-5 min-w-0 items-center gap-1 self-center rounded-full bg-tone-surface px-1.5 text-xs text-tone-text max-md:absolute max-md:end-0.5 max-md:top-0.5 max-md:size-4 max-md:justify-center max-md:p-0"
    >
      <Flag className="size-3 shrink-0" />
      <span className="truncate max-md:hidden">{holidays.join('; ')}</span>
    </div>
  );
}

/** How few are there, along the day's upper edge; the day's name has it in words. */
function ThinPresence({ coverage, present }: { coverage: CalendarCoverage; present: number }) {
  const tone = coverage.exceedsCapacityLimit ? 'danger' : 'warning';
  return (
    <>
      <span
        aria-hidden="true"
        data-tone={tone}
        className="pointer-events-none relative ms-auto shrink-0 self-center ps-1 text-xs text-tone-text max-lg:hidden"
      >
        {text('time-off.presence.presentShort', { percent: present })}
      </span>
      <span aria-hidden="true" data-tone={tone} className="absolute inset-x-0 top-0 h-1 bg-tone-surface">
        <span className="block h-full bar-striped" style={{ width: `${100 - coverage.percentAway}%` }} />
      </span>
    </>
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
        aria-label={listText([
          dateText(date, readerLocale()),
          ...(counts ? [text('time-off.presence.requests', { count: counts.approved })] : []),
        ])}
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

function listText(parts: readonly string[]): string {
  return formatList(parts, readerLocale(), 'plain');
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
        {text('time-off.presence.more', { count })}
      </PlainButton>
      <span aria-hidden="true" dir="ltr" className="mt-auto text-xs text-ink-muted md:hidden">
        +{count}
      </span>
    </>
  );
}
