import type { Language } from '@almanac/domain/language/language';
import type { LeaveType } from '@almanac/domain/leave/types/leave-type';
import { paginationOf } from '@almanac/domain/paging';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import {
  absenceRows,
  addedTotals,
  type ReportLevel,
  totalsOf,
} from '@almanac/domain/time-off/reports/absences/absence-rows';
import type {
  AbsenceReport,
  ReadAbsenceReport,
} from '@almanac/domain/time-off/reports/absences/report-schema';
import { checkReportSize } from '@almanac/domain/time-off/reports/absences/report-size';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { type ReportedAbsences, reportedAbsences } from './absence-report.ts';
import { readAskedAbsentees, reportedOf } from './asked-absentees.ts';
import { namedRows, namedType } from './report-rows.ts';

/** The absences of the people visible to the caller: the rows of a page, and the totals of all pages. */
export async function readAbsenceReport(
  context: UseCaseContext,
  { page, limit, ...asked }: ReadAbsenceReport,
): Promise<Outcome<AbsenceReport, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const people = await readAskedAbsentees(context, asked);
  if (isRefusal(people)) return people;
  const { database, actor, texts, gone: signal } = context;
  const { from, to, level } = asked;
  const onPage = new Set(people.slice((page - 1) * limit, page * limit));
  const shown: ReportedAbsences[] = [];
  const totals: ReturnType<typeof totalsOf> = [];
  let [rows, pending] = [0, 0];
  let types: readonly LeaveType[] = [];
  for await (const absences of reportedAbsences(database, people, reportedOf(asked), actor, { signal })) {
    totals.push(...totalsOf(absences.days));
    pending += absences.pending;
    ({ types } = absences.names);
    if (!onPage.has(absences.person)) continue;
    shown.push(absences);
    rows += absenceRows(level, absences.days).length;
    const size = checkReportSize(rows);
    if (size.refused) return size;
  }
  const rowsOf = <Level extends ReportLevel>(each: Level) =>
    shown.flatMap((absences) => namedRows(each, absences, texts.language));
  const report = {
    from,
    to,
    totals: namedTotals(totals, types, texts.language),
    pending,
    pagination: paginationOf({ page, limit }, people.length),
  };
  switch (level) {
    case 'SUMS':
      return { ...report, level, rows: rowsOf(level) };
    case 'ABSENCES':
      return { ...report, level, rows: rowsOf(level) };
    case 'DAYS':
      return { ...report, level, rows: rowsOf(level) };
  }
}

/** The sums of everyone's totals, in the order of the types. */
function namedTotals(
  totals: ReturnType<typeof totalsOf>,
  types: readonly LeaveType[],
  language: Language,
): AbsenceReport['totals'] {
  const sums = new Map(addedTotals(totals).map((total) => [total.type, total]));
  return types.flatMap((type) => {
    const sum = sums.get(type.code);
    return sum ? { ...sum, type: namedType(type, language) } : [];
  });
}
