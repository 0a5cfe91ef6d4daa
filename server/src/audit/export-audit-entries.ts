import { randomUUIDv7 } from 'node:crypto';
import { checkAuditPeriod, checkAuditReader } from '@almanac/domain/audit/audit-rules';
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
    audit: {
      action: 'audit-log.exported',
      entity: 'audit-log',
      entityId: randomUUIDv7(),
      summary: `Exported ${isFiltered ? 'a part' : 'all'} of the audit log${periodText(startDate, endDate)}`,
      changes: [{ field: 'entriesExported', to: entries }],
    },
  }));
  if (isRefusal(logged)) return logged;
  return new Download(`audit-log-${today}.csv`, csvOfEntries(readAllEntries(database, filters)));
}

function periodText(startDate: string | undefined, endDate: string | undefined): string {
  return `${startDate ? ` from ${startDate}` : ''}${endDate ? ` to ${endDate}` : ''}`;
}
