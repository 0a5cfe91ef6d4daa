import type { Half } from '@almanac/domain/work-time/half-day';

interface HoursOfRow {
  minutes: number | null;
  minutesHalf: Half | null;
}

/** Adds the domain's form of hours to a request's row: undefined if it has none. */
export function withHours<Row extends HoursOfRow>({ minutes, minutesHalf, ...row }: Row) {
  return { ...row, minutes: minutes ?? undefined, minutesHalf: minutesHalf ?? undefined };
}
