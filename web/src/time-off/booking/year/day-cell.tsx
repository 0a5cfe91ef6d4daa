// biome-ignore-all lint/a11y/useSemanticElements: the days of a grid are not always table cells.

import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { WorkDay } from '@almanac/domain/time-off/presence/schema';
import { halvesOn } from '@almanac/domain/work-time/half-day';
import type { BridgeDay } from '@almanac/domain/work-time/holidays/bridge-days';
import type { CSSProperties, ReactNode } from 'react';
import { typeTone } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { bridgeText, holidayText } from '../../../work-time/work-time-words.ts';
import type { CalendarEntry } from '../../presence/entries/calendar-entry.ts';
import { text } from './messages/text.ts';

export interface DayCellProps {
  date: CalendarDate;
  work: WorkDay | undefined;
  entries: readonly CalendarEntry[];
  bridge?: BridgeDay | undefined;
  isToday: boolean;
  isCurrent: boolean;
  isChosen: boolean;
  /** Whether free days stay blank, also below time off. */
  hasBlankFreeDays?: boolean;
  style?: CSSProperties;
  className: string;
  children?: ReactNode;
}

/** A day of a grid, with the time off on it. */
export function DayCell({
  date,
  work,
  entries,
  bridge,
  isToday,
  isCurrent,
  isChosen,
  hasBlankFreeDays = false,
  style,
  className,
  children,
}: DayCellProps) {
  const { typeOf, nameOf } = useTypes();
  const isFree = work !== undefined && work.am + work.pm === 0;
  const isBlank = isFree && !work.holiday && hasBlankFreeDays;
  const facts = [
    dateText(date, readerLocale()),
    ...(work?.holiday
      ? [text('time-off.booking.dayHoliday', { holiday: holidayText(work.holiday) })]
      : isFree
        ? [text('time-off.booking.dayFree')]
        : []),
    ...(bridge ? [text('time-off.booking.dayBridge', { bridge: bridgeText(bridge) })] : []),
    ...entries.map(({ type, isPending }) =>
      isPending ? text('time-off.booking.dayPending', { type: nameOf(type) }) : nameOf(type),
    ),
  ];
  return (
    <div
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-day={date}
      aria-label={text('time-off.booking.dayWith', { facts })}
      title={bridge && text('time-off.booking.bridgeTip', { bridge: bridgeText(bridge) })}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={isChosen}
      style={style}
      className={classNames(
        'relative rounded-[0.1875rem] text-center text-xs text-ink-muted',
        'hover:bg-accent-surface focus-visible:z-1 focus-visible:focus-ring focus-visible:outline-offset-0',
        dayStyle(work, isBlank),
        isToday && 'ring-2 ring-accent ring-inset',
        isChosen && 'bg-accent! text-on-accent! forced-color-adjust-none',
        className,
      )}
    >
      {(isBlank ? [] : entries).map(({ id, type, isPending, ...span }) => (
        <span
          key={id}
          aria-hidden="true"
          data-tone={typeTone(typeOf(type))}
          style={shareOf(halvesOn(date, span))}
          className={classNames(
            'pointer-events-none absolute inset-y-0.5 rounded-[0.1875rem] border border-transparent forced-color-adjust-none',
            isPending ? 'bar-striped' : 'bg-tone-mark',
            isChosen && 'opacity-40',
          )}
        />
      ))}
      {bridge && (
        <span aria-hidden="true" className="absolute inset-x-0 top-0.5 flex justify-center">
          <BridgeMark />
        </span>
      )}
      {children}
    </div>
  );
}

export function BridgeMark() {
  return <span className="h-1 w-3 rounded-t-full border border-b-0 border-current" />;
}

/** The first half of a cell is the morning. */
function shareOf(halves: readonly ('AM' | 'PM')[]): CSSProperties {
  return {
    insetInlineStart: halves.includes('AM') ? 0 : '50%',
    insetInlineEnd: halves.includes('PM') ? 0 : '50%',
  };
}

function dayStyle(work: WorkDay | undefined, isBlank: boolean): string {
  if (isBlank) return 'bg-sunken';
  if (work?.holiday !== undefined) return 'border border-line holiday-hatched';
  return work !== undefined && work.am + work.pm === 0 ? 'border border-line day-hatched' : 'bg-hovered';
}
