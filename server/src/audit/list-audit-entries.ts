import { checkAuditReader } from '@almanac/domain/audit/audit-reader';
import { checkAuditPeriod } from '@almanac/domain/audit/audit-rules';
import type { AuditPage, ExportAuditEntries, ListAuditEntries } from '@almanac/domain/audit/schema';
import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Outcome } from '@almanac/domain/refusal';
import type { CallerContext } from '../platform/use-case/use-case.ts';
import { type AuditFilters, readAuditEntries } from './queries.ts';

export async function listAuditEntries(
  { actor, database, timeZone, texts }: CallerContext,
  { page, limit, ...filters }: ListAuditEntries,
): Promise<Outcome<AuditPage, 'FORBIDDEN' | 'VALIDATION_ERROR'>> {
  const permission = checkAuditReader(actor);
  if (permission.refused) return permission;
  const period = checkAuditPeriod(filters);
  if (period.refused) return period;
  return readAuditEntries(database, withInstants(filters, timeZone), { page, limit, texts });
}

/** The filters with company days converted to instants. */
export function withInstants(
  { startDate, endDate, ...filters }: ExportAuditEntries,
  timeZone: string,
): AuditFilters {
  return {
    ...filters,
    from: startDate === undefined ? undefined : startOfDay(startDate, timeZone),
    before: endDate === undefined ? undefined : startOfDay(addDays(endDate, 1), timeZone),
  };
}

/** The instant the day begins in the time zone. */
function startOfDay(date: CalendarDate, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds);
}
