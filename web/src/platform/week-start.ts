import { firstDayOfWeek } from '@almanac/domain/calendar/week-start';
import type { QueryClient } from '@tanstack/react-query';
import { readerLocale } from './locale.ts';
import { companyQuery, useCompany } from './session/company.ts';

/** The number of the first day of the week, 0 for Sunday to 6 for Saturday. */
export function useFirstDay(): number {
  return firstDayOfWeek(useCompany().weekStart, readerLocale());
}

/** The same day, for prefetching. */
export async function readFirstDay(queryClient: QueryClient): Promise<number> {
  const { weekStart } = await queryClient.ensureQueryData(companyQuery);
  return firstDayOfWeek(weekStart, readerLocale());
}
