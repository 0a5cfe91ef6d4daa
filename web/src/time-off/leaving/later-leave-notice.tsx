import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useQuery } from '@tanstack/react-query';
import { useTypes } from '../../leave/types/types.ts';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { countText } from '../../platform/lists/count-text.ts';
import { useLastDay } from '../../platform/session/today.ts';
import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { leavingQuery } from './api.ts';
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
  if (isLoading) return <Spinner label="Looking for time off after that day" />;
  if (error) return <FailureAlert title="Couldn't load the time off after that day" error={error} />;
  if (!data || data.laterLeave.length === 0) return null;
  const { laterLeave } = data;
  return (
    <Alert tone="warning" title={`${countText(laterLeave.length, 'request')} after the new last day`}>
      <ul className="list-disc ps-5">
        {laterLeave.slice(0, shownRequests).map((request) => (
          <li key={request.id}>{openRequestText(request, nameOf)}</li>
        ))}
        {laterLeave.length > shownRequests && <li>and {laterLeave.length - shownRequests} more</li>}
      </ul>
      <p>Saving cancels none of them. To end time off with the last day, use ‘Leaving’ instead.</p>
    </Alert>
  );
}
