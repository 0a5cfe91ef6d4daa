import { absencesExported } from '@almanac/domain/audit/export-events';
import type { FileFormat } from '@almanac/domain/file-format';
import type { Said } from '@almanac/domain/language/message';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { absenceRows, type ReportLevel } from '@almanac/domain/time-off/reports/absences/absence-rows';
import type { ExportAbsenceReport } from '@almanac/domain/time-off/reports/absences/report-schema';
import { exportList } from '../../../audit/audited-export.ts';
import { readLeaveTypes } from '../../../leave/types/type-queries.ts';
import type { CsvCell } from '../../../platform/csv/csv.ts';
import type { Columns } from '../../../platform/csv/exported-csv.ts';
import type { Download } from '../../../platform/use-case/download.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { message } from '../messages/message.ts';
import { reportedAbsences } from './absence-report.ts';
import { readAskedAbsentees, reportedOf } from './asked-absentees.ts';
import { namedRows } from './report-rows.ts';

const ofPerson = {
  name: { heading: message('time-off.reports.export.name') },
  email: { heading: message('time-off.reports.export.email') },
  personnelNumber: { heading: userFields.personnelNumber.label },
  costCentre: { heading: userFields.costCentre.label },
  departmentName: { heading: message('time-off.reports.export.department') },
  placeName: { heading: message('time-off.reports.export.place') },
} as const;

const ofType = { type: { heading: message('time-off.reports.export.type') } } as const;

const ofMonth = {
  ...ofPerson,
  ...ofType,
  month: { heading: message('time-off.reports.export.month') },
  days: { heading: message('time-off.reports.export.days') },
  hours: { heading: message('time-off.reports.export.hours') },
  calendarDays: { heading: message('time-off.reports.export.calendarDays') },
} as const;

const halves = {
  AM: message('time-off.reports.export.morning'),
  PM: message('time-off.reports.export.afternoon'),
};

const columnsOf = {
  SUMS: ofMonth,
  ABSENCES: {
    ...ofMonth,
    startDate: { heading: message('time-off.reports.export.startDate'), holds: 'dates' },
    startHalf: { heading: message('time-off.reports.export.startHalf'), words: halves },
    endDate: { heading: message('time-off.reports.export.endDate'), holds: 'dates' },
    endHalf: { heading: message('time-off.reports.export.endHalf'), words: halves },
    minutes: { heading: message('time-off.reports.export.minutes') },
    requestId: { heading: message('time-off.reports.export.requestId') },
  },
  DAYS: {
    ...ofPerson,
    ...ofType,
    date: { heading: message('time-off.reports.export.date'), holds: 'dates' },
    share: { heading: message('time-off.reports.export.share') },
    hours: { heading: message('time-off.reports.export.hours') },
  },
} as const satisfies Record<ReportLevel, Columns<string>>;

/** The rows of the report as a file, computed while it is sent. */
export async function exportAbsenceReport(
  context: UseCaseContext,
  { format, ...asked }: ExportAbsenceReport & FileFormat,
): Promise<Outcome<Download, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const people = await readAskedAbsentees(context, asked);
  if (isRefusal(people)) return people;
  const { database, actor, gone: signal } = context;
  const { level } = asked;
  const absences = () => reportedAbsences(database, people, reportedOf(asked), actor, { signal });
  let total = 0;
  for await (const { days } of absences()) total += absenceRows(level, days).length;
  const columns: Columns<string> & typeof ofType = columnsOf[level];
  return exportList<string>(context, {
    event: absencesExported,
    fileName: 'absences',
    total,
    format,
    columns: { ...columns, type: { ...columns.type, words: await typeWords(context) } },
    rows: rowsOf(level, absences(), context),
  });
}

async function* rowsOf(
  level: ReportLevel,
  people: ReturnType<typeof reportedAbsences>,
  { texts }: UseCaseContext,
): AsyncGenerator<Record<string, CsvCell>> {
  for await (const absences of people) {
    for (const { person, type, ...row } of namedRows(level, absences, texts.language)) {
      yield { ...person, type: type.code, ...row };
    }
  }
}

/** The names of the types as the caller reads them. */
async function typeWords({ database, texts }: UseCaseContext): Promise<Record<string, Said>> {
  const types = await readLeaveTypes(database);
  return Object.fromEntries(types.map((type) => [type.code, typeNameIn(texts.language, type)]));
}
