import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { useQuery } from '@tanstack/react-query';
import { allocationsQuery } from './api.ts';

interface Membership {
  userId: string;
  startDate: string;
  endDate?: string | null | undefined;
  /** The membership that is being edited. */
  memberId?: string | undefined;
}

/** What the person is allocated to in the period of the form; asks once person and dates make a question. */
export function useAllocations({ userId, startDate, endDate, memberId }: Membership) {
  const isQuestion =
    userId !== '' &&
    isCalendarDate(startDate) &&
    (!endDate || (isCalendarDate(endDate) && endDate >= startDate));
  const { data, error, isFetching } = useQuery({
    ...allocationsQuery({
      userId,
      startDate,
      ...(endDate && { endDate }),
      ...(memberId && { excludeMemberId: memberId }),
    }),
    enabled: isQuestion,
  });
  return {
    allocations: isQuestion && !isFetching ? data : undefined,
    error: isQuestion ? error : null,
    isChecking: isQuestion && isFetching,
  };
}
