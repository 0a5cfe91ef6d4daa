import { DecideRequestButtons } from './approvals/decisions/decide-request-buttons.tsx';
import { PeopleFilters } from './approvals/people-filters.tsx';
import { RequestActions } from './booking/request-actions.tsx';
import { RequestList } from './requests/request-list.tsx';

/** Everybody's requests that the viewer may see, with what may be done about them. */
export function AllRequests() {
  return (
    <RequestList
      view="all"
      moreFilters={PeopleFilters}
      actions={RequestActions}
      decision={DecideRequestButtons}
    />
  );
}
