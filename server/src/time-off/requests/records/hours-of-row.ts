import type { Half } from '@almanac/domain/work-time/half-day';

interface HoursOfRow {
  minutes: number | null;
  minutesHalf: Half | null;
}

/** The row of a request with its hours as the domain knows them: undefined where it has none. */
export function withHours<Row extends HoursOfRow>({ minutes, minutesHalf, ...row }: Row) {
  return { ...row, minutes: minutes ?? undefined, minutesHalf: minutesHalf ?? undefined };
}
