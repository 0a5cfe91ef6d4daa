import { checkPayrollAdmin } from '@almanac/domain/access/admin-rules';
import { payrollExported } from '@almanac/domain/payroll/events';
import { message } from '@almanac/domain/payroll/messages/message';
import type { PayrollRow } from '@almanac/domain/payroll/profiles/payroll-row';
import { fileName, filesOf, nameOfPeriod } from '@almanac/domain/payroll/rendering/files';
import type { RunFile } from '@almanac/domain/payroll/run-schema';
import { isRefusal, notFound, type Outcome } from '@almanac/domain/refusal';
import { change } from '../../audit/change.ts';
import type { Reader } from '../../platform/database/database.ts';
import { Download } from '../../platform/use-case/download.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { xlsxType } from '../../platform/xlsx/xlsx-sheet.ts';
import { csvBytes, xlsxBytes, zipBytes } from './file-bytes.ts';
import { type Part, readRows, readRun } from './run-queries.ts';

const rowsInAQuery = 1000;

/** The files of a run, or those of a month or part; several come as a zip. The download is logged. */
export async function readRunFile(
  context: UseCaseContext,
  { id, month, part }: { id: string } & RunFile,
): Promise<Outcome<Download, 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { actor, database } = context;
  const permission = checkPayrollAdmin(actor);
  if (permission.refused) return permission;
  const run = await readRun(database, id);
  if (!run) return notFound(message('payroll.run'));
  const { startDate: from, endDate: to, settings, profileName: profile } = run;
  const [rows, corrections] = [
    await readAllRows(database, { runId: id, part: 'ROWS', count: run.rowCount }),
    await readAllRows(database, { runId: id, part: 'CORRECTIONS', count: run.correctionCount }),
  ];
  const files = filesOf(settings, { from, to, rows, corrections }).filter(
    (file) => (month === undefined || file.month === month) && (part === undefined || file.part === part),
  );
  const [first, ...others] = files;
  if (!first) return notFound(message('payroll.file'));
  const rowsExported = files.reduce((sum, file) => sum + file.rows.length, 0);
  const logged = await change(context, async () => ({
    result: null,
    events: [
      payrollExported({
        entityId: id,
        changes: [{ field: 'rowsExported', to: rowsExported }],
        data: { profile, from, to },
      }),
    ],
  }));
  if (isRefusal(logged)) return logged;
  const { format } = settings;
  const isExcel = format === 'XLSX';
  const bytesOf = isExcel ? xlsxBytes : csvBytes;
  if (others.length === 0) {
    return new Download(fileName(first, settings), bytesOf(first, settings), isExcel ? xlsxType : undefined);
  }
  const zipped = files.map((file) => ({ name: fileName(file, settings), pieces: bytesOf(file, settings) }));
  return new Download(`${nameOfPeriod(from, to)}.zip`, zipBytes(zipped), 'application/zip');
}

/** All rows of a part, read in pages. */
async function readAllRows(
  database: Reader,
  { runId, part, count }: { runId: string; part: Part; count: number },
): Promise<PayrollRow[]> {
  const rows: PayrollRow[] = [];
  for (let first = 0; first < count; first += rowsInAQuery) {
    rows.push(...(await readRows(database, { runId, part, first, limit: rowsInAQuery })));
  }
  return rows;
}
