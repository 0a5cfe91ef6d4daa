import { checkAuditReader } from '@almanac/domain/audit/audit-rules';
import type { AuditPage, ListAuditEntries } from '@almanac/domain/audit/schema';
import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Outcome } from '@almanac/domain/refusal';
import type { UseCaseContext } from '../platform/use-case.ts';
import { readAuditEntries } from './queries.ts';

export interface AuditSettings {
  timeZone: string;
}

export async function listAuditEntries(
  { actor, database, timeZone }: UseCaseContext & AuditSettings,
  { startDate, endDate, ...filters }: ListAuditEntries,
): Promise<Outcome<AuditPage, 'FORBIDDEN'>> {
  const permission = checkAuditReader(actor);
  if (permission.refused) return permission;
  return readAuditEntries(database, {
    ...filters,
    from: startDate === undefined ? undefined : startOfDay(startDate, timeZone),
    before: endDate === undefined ? undefined : startOfDay(addDays(endDate, 1), timeZone),
  });
}

/** The moment at which the day begins in the time zone. */
function startOfDay(date: CalendarDate, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds);
}
