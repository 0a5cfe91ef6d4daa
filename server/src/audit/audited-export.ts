import { randomUUIDv7 } from 'node:crypto';
import type { exportEvents } from '@almanac/domain/audit/export-events';
import type { AuditedAction } from '@almanac/domain/events/audited-entity';
import { checkFileRows, type FileFormat } from '@almanac/domain/file-format';
import { isRefusal, type Refusal } from '@almanac/domain/refusal';
import type { RowsOf } from '../platform/csv/csv.ts';
import type { Columns } from '../platform/csv/exported-csv.ts';
import { exportedFile } from '../platform/csv/exported-file.ts';
import type { Download } from '../platform/use-case/download.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { change } from './change.ts';

interface Exported<Column extends string> extends FileFormat {
  event: (typeof exportEvents)[AuditedAction<'export'>];
  /** File name, to which the date is added. */
  fileName: string;
  total: number;
  columns: Columns<Column>;
  rows: RowsOf<NoInfer<Column>>;
}

/** Returns a list as a file and logs the export with its number of rows. */
export async function exportList<Column extends string>(
  context: UseCaseContext,
  { event, fileName, total, format, columns, rows }: Exported<Column>,
): Promise<Download | Refusal<'VALIDATION_ERROR'>> {
  const decision = checkFileRows({ format }, total);
  if (decision.refused) return decision;
  const logged = await change(context, async () => ({
    result: null,
    events: [event({ entityId: randomUUIDv7(), changes: [{ field: 'rowsExported', to: total }] })],
  }));
  if (isRefusal(logged)) return logged;
  return exportedFile(`${fileName}-${context.today}`, { format, columns, rows }, context);
}
