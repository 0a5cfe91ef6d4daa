import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import { issueOf, type RequestField } from '@almanac/domain/time-off/requests/request-rules';
import type { RequestTimeOff } from '@almanac/domain/time-off/requests/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypes } from '../../../leave/types/types.ts';
import { withoutEmpty } from '../../../platform/forms/empty-fields.ts';
import { useDebounced } from '../../../platform/lists/use-debounced.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { capacityQuery, conflictsQuery } from '../../presence/entries/api.ts';
import { checkablePeriod } from '../../presence/marks/checkable-period.ts';
import { previewQuery, type TypedRequest } from './api.ts';
import { minutesField } from './request-form-rules.ts';

const nowhere: Period = { startDate: '', endDate: '' };

type Wanted = Omit<RequestTimeOff, 'reason'>;

interface Whose {
  /** The viewer's request that is changed, if one is. */
  requestId?: string | undefined;
  /** Whom it is for, where that is not the viewer; null while nobody is chosen. */
  userId?: string | null | undefined;
}

/**
 * How the server judges a request, and whom it would meet, asked for once its type and dates stand still.
 * The old answers stay while new ones are asked for.
 */
export function useRequestChecks(wanted: Wanted, { requestId, userId }: Whose) {
  const { departmentId } = useViewer();
  const requesterId = userId ?? undefined;
  const { isAway } = useTypes().typeOf(wanted.type);
  const typed = JSON.stringify({ ...wanted, userId });
  const isSettled = useDebounced(typed) === typed;
  const isComplete = userId !== null && isAskable(wanted);
  const isAsked = isSettled && isComplete;
  const preview = useQuery({
    ...previewQuery({ ...wanted, userId: requesterId, excludeRequestId: requestId }),
    enabled: isAsked,
    // Who sends the request waits for this answer, but not for a second attempt at it.
    retry: false,
  });
  const checkable = isAsked ? checkablePeriod(wanted) : undefined;
  const mayCheck = checkable !== undefined;
  const period = checkable ?? nowhere;
  const conflicts = useQuery({
    ...conflictsQuery({ period, excludeRequestId: requestId, requesterId }),
    enabled: mayCheck,
  });
  const isThin = preview.data !== undefined && capacityState(preview.data.coverage) !== 'fine';
  const capacity = useQuery({
    ...capacityQuery({ period, ...(requesterId === undefined ? { departmentId } : { requesterId }) }),
    enabled: mayCheck && isThin && isAway,
  });
  const isAsking = preview.isLoading || conflicts.isLoading || capacity.isLoading;
  const isChecking = isComplete && (!isSettled || isAsking);
  const keeping = { isShown: mayCheck, isAsking: isChecking, about: requesterId };
  return {
    isChecking,
    failure: isAsked && preview.isLoadingError ? preview.error : undefined,
    preview: useKept(preview.data, { ...keeping, isShown: isAsked }),
    teammates: useKept(conflicts.data?.teammates, keeping),
    capacity: useKept(capacity.data, keeping),
  };
}

export type RequestChecks = ReturnType<typeof useRequestChecks>;

/** Asks the server how it would answer the request; returns the field at which it would refuse it, if there is one. */
export function useRequestCheck(requestId: string | undefined) {
  const client = useQueryClient();
  return async ({ reason: _, ...wanted }: TypedRequest): Promise<RequestField | undefined> => {
    const question = previewQuery({ ...withoutEmpty(wanted), excludeRequestId: requestId });
    // Without an answer the request is sent all the same, and judged then.
    const preview = await client.fetchQuery({ ...question, retry: false }).catch(() => undefined);
    return preview && issueOf(preview.decision)?.path;
  };
}

/** Whether the two dates are there and make a period, of which something can be said, and the hours are some of a day. */
function isAskable({ startDate, endDate, minutes }: Wanted): boolean {
  const isPeriod = isCalendarDate(startDate) && isCalendarDate(endDate) && startDate <= endDate;
  return isPeriod && minutesField.safeParse(minutes).success;
}

interface Keeping {
  /** Whether there is something that it could be the answer to. */
  isShown: boolean;
  isAsking: boolean;
  /** Whom it is about: what was answered of somebody else is not kept. */
  about: string | undefined;
}

/** The value; while a new one is asked for, the one before. */
function useKept<Value>(value: Value | undefined, { isShown, isAsking, about }: Keeping): Value | undefined {
  const [kept, setKept] = useState({ value, about });
  const before = isAsking && kept.about === about ? kept.value : undefined;
  const shown = (isShown ? value : undefined) ?? before;
  if (shown !== kept.value || about !== kept.about) setKept({ value: shown, about });
  return shown;
}
