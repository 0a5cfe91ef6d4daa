import { randomUUIDv7 } from 'node:crypto';
import { checkAuditPeriod, checkAuditReader } from '@almanac/domain/audit/audit-rules';
import { auditLogExported } from '@almanac/domain/audit/export-events';
import type { ExportAuditEntries } from '@almanac/domain/audit/schema';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { Download } from '../platform/use-case/download.ts';
import type { CallerContext } from '../platform/use-case/use-case.ts';
import { csvOfEntries } from './audit-csv.ts';
import { change } from './change.ts';
import { type AuditSettings, withInstants } from './list-audit-entries.ts';
import { countAuditEntries, readAllEntries } from './queries.ts';

/** Returns the matching entries as a CSV file and logs the export. */
export async function exportAuditEntries(
  context: CallerContext & AuditSettings,
  wanted: ExportAuditEntries,
): Promise<Outcome<Download, 'FORBIDDEN' | 'VALIDATION_ERROR'>> {
  const { actor, database, timeZone, today } = context;
  const permission = checkAuditReader(actor);
  if (permission.refused) return permission;
  const period = checkAuditPeriod(wanted);
  if (period.refused) return period;
  const filters = withInstants(wanted, timeZone);
  const entries = await countAuditEntries(database, filters);
  const { startDate, endDate, ...others } = wanted;
  const isFiltered = Object.values(others).some((value) => value !== undefined);
  const logged = await change(context, async () => ({
    result: null,
    events: [
      auditLogExported({
        entityId: randomUUIDv7(),
        changes: [{ field: 'entriesExported', to: entries }],
        data: {
          ...(isFiltered && { isFiltered }),
          ...(startDate && { startDate }),
          ...(endDate && { endDate }),
        },
      }),
    ],
  }));
  if (isRefusal(logged)) return logged;
  return new Download(`audit-log-${today}.csv`, csvOfEntries(readAllEntries(database, filters)));
}
