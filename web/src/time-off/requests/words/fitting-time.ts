import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import type { Half, HalfDaySpan } from '@almanac/domain/work-time/half-day';

export interface TypedTime extends HalfDaySpan {
  startHalf: Half;
  endHalf: Half;
  /** Null or undefined: all working hours of the day. */
  minutes?: number | null | undefined;
}

/** Drops what the type doesn't allow: halves, and hours of anything but a single day. */
export function fittingTime<Time extends TypedTime>(
  time: Time,
  { takesHalves, unit }: Pick<OfferedType, 'takesHalves' | 'unit'>,
): Omit<Time, 'minutes'> & { minutes: number | undefined } {
  const isOneDay = time.startDate === time.endDate;
  const minutes = unit === 'HOUR' && isOneDay ? (time.minutes ?? undefined) : undefined;
  if (!takesHalves && !(unit === 'HOUR' && isOneDay)) {
    return { ...time, startHalf: 'AM', endHalf: 'PM', minutes };
  }
  // Several days that started in the afternoon have become one.
  const isTurned = isOneDay && time.startHalf === 'PM' && time.endHalf === 'AM';
  const endHalf = isTurned ? 'PM' : time.endHalf;
  // Hours go in the morning, unless the afternoon is chosen.
  return { ...time, endHalf: minutes === undefined ? endHalf : time.startHalf, minutes };
}

/** The choices shown next to the dates. */
export function choicesOf(
  { takesHalves, unit }: Pick<OfferedType, 'takesHalves' | 'unit'>,
  startDate: string,
  endDate: string,
) {
  const isOneDay = startDate !== '' && startDate === endDate;
  return {
    hasHalves: takesHalves && !isOneDay,
    hasParts: isOneDay && (takesHalves || unit === 'HOUR'),
    hasHours: unit === 'HOUR' && isOneDay,
  };
}
