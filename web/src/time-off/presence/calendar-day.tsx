import { personName } from '@almanac/domain/access/person-name';
import { type CalendarDate, fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { holidayText } from '@almanac/domain/work-time/work-time-words';
import { TypeIcon, typeTone } from '../../leave/type-badge.tsx';
import { useTypes } from '../../leave/types.ts';
import { countText } from '../../platform/count-text.ts';
import { readerLocale } from '../../platform/locale.ts';
import { classNames } from '../../ui/class-names.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

const barsPerDay = 3;

// The button stands at the number and reaches, behind the bars, over the whole cell.
const wholeCellLook =
  'flex h-6 w-full max-md:justify-center after:absolute after:inset-0 focus-visible:outline-none ' +
  'focus-visible:after:focus-ring focus-visible:after:-outline-offset-2';

interface CalendarDayProps {
  date: CalendarDate;
  requests: readonly TimeOffRequest[];
  /** How many of the people in view are there, such as '80% present'; empty where that is not known. */
  presence: string;
  /** The public holiday at the viewer's place. */
  holiday: WorkDay['holiday'];
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
  holiday,
  isToday,
  isCurrent,
  onOpen,
}: CalendarDayProps) {
  return (
    <div className="flex min-h-26 flex-col px-1 py-0.5 max-md:min-h-14 max-md:items-center">
      <button
        type="button"
        data-date={date}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={[
          dateText(date, readerLocale()),
          ...(holiday ? [`holiday: ${holidayText(holiday)}`] : []),
          countText(requests.length, 'request'),
          ...(presence === '' ? [] : [presence]),
        ].join(', ')}
        onClick={onOpen}
        className={classNames(wholeCellLook, 'hover:after:bg-hovered/50')}
      >
        <span
          className={classNames(
            'relative z-1 flex size-6 items-center justify-center rounded-full text-sm',
            isToday ? 'bg-accent font-semibold text-on-accent' : 'text-ink',
          )}
        >
          {fieldsOf(date).day}
        </span>
        {holiday && (
          <span
            title={holidayText(holiday)}
            className="relative z-1 min-w-0 truncate pt-1 pl-0.5 text-xs text-ink-muted max-md:sr-only"
          >
            {holidayText(holiday)}
          </span>
        )}
      </button>
      <DayEntries requests={requests} onOpen={onOpen} />
    </div>
  );
}

interface RequestDotsProps {
  requests: readonly TimeOffRequest[];
  more: number;
}

/** What takes the place of the bars on a small screen; the words stand in the name of the day's button. */
function RequestDots({ requests, more }: RequestDotsProps) {
  const { typeOf } = useTypes();
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none relative flex flex-wrap justify-center gap-0.5 md:hidden"
    >
      {requests.map(({ id, type }) => (
        <span key={id} data-tone={typeTone(typeOf(type))} className="size-1.5 rounded-full bg-tone-mark" />
      ))}
      {more > 0 && <span className="basis-full text-center text-xs text-ink-muted">+{more}</span>}
    </div>
  );
}

interface RequestBarProps {
  request: TimeOffRequest;
  onOpen: () => void;
}

function RequestBar({ request, onOpen }: RequestBarProps) {
  const { requester } = request;
  const type = useTypes().typeOf(request.type);
  const name = personName(requester);
  return (
    <Tooltip text={`${name}, ${type.name}`}>
      <PlainButton
        excludeFromTabOrder
        data-tone={typeTone(type)}
        aria-label={`${name}, ${type.name}`}
        onPress={onOpen}
        className="relative flex h-5 w-full min-w-0 items-center gap-1 rounded-[0.25rem] bg-tone-surface px-1.5 text-xs font-medium text-tone-text"
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
  onShow: () => void;
}

/** A day of the month before or after with what lies on it, which leads there. */
export function OutsideDay({ date, requests, onShow }: OutsideDayProps) {
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
      <DayEntries requests={requests} onOpen={onShow} />
    </div>
  );
}

interface DayEntriesProps {
  requests: readonly TimeOffRequest[];
  onOpen: () => void;
}

/** The bars of a day, on a small screen dots, and how many more there are. */
function DayEntries({ requests, onOpen }: DayEntriesProps) {
  const shown = requests.slice(0, barsPerDay);
  const more = requests.length - shown.length;
  return (
    <>
      <ul className="flex flex-col gap-px max-md:hidden">
        {shown.map((request) => (
          <li key={request.id} className="flex min-w-0">
            <RequestBar request={request} onOpen={onOpen} />
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
      <RequestDots requests={shown} more={more} />
    </>
  );
}
