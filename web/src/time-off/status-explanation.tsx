import type { TimeOffRequest } from '@almanac/domain/time-off/schema';
import { requestStatusLabel } from '@almanac/domain/time-off/vocabulary';
import { DayOfInstant } from './day-text.tsx';

/** What the status means for the person who asked: what is awaited, when it was decided, or why not. */
export function StatusExplanation({ request }: { request: TimeOffRequest }) {
  switch (request.status) {
    case 'PENDING':
      return 'Awaiting HR Review';
    case 'APPROVED':
      return (
        <>
          {requestStatusLabel.APPROVED}
          {request.approvedAt !== undefined && (
            <>
              {' on '}
              <DayOfInstant instant={request.approvedAt} />
            </>
          )}
        </>
      );
    case 'REJECTED':
      return (
        <>
          {requestStatusLabel.REJECTED}:{' '}
          <span dir="auto">{request.rejectionReason || 'Request was rejected'}</span>
        </>
      );
    case 'CANCELLED':
      return requestStatusLabel.CANCELLED;
  }
}
