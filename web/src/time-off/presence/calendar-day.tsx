import { personName } from '@almanac/domain/access/person-name';
import { type CalendarDate, fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { Flag } from 'lucide-react';
import { TypeIcon, typeTone } from '../../leave/type-badge.tsx';
import { useTypes } from '../../leave/types.ts';
import { countText } from '../../platform/count-text.ts';
import { readerLocale } from '../../platform/locale.ts';
import { classNames } from '../../ui/class-names.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { WhyFree } from './calendar-free-days.ts';

const barsPerDay = 3;

// The button stands at the number and reaches, behind the bars, over the whole cell.
const wholeCellLook =
  'flex h-6 shrink-0 max-md:justify-center after:absolute after:inset-0 focus-visible:outline-none ' +
  'focus-visible:after:focus-ring focus-visible:after:-outline-offset-2';

interface CalendarDayProps {
  date: CalendarDate;
  requests: readonly TimeOffRequest[];
  /** How many of the people in view are there, such as '80% present'; empty where that is not known. */
  presence: string;
  /** The public holidays of the people in view, in words. */
  holidays: readonly string[];
  whyFree: WhyFree;
  isToday: boolean;
  /** Whether the Tab key stops here. */
  isCurrent: boolean;
  onOpen: () => void;
}

/** A day of the shown month: the whole of it opens the day, the bars name who is away. */
export function CalendarDay({
  date,
  requests,
  presence,
  holidays,
  whyFree,
  isToday,
  isCurrent,
  onOpen,
}: CalendarDayProps) {
  return (
    <div className="flex min-h-26 flex-col px-1 py-0.5 max-md:min-h-14 max-md:items-center">
      <div className="flex h-6 w-full max-md:justify-center">
        <button
          type="button"
          data-date={date}
          tabIndex={isCurrent ? 0 : -1}
          aria-current={isToday ? 'date' : undefined}
          aria-label={[
            dateText(date, readerLocale()),
            ...holidays.map((holiday) => `holiday: ${holiday}`),
            countText(requests.length, 'request'),
            ...(presence === '' ? [] : [presence]),
          ].join(', ')}
          onClick={onOpen}
          className={classNames(wholeCellLook, 'hover:after:bg-hovered/50')}
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
      <DayEntries date={date} requests={requests} whyFree={whyFree} onOpen={onOpen} />
    </div>
  );
}

interface RequestDotsProps {
  date: CalendarDate;
  whyFree: WhyFree;
  requests: readonly TimeOffRequest[];
  more: number;
}

/** What takes the place of the bars on a small screen; the words stand in the name of the day's button. */
function RequestDots({ date, requests, whyFree, more }: RequestDotsProps) {
  const { typeOf } = useTypes();
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none relative flex flex-wrap justify-center gap-0.5 md:hidden"
    >
      {requests.map(({ id, type, requester }) => (
        <span
          key={id}
          data-tone={typeTone(typeOf(type))}
          className={classNames(
            'size-1.5 rounded-full',
            whyFree(requester.id, date) === undefined ? 'bg-tone-mark' : 'border border-tone-mark',
          )}
        />
      ))}
      {more > 0 && <span className="basis-full text-center text-xs text-ink-muted">+{more}</span>}
    </div>
  );
}

interface RequestBarProps {
  request: TimeOffRequest;
  /** Why the person would not work on the day anyway, if they would not. */
  whyFree: string | undefined;
  onOpen: () => void;
}

function RequestBar({ request, whyFree, onOpen }: RequestBarProps) {
  const { requester } = request;
  const type = useTypes().typeOf(request.type);
  const name = personName(requester);
  const text = [name, type.name, ...(whyFree === undefined ? [] : [whyFree])].join(', ');
  return (
    <Tooltip text={text}>
      <PlainButton
        excludeFromTabOrder
        data-tone={typeTone(type)}
        aria-label={text}
        onPress={onOpen}
        className={classNames(
          'relative flex h-5 w-full min-w-0 items-center gap-1 rounded-[0.25rem] px-1.5 text-xs font-medium',
          whyFree === undefined
            ? 'bg-tone-surface text-tone-text'
            : 'border border-dashed border-tone-mark text-ink-muted',
        )}
      >
        <TypeIcon type={type} className="size-3 shrink-0" />
        <bdi className="truncate">{name}</bdi>
      </PlainButton>
    </Tooltip>
  );
}

interface OutsideDayProps {
  date: CalendarDate;
  requests: readonly TimeOffRequest[];
  whyFree: WhyFree;
  onShow: () => void;
}

/** A day of the month before or after with what lies on it, which leads there. */
export function OutsideDay({ date, requests, whyFree, onShow }: OutsideDayProps) {
  return (
    <div className="flex min-h-26 flex-col px-1 py-0.5 max-md:min-h-14 max-md:items-center">
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${dateText(date, readerLocale())}, ${countText(requests.length, 'request')}`}
        onClick={onShow}
        className={classNames(wholeCellLook, 'hover:after:bg-hovered')}
      >
        <span className="relative z-1 flex size-6 items-center justify-center text-sm text-ink-subtle">
          {fieldsOf(date).day}
        </span>
      </button>
      <DayEntries date={date} requests={requests} whyFree={whyFree} onOpen={onShow} />
    </div>
  );
}

interface DayEntriesProps {
  date: CalendarDate;
  requests: readonly TimeOffRequest[];
  whyFree: WhyFree;
  onOpen: () => void;
}

/** The bars of a day, on a small screen dots, and how many more there are. */
function DayEntries({ date, requests, whyFree, onOpen }: DayEntriesProps) {
  const shown = requests.slice(0, barsPerDay);
  const more = requests.length - shown.length;
  return (
    <>
      <ul className="flex flex-col gap-px max-md:hidden">
        {shown.map((request) => (
          <li key={request.id} className="flex min-w-0">
            <RequestBar request={request} whyFree={whyFree(request.requester.id, date)} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <PlainButton
          excludeFromTabOrder
          onPress={onOpen}
          className="relative self-start rounded-[0.25rem] px-1 text-xs leading-3.5 text-ink-muted hover:text-ink hover:underline max-md:hidden"
        >
          +{more} more
        </PlainButton>
      )}
      <RequestDots date={date} requests={shown} whyFree={whyFree} more={more} />
    </>
  );
}
