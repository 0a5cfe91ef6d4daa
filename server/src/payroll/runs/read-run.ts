import { checkPayrollAdmin } from '@almanac/domain/access/admin-rules';
import { message } from '@almanac/domain/payroll/messages/message';
import { fileName, filesOf } from '@almanac/domain/payroll/rendering/files';
import type { RunWithRows } from '@almanac/domain/payroll/run-schema';
import { notFound, type Outcome } from '@almanac/domain/refusal';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { runAnswer } from './list-runs.ts';
import { readCorrectedMonths, readRows, readRun as readStoredRun } from './run-queries.ts';

export async function readRun(
  { actor, database }: UseCaseContext,
  { id, page, limit }: { id: string; page: number; limit: number },
): Promise<Outcome<RunWithRows, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const permission = checkPayrollAdmin(actor);
  if (permission.refused) return permission;
  const run = await readStoredRun(database, id);
  if (!run) return notFound(message('payroll.run'));
  const shown = { first: (page - 1) * limit, limit };
  const [months, rows, corrections] = await Promise.all([
    readCorrectedMonths(database, id),
    readRows(database, { runId: id, part: 'ROWS', ...shown }),
    readRows(database, { runId: id, part: 'CORRECTIONS', ...shown }),
  ]);
  const { startDate: from, endDate: to, settings } = run;
  const files = filesOf(settings, { from, to, rows: [], corrections: months.map((month) => ({ month })) });
  return {
    ...runAnswer(run),
    files: files.map((file) => ({ name: fileName(file, settings), month: file.month, part: file.part })),
    rows,
    corrections,
  };
}
