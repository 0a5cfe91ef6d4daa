import { randomUUIDv7 } from 'node:crypto';
import type { exportEvents } from '@almanac/domain/audit/export-events';
import type { AuditedAction } from '@almanac/domain/events/audited-entity';
import { isRefusal, type Refusal } from '@almanac/domain/refusal';
import { csvOf, type RowsOf } from '../platform/http/endpoints/csv.ts';
import { Download } from '../platform/use-case/download.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { change } from './change.ts';

interface Exported<Column extends string> {
  event: (typeof exportEvents)[AuditedAction<'export'>];
  /** File name, to which the date is added. */
  fileName: string;
  total: number;
  columns: readonly Column[];
  rows: RowsOf<NoInfer<Column>>;
}

/** Returns a list as a CSV file and logs the export with its number of rows. */
export async function exportList<Column extends string>(
  context: UseCaseContext,
  { event, fileName, total, columns, rows }: Exported<Column>,
): Promise<Download | Refusal<never>> {
  const logged = await change(context, async () => ({
    result: null,
    events: [event({ entityId: randomUUIDv7(), changes: [{ field: 'rowsExported', to: total }] })],
  }));
  if (isRefusal(logged)) return logged;
  return new Download(`${fileName}-${context.today}.csv`, csvOf(columns, rows));
}
