import * as z from 'zod/mini';
import { checkReportViewer } from '../../../access/approver-rules.ts';
import { endpoint } from '../../../endpoint.ts';
import { fileFormat, listTypes } from '../../../file-format.ts';
import { AbsenceReport, ExportAbsenceReport, ReadAbsenceReport } from './report-schema.ts';

export const readAbsenceReport = endpoint({
  name: 'readAbsenceReport',
  summary:
    'The approved absences of a period of at most 24 months, as payroll counts them: sums by month, absences cut to months, or days; of the people in the approver’s scope, without types that they may not see. Pages count people, in order of their names; at most 10,000 rows',
  method: 'GET',
  path: '/reports/absences',
  access: 'signed-in',
  mayTry: checkReportViewer,
  query: ReadAbsenceReport,
  status: 200,
  answer: AbsenceReport,
  refusals: ['FORBIDDEN'],
});

export const exportAbsenceReport = endpoint({
  name: 'exportAbsenceReport',
  summary: 'The same rows of everyone as a file',
  method: 'GET',
  path: '/reports/absences/export',
  access: 'signed-in',
  mayTry: checkReportViewer,
  query: z.object({ ...ExportAbsenceReport.shape, ...fileFormat }),
  status: 200,
  answer: null,
  download: listTypes,
  refusals: ['FORBIDDEN'],
});
