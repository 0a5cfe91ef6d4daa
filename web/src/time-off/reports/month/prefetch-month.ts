import type { QueryClient } from '@tanstack/react-query';
import { readToday } from '../../../platform/session/today.ts';
import { absenceReportQuery } from './api.ts';
import { askedReport, monthFilters } from './month-filters.ts';

/** Starts to read the month of the address while the page loads. */
export async function prefetchMonth(queryClient: QueryClient, search: URLSearchParams): Promise<void> {
  const filters = monthFilters.read(search);
  const asked = askedReport(filters, await readToday(queryClient));
  queryClient.prefetchQuery(absenceReportQuery({ ...asked, page: filters.page }));
}
