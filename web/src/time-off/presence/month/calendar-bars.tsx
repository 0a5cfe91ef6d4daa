import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { amountText } from '@almanac/domain/leave/types/amount';
import { awayType } from '@almanac/domain/leave/types/leave-type';
import type { CSSProperties } from 'react';
import { TypeIcon } from '../../../leave/types/type-badge.tsx';
import { type ShownType, useTypes } from '../../../leave/types/types.ts';
import { Face } from '../../../people/photos/face.tsx';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { type CalendarEntry, entryText, freeDaysTexts } from '../entries/calendar-entry.ts';
import type { WhyFree } from '../entries/calendar-free-days.ts';
import { barLook, type ColouredBy, toneOf } from '../entries/entry-look.ts';
import { text } from '../messages/text.ts';
import { type BarSegment, barSegments, roomBeside, widestOf } from './bar-segments.ts';
import type { Bar } from './calendar-lanes.ts';

interface CalendarBarsProps {
  /** First day of the bars. */
  date: CalendarDate;
  bars: readonly Bar<CalendarEntry>[];
  whyFree: WhyFree;
  colouredBy: ColouredBy;
  onOpen: (entry: CalendarEntry, anchor: Element) => void;
}

/** The bars that begin on a day; they span the cells of the following days. */
export function CalendarBars({ bars, ...props }: CalendarBarsProps) {
  const { typeOf } = useTypes();
  return bars.map((bar) => (
    <CalendarBar key={bar.entry.id} bar={bar} type={typeOf(bar.entry.type)} {...props} />
  ));
}

// A small screen only has room for a line, which lets touches through to the day.
const barStyle =
  'absolute z-1 top-[calc(1.75rem+var(--lane)*1.5rem)] start-[calc(var(--start)*100%+2px)] h-5.5 ' +
  'w-[calc((var(--end)-var(--start))*100%-4px)] ' +
  'print:top-[calc(1.75rem+var(--lane)*1.375rem)] print:h-5 ' +
  'max-md:pointer-events-none max-md:top-[calc(1.875rem+var(--lane)*0.5rem)] max-md:h-1.5';

const partStyle =
  'absolute inset-y-0 start-[calc(var(--start)*100%)] w-[calc((var(--end)-var(--start))*100%)] ' +
  'flex items-center gap-1 overflow-hidden text-xs font-medium';

type CalendarBarProps = Omit<CalendarBarsProps, 'bars'> & { bar: Bar<CalendarEntry>; type: ShownType };

function CalendarBar({ date, bar, type, whyFree, colouredBy, onOpen }: CalendarBarProps) {
  const { entry, days, first, lane } = bar;
  const week = { startDate: date, endDate: addDays(date, days - 1) };
  const name = entryText(entry, type.name, freeDaysTexts(entry, week, whyFree));
  const segments = barSegments(bar, date, whyFree);
  const named = widestOf(segments);
  const beside = named && roomBeside(named);
  const parts = beside ? [...segments, beside] : segments;
  const start = Math.min(...parts.map((part) => part.start));
  const end = Math.max(...parts.map((part) => part.end));
  // Where colours stand for people, 'Away' goes without saying.
  const isTypeKnown = colouredBy === 'type' || type.code !== awayType.code;
  return (
    <Tooltip text={name}>
      <PlainButton
        excludeFromTabOrder
        data-tone={toneOf(entry, type, colouredBy)}
        onPress={({ target }) => onOpen(entry, target)}
        style={sizes({ lane, start: start - first, end: end - first })}
        className={barStyle}
      >
        {/* The visible part has initials and an icon, so it is no part of the name. */}
        <span className="sr-only">{name}</span>
        {segments.length > 1 && (
          <span
            aria-hidden="true"
            className="absolute inset-x-1 top-1/2 h-0.5 -translate-y-1/2 bg-tone-solid"
          />
        )}
        {segments.map((segment) => (
          <span
            key={segment.start}
            aria-hidden="true"
            style={sizes({ ...withinBar(segment, { start, end }) })}
            className={classNames(
              partStyle,
              bar.isOpenBefore && segment.start === first ? '' : 'rounded-s-full',
              bar.isOpenAfter && segment.end === first + days ? '' : 'rounded-e-full',
              barLook(entry),
            )}
          >
            {segment === named && (
              <>
                <BarFace user={entry.user} />
                {!beside && <BarName entry={entry} />}
                {isTypeKnown && <BarIcon type={type} isShort={segment.end - segment.start <= 1} />}
              </>
            )}
          </span>
        ))}
        {beside && (
          <span
            aria-hidden="true"
            style={sizes({ ...withinBar(beside, { start, end }) })}
            className={classNames(partStyle, 'px-1 text-ink', beside.start < named.start && 'justify-end')}
          >
            <BarName entry={entry} />
          </span>
        )}
      </PlainButton>
    </Tooltip>
  );
}

function BarFace({ user }: Pick<CalendarEntry, 'user'>) {
  return (
    <Face personId={user.id} name={user.name} className="ms-px size-4.5! text-[0.5625rem]! max-md:hidden" />
  );
}

function BarName({ entry: { user, minutes } }: { entry: CalendarEntry }) {
  return (
    <>
      <bdi className="truncate max-md:hidden">{user.name}</bdi>
      {minutes !== undefined && (
        <span className="shrink-0 font-normal max-md:hidden">
          {text('time-off.presence.hours', { hours: amountText(minutes, 'HOUR') })}
        </span>
      )}
    </>
  );
}

interface BarIconProps {
  type: ShownType;
  /** Whether the bar has one day's width at most, where a narrow screen has no room for the icon. */
  isShort: boolean;
}

function BarIcon({ type, isShort }: BarIconProps) {
  return (
    <TypeIcon
      type={type}
      className={classNames('ms-auto me-1.5 size-3 shrink-0', isShort ? 'max-xl:hidden' : 'max-md:hidden')}
    />
  );
}

/** The segment as shares of the whole bar. */
function withinBar(segment: BarSegment, bar: BarSegment): BarSegment {
  const length = bar.end - bar.start;
  return { start: (segment.start - bar.start) / length, end: (segment.end - bar.start) / length };
}

function sizes(values: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}
