import { allowed, type Decision, refuseInput } from '../../../refusal.ts';
import { message } from '../messages/message.ts';

/** The most rows in one answer: a year of absences of a thousand people, or a month of their days. */
export const mostReportRows = 10_000;

/** Whether a page may have that many rows. Refuses with `VALIDATION_ERROR` at `limit`. */
export function checkReportSize(rows: number): Decision<'VALIDATION_ERROR'> {
  if (rows <= mostReportRows) return allowed;
  return refuseInput('limit', message('time-off.reports.tooManyRows', { most: mostReportRows }));
}
