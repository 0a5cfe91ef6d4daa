import { DecideRequestButtons } from './approvals/decisions/decide-request-buttons.tsx';
import { PeopleRequestFilterBar } from './approvals/people-request-filter-bar.tsx';
import { RequestActions } from './booking/request-actions.tsx';
import { RequestList } from './requests/request-list.tsx';

/** All requests visible to the viewer, with their actions. */
export function AllRequests() {
  return (
    <RequestList
      view="all"
      filterBar={PeopleRequestFilterBar}
      actions={RequestActions}
      decision={DecideRequestButtons}
    />
  );
}
