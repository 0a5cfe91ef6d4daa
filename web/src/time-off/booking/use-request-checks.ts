import type { Period } from '@almanac/domain/calendar/period';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../platform/session.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { capacityQuery, conflictsQuery } from '../presence/api.ts';
import { checkablePeriod } from '../presence/checkable-period.ts';

const nowhere: Period = { startDate: '', endDate: '' };

/** What the viewer's request for the dates would meet, asked for once the dates stand still. */
export function useRequestChecks({ startDate, endDate }: Period, excludeRequestId: string | undefined) {
  const { departmentId } = useViewer();
  const settled = { startDate: useDebounced(startDate), endDate: useDebounced(endDate) };
  const isSettled = settled.startDate === startDate && settled.endDate === endDate;
  const period = isSettled ? checkablePeriod(settled) : undefined;
  const conflicts = useQuery({
    ...conflictsQuery({ period: period ?? nowhere, excludeRequestId }),
    enabled: period !== undefined,
  });
  const capacity = useQuery({
    ...capacityQuery({ period: period ?? nowhere, departmentId }),
    enabled: period !== undefined && departmentId !== undefined,
  });
  return {
    isChecking: checkablePeriod({ startDate, endDate }) !== undefined && (!isSettled || conflicts.isLoading),
    conflicts: period && conflicts.data,
    capacity: period && capacity.data,
  };
}
