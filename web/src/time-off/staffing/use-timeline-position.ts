import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { useSearchParams } from 'react-router';
import { readPosition, type TimelinePosition, writePosition } from './timeline-period.ts';

/** Where the timeline stands, kept in the address. */
export function useTimelinePosition(today: CalendarDate) {
  const [address, setAddress] = useSearchParams();
  const show = (position: TimelinePosition) => {
    setAddress((present) => writePosition(present, position, today), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { position: readPosition(address, today), show };
}
