import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Texts } from '@almanac/domain/language/message';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { awayText, backText } from '../../time-off/presence/away/away-text.ts';
import { text } from './messages/glance-text.ts';

interface KnownAbsences {
  now: VisibleAbsence | undefined;
  next: VisibleAbsence | undefined;
}

/** A person's absence of today and the next one after it. */
export function knownAbsences(absences: readonly VisibleAbsence[], today: CalendarDate): KnownAbsences {
  return {
    now: absences.find(({ startDate, endDate }) => startDate <= today && today <= endDate),
    next: absences.find(({ startDate }) => startDate > today),
  };
}

/** Such as 'Vacation today, back Mon 30 Nov' or 'Vacation Mon 7 to Fri 11 Dec, back Mon 14 Dec'. */
export function absenceText(
  absence: VisibleAbsence,
  typeName: string,
  today: CalendarDate,
  texts: Texts,
): string {
  const away =
    absence.startDate <= today
      ? text('dashboard.person.awayToday', { type: typeName })
      : text('dashboard.person.awayOn', { type: typeName, days: awayText(absence, today, texts) });
  const back = backText(absence, today, texts.locale);
  return back === undefined ? away : text('dashboard.person.andBack', { absence: away, back });
}
