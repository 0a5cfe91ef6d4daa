import { type CalendarDate, fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { TimeOffRequest } from '@almanac/domain/time-off/schema';
import { timeOffTypeLabel } from '@almanac/domain/time-off/vocabulary';
import { Button } from 'react-aria-components/Button';
import { readerLocale } from '../platform/locale.ts';
import { classNames } from '../ui/class-names.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { countText, requesterName } from './request-text.ts';
import { TypeIcon, typeTone } from './type-badge.tsx';

const barsPerDay = 3;

interface CalendarDayProps {
  date: CalendarDate;
  requests: readonly TimeOffRequest[];
  isToday: boolean;
  /** Whether the Tab key stops here. */
  isCurrent: boolean;
  onOpen: () => void;
}

/** A day of the shown month: the whole of it opens the day, the bars name who is away. */
export function CalendarDay({ date, requests, isToday, isCurrent, onOpen }: CalendarDayProps) {
  const more = requests.length - barsPerDay;
  return (
    <div className="relative flex min-h-26 flex-col gap-0.5 p-1 max-md:min-h-14 max-md:items-center">
      <button
        type="button"
        data-date={date}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={`${dateText(date, readerLocale())}, ${countText(requests.length, 'request')}`}
        onClick={onOpen}
        className="absolute inset-0 hover:bg-hovered/60 focus-visible:-outline-offset-2"
      />
      <DayNumber date={date} isToday={isToday} />
      <ul className="flex flex-col gap-0.5 max-md:hidden">
        {requests.slice(0, barsPerDay).map((request) => (
          <li key={request.id} className="flex min-w-0">
            <RequestBar request={request} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="pointer-events-none relative flex gap-0.5 md:hidden">
        {requests.slice(0, barsPerDay).map((request) => (
          <span
            key={request.id}
            data-tone={typeTone[request.type]}
            className="size-1.5 rounded-full bg-tone-mark"
          />
        ))}
      </div>
      {more > 0 && (
        <p className="pointer-events-none relative px-1 text-xs text-ink-muted">
          +{more}
          <span className="max-md:sr-only"> more</span>
        </p>
      )}
    </div>
  );
}

interface DayNumberProps {
  date: CalendarDate;
  isToday: boolean;
}

function DayNumber({ date, isToday }: DayNumberProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none relative flex size-6 items-center justify-center rounded-full text-sm',
        isToday ? 'bg-accent font-semibold text-on-accent' : 'text-ink',
      )}
    >
      {fieldsOf(date).day}
    </span>
  );
}

interface RequestBarProps {
  request: TimeOffRequest;
  onOpen: () => void;
}

function RequestBar({ request: { requester, type }, onOpen }: RequestBarProps) {
  const name = requesterName(requester);
  return (
    <Tooltip text={`${name}, ${timeOffTypeLabel[type]}`}>
      <Button
        excludeFromTabOrder
        data-tone={typeTone[type]}
        aria-label={`${name}, ${timeOffTypeLabel[type]}`}
        onPress={onOpen}
        className="relative flex h-5 w-full min-w-0 items-center gap-1 rounded-[0.25rem] bg-tone-surface px-1.5 text-xs font-medium text-tone-text"
      >
        <TypeIcon type={type} className="size-3 shrink-0" />
        <bdi className="truncate">{name}</bdi>
      </Button>
    </Tooltip>
  );
}

interface OutsideDayProps {
  date: CalendarDate;
  onShow: () => void;
}

/** A day of the month before or after, which leads there. */
export function OutsideDay({ date, onShow }: OutsideDayProps) {
  return (
    <div className="relative min-h-26 p-1 max-md:flex max-md:min-h-14 max-md:justify-center">
      <button
        type="button"
        tabIndex={-1}
        aria-label={dateText(date, readerLocale())}
        onClick={onShow}
        className="absolute inset-0 hover:bg-hovered focus-visible:-outline-offset-2"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none relative flex size-6 items-center justify-center text-sm text-ink-subtle"
      >
        {fieldsOf(date).day}
      </span>
    </div>
  );
}
