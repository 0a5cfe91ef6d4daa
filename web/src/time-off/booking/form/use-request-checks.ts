import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Period } from '@almanac/domain/calendar/period';
import { capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import type { RequestField } from '@almanac/domain/time-off/requests/request-rules';
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

interface Subject {
  /** The viewer's request, if an existing one is changed. */
  requestId?: string | undefined;
  /** The requester if not the viewer; null until chosen. */
  userId?: string | null | undefined;
}

/**
 * The server's preview and overlaps, loaded once type and dates stop changing. Previous results stay
 * meanwhile.
 */
export function useRequestChecks(wanted: Wanted, { requestId, userId }: Subject) {
  const { departmentId } = useViewer();
  const requesterId = userId ?? undefined;
  const { isAway } = useTypes().typeOf(wanted.type);
  const typed = JSON.stringify({ ...wanted, userId });
  const isSettled = useDebounced(typed) === typed;
  const isComplete = userId !== null && isAskable(wanted);
  const isEnabled = isSettled && isComplete;
  const preview = useQuery({
    ...previewQuery({ ...wanted, userId: requesterId, excludeRequestId: requestId }),
    enabled: isEnabled,
    // Submitting waits for this response, so it isn't retried.
    retry: false,
  });
  const checkable = isEnabled ? checkablePeriod(wanted) : undefined;
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
  const isLoading = preview.isLoading || conflicts.isLoading || capacity.isLoading;
  const isChecking = isComplete && (!isSettled || isLoading);
  const settings = { isShown: mayCheck, isLoading: isChecking, about: requesterId };
  return {
    isChecking,
    failure: isEnabled && preview.isLoadingError ? preview.error : undefined,
    preview: usePrevious(preview.data, { ...settings, isShown: isEnabled }),
    teammates: usePrevious(conflicts.data?.teammates, settings),
    capacity: usePrevious(capacity.data, settings),
  };
}

export type RequestChecks = ReturnType<typeof useRequestChecks>;

/** Previews the request on submit. Returns the field to show the refusal at, if any. */
export function useRequestCheck(requestId: string | undefined) {
  const client = useQueryClient();
  return async ({ reason: _, ...wanted }: TypedRequest): Promise<RequestField | undefined> => {
    const question = previewQuery({ ...withoutEmpty(wanted), excludeRequestId: requestId });
    // Without a preview the request is sent anyway, and validated then.
    const preview = await client.fetchQuery({ ...question, retry: false }).catch(() => undefined);
    return preview?.decision.issue?.path;
  };
}

/** Whether dates and hours are valid enough for a preview. */
function isAskable({ startDate, endDate, minutes }: Wanted): boolean {
  const isPeriod = isCalendarDate(startDate) && isCalendarDate(endDate) && startDate <= endDate;
  return isPeriod && minutesField.safeParse(minutes).success;
}

interface PreviousSettings {
  /** Whether the value still applies. */
  isShown: boolean;
  isLoading: boolean;
  /** The subject; values of another subject are dropped. */
  about: string | undefined;
}

/** The value, or the previous one while a new one loads. */
function usePrevious<Value>(
  value: Value | undefined,
  { isShown, isLoading, about }: PreviousSettings,
): Value | undefined {
  const [stored, setStored] = useState({ value, about });
  const before = isLoading && stored.about === about ? stored.value : undefined;
  const shown = (isShown ? value : undefined) ?? before;
  if (shown !== stored.value || about !== stored.about) setStored({ value: shown, about });
  return shown;
}
