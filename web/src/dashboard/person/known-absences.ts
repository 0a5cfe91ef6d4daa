import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText, periodText } from '@almanac/domain/calendar/date-text';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';

type DatedAbsence = Pick<VisibleAbsence, 'startDate' | 'endDate' | 'type' | 'backOn'>;

interface KnownAbsences {
  now: DatedAbsence | undefined;
  next: DatedAbsence | undefined;
}

/** A person's absence of today and the next one after it. */
export function knownAbsences(absences: readonly DatedAbsence[], today: CalendarDate): KnownAbsences {
  return {
    now: absences.find(({ startDate, endDate }) => startDate <= today && today <= endDate),
    next: absences.find(({ startDate }) => startDate > today),
  };
}

/** Such as 'Vacation today, back Mon 30 Nov 2026' or 'Vacation Mon 7 to Fri 11 Dec 2026, back Mon 14 Dec 2026'. */
export function absenceText(
  { startDate, endDate, backOn }: DatedAbsence,
  typeName: string,
  today: CalendarDate,
  locale: string,
): string {
  const back = backOn === undefined ? '' : `, back ${dateText(backOn, locale)}`;
  const when = startDate <= today ? 'today' : periodText({ startDate, endDate }, locale);
  return `${typeName} ${when}${back}`;
}
