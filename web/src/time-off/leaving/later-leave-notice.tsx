import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { useTypes } from '../../leave/types/types.ts';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { useLastDay } from '../../platform/session/today.ts';
import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { leavingQuery } from './api.ts';
import { text } from './messages/later-text.ts';
import { openRequestText } from './open-request-text.ts';

const shownRequests = 5;

interface LaterLeaveNoticeProps {
  user: User;
  /** The last day in form values. */
  lastDay: string | null;
}

/** Warns of pending and approved requests after the new last day, which saving doesn't cancel. */
export function LaterLeaveNotice({ user, lastDay }: LaterLeaveNoticeProps) {
  const { nameOf } = useTypes();
  const { maxValue } = useLastDay();
  const day = lastDay ?? '';
  const isOther = isCalendarDate(day) && day <= maxValue && day !== user.employmentEnd;
  const { data, isLoading, error } = useQuery({ ...leavingQuery(user.id, day), enabled: isOther });
  if (!isOther) return null;
  if (isLoading) return <Spinner label={text('time-off.leaving.loadingLater')} />;
  if (error) return <FailureAlert title={text('time-off.leaving.laterNotLoaded')} error={error} />;
  if (!data || data.laterLeave.length === 0) return null;
  const { laterLeave } = data;
  return (
    <Alert tone="warning" title={text('time-off.leaving.laterRequests', { count: laterLeave.length })}>
      <ul className="list-disc ps-5">
        {laterLeave.slice(0, shownRequests).map((request) => (
          <li key={request.id}>{openRequestText(request, nameOf)}</li>
        ))}
        {laterLeave.length > shownRequests && (
          <li>{text('time-off.leaving.more', { count: laterLeave.length - shownRequests })}</li>
        )}
      </ul>
      <p>{text('time-off.leaving.laterStays')}</p>
    </Alert>
  );
}
