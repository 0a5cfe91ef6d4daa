import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import { issueOf, type RequestField } from '@almanac/domain/time-off/requests/request-rules';
import type { RequestTimeOff } from '@almanac/domain/time-off/requests/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypes } from '../../leave/types.ts';
import { withoutEmpty } from '../../platform/empty-fields.ts';
import { useViewer } from '../../platform/session.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { capacityQuery, conflictsQuery } from '../presence/api.ts';
import { checkablePeriod } from '../presence/checkable-period.ts';
import { previewQuery, type TypedRequest } from './api.ts';

const nowhere: Period = { startDate: '', endDate: '' };

type Wanted = Omit<RequestTimeOff, 'reason'>;

/**
 * How the server judges the viewer's request, and whom it would meet, asked for once its type and dates stand still.
 * The old answers stay while new ones are asked for.
 */
export function useRequestChecks(wanted: Wanted, requestId: string | undefined) {
  const { departmentId } = useViewer();
  const { isAway } = useTypes().typeOf(wanted.type);
  const typed = JSON.stringify(wanted);
  const isSettled = useDebounced(typed) === typed;
  const isAsked = isSettled && isAskable(wanted);
  const preview = useQuery({
    ...previewQuery({ ...wanted, excludeRequestId: requestId }),
    enabled: isAsked,
    // Who sends the request waits for this answer, but not for a second attempt at it.
    retry: false,
  });
  const period = isAsked ? checkablePeriod(wanted) : undefined;
  const conflicts = useQuery({
    ...conflictsQuery({ period: period ?? nowhere, excludeRequestId: requestId }),
    enabled: period !== undefined,
  });
  const isThin = preview.data !== undefined && capacityState(preview.data.coverage) !== 'fine';
  const capacity = useQuery({
    ...capacityQuery({ period: period ?? nowhere, departmentId }),
    enabled: period !== undefined && isThin && isAway,
  });
  const isAsking = preview.isLoading || conflicts.isLoading || capacity.isLoading;
  const isChecking = isAskable(wanted) && (!isSettled || isAsking);
  return {
    isChecking,
    hasFailed: isAsked && preview.isLoadingError,
    preview: useKept(isAsked ? preview.data : undefined, isChecking),
    teammates: useKept(period && conflicts.data?.teammates, isChecking),
    capacity: useKept(period && capacity.data, isChecking),
  };
}

export type RequestChecks = ReturnType<typeof useRequestChecks>;

/** Asks the server how it would answer the request; returns the field at which it would refuse it, if there is one. */
export function useJudge(requestId: string | undefined) {
  const client = useQueryClient();
  return async ({ reason: _, ...wanted }: TypedRequest): Promise<RequestField | undefined> => {
    const question = previewQuery({ ...withoutEmpty(wanted), excludeRequestId: requestId });
    // Without an answer the request is sent all the same, and judged then.
    const preview = await client.fetchQuery({ ...question, retry: false }).catch(() => undefined);
    return preview && issueOf(preview.decision)?.path;
  };
}

/** Whether the two dates are there and make a period, of which something can be said, and hours are understood. */
function isAskable({ startDate, endDate, minutes = 0 }: Wanted): boolean {
  return (
    isCalendarDate(startDate) && isCalendarDate(endDate) && startDate <= endDate && !Number.isNaN(minutes)
  );
}

/** The value; while a new one is asked for, the one before. */
function useKept<Value>(value: Value | undefined, isAsking: boolean): Value | undefined {
  const [kept, setKept] = useState(value);
  const shown = value ?? (isAsking ? kept : undefined);
  if (shown !== kept) setKept(shown);
  return shown;
}
