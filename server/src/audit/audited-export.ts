import { randomUUIDv7 } from 'node:crypto';
import type { AuditedAction } from '@almanac/domain/audit/audited-entity';
import { isRefusal, type Refusal } from '@almanac/domain/refusal';
import { csvOf, type RowsOf } from '../platform/http/endpoints/csv.ts';
import { Download } from '../platform/use-case/download.ts';
import type { UseCaseContext } from '../platform/use-case/use-case.ts';
import { change } from './change.ts';

interface Exported<Column extends string> {
  action: AuditedAction<'export'>;
  /** What the file holds, as in 'Exported 12 rows of leave balances'. */
  noun: string;
  /** The file is called so, and by the day. */
  fileName: string;
  /** How many rows there are. */
  total: number;
  columns: readonly Column[];
  rows: RowsOf<NoInfer<Column>>;
}

/** A list as a CSV file; the log keeps that it was taken out, and how much of it. */
export async function exportList<Column extends string>(
  context: UseCaseContext,
  { action, noun, fileName, total, columns, rows }: Exported<Column>,
): Promise<Download | Refusal<never>> {
  const logged = await change(context, async () => ({
    result: null,
    audit: {
      action,
      entity: 'export',
      entityId: randomUUIDv7(),
      summary: `Exported ${total} ${total === 1 ? 'row' : 'rows'} of ${noun}`,
      changes: [{ field: 'rowsExported', to: total }],
    },
  }));
  if (isRefusal(logged)) return logged;
  return new Download(`${fileName}-${context.today}.csv`, csvOf(columns, rows));
}
