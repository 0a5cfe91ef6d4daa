import type { readAbsenceReport } from '@almanac/domain/time-off/reports/absences/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '../../../platform/http/call.ts';
import { staleTime, timeOffKey } from '../../requests/api.ts';
import type { askedReport } from './month-filters.ts';

const call = { readAbsenceReport: caller<typeof readAbsenceReport>('GET', '/reports/absences') };

/** People on a page of the report. */
const peopleOnPage = '50';

/** A page of the approved absences of a period, with the totals of all pages. */
export function absenceReportQuery({ page, ...asked }: ReturnType<typeof askedReport> & { page: number }) {
  return queryOptions({
    queryKey: [...timeOffKey, 'absence-report', asked, page],
    queryFn: ({ signal }) =>
      call.readAbsenceReport({ ...asked, page: String(page), limit: peopleOnPage }, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });
}
