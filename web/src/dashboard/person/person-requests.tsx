import { useViewer } from '../../platform/session/session.ts';
import { DecideRequestButtons } from '../../time-off/approvals/decisions/decide-request-buttons.tsx';
import { RequestActions } from '../../time-off/booking/request-actions.tsx';
import { RequestList } from '../../time-off/requests/request-list.tsx';

/** A person's requests, to decide and correct in place. */
export function PersonRequests({ userId }: { userId: string }) {
  const viewer = useViewer();
  return (
    <RequestList
      view={userId === viewer.id ? 'my-requests' : 'all'}
      hasTitle={false}
      requesterId={userId}
      actions={RequestActions}
      decision={DecideRequestButtons}
    />
  );
}
