import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { requestStatusLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { DayOfInstant } from '../../platform/day-text.tsx';

/** What the status means for the person who asked: what is awaited, or what was decided and when. */
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
    case 'CANCELLED':
      return requestStatusLabel[request.status];
  }
}
