import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { useAddress } from '../../platform/use-address.ts';
import { readPosition, type TimelinePosition, writePosition } from './timeline-period.ts';

/** Where the timeline stands, kept in the address. */
export function useTimelinePosition(today: CalendarDate) {
  const { address, change } = useAddress();
  const show = (next: (present: TimelinePosition) => TimelinePosition) => {
    change((present) => writePosition(present, next(readPosition(present, today)), today), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { position: readPosition(address, today), show };
}
