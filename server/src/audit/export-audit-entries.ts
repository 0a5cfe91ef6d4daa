import { randomUUIDv7 } from 'node:crypto';
import { checkAuditReader } from '@almanac/domain/audit/audit-reader';
import { checkAuditPeriod } from '@almanac/domain/audit/audit-rules';
import { auditLogExported } from '@almanac/domain/audit/export-events';
import type { ExportAuditEntries } from '@almanac/domain/audit/schema';
import { checkFileRows, type FileFormat } from '@almanac/domain/file-format';
import { englishTexts } from '@almanac/domain/language/english-texts';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { exportedFile, readerOf } from '../platform/csv/exported-file.ts';
import type { Download } from '../platform/use-case/download.ts';
import type { CallerContext } from '../platform/use-case/use-case.ts';
import { entryColumns, rowsOfEntries } from './audit-csv.ts';
import { change } from './change.ts';
import { withInstants } from './list-audit-entries.ts';
import { countAuditEntries, readAllEntries } from './queries.ts';

/** Returns the matching entries as a file and logs the export. */
export async function exportAuditEntries(
  context: CallerContext,
  { format, ...wanted }: ExportAuditEntries & FileFormat,
): Promise<Outcome<Download, 'FORBIDDEN' | 'VALIDATION_ERROR'>> {
  const { actor, database, timeZone, today } = context;
  const permission = checkAuditReader(actor);
  if (permission.refused) return permission;
  const period = checkAuditPeriod(wanted);
  if (period.refused) return period;
  const filters = withInstants(wanted, timeZone);
  const entries = await countAuditEntries(database, filters);
  const decision = checkFileRows({ format }, entries);
  if (decision.refused) return decision;
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
  const reader = readerOf(format, context);
  const all = readAllEntries(database, filters, reader?.texts ?? englishTexts);
  const rows = rowsOfEntries(all, reader);
  return exportedFile(`audit-log-${today}`, { format, columns: entryColumns, rows }, context);
}
