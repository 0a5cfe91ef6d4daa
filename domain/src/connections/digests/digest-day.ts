import type { CalendarDate } from '../../calendar/calendar-date.ts';

export const digestKinds = ['DAILY', 'WEEKLY'] as const;
export type DigestKind = (typeof digestKinds)[number];

/**
 * Whether a person gets a digest today: on none of their days off, and a weekly one on the first day that they work in
 * the week. The days are those of the week until today.
 */
export function isDigestDue(
  kind: DigestKind,
  days: readonly { date: CalendarDate; isOff: boolean }[],
  today: CalendarDate,
): boolean {
  const worked = days.filter(({ date, isOff }) => !isOff && date <= today);
  if (worked.at(-1)?.date !== today) return false;
  return kind === 'DAILY' || worked.length === 1;
}
