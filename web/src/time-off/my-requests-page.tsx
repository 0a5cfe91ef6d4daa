import { Plus } from 'lucide-react';
import { LinkButton } from '../ui/button/link-button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { DecideRequestButtons } from './approvals/decisions/decide-request-buttons.tsx';
import { RequestActions } from './booking/request-actions.tsx';
import { text } from './messages/text.ts';
import { RequestList } from './requests/request-list.tsx';

export function MyRequestsPage() {
  return (
    <>
      <PageHeader
        title={text('time-off.myRequests')}
        actions={
          <LinkButton to="/time-off" variant="primary" icon={<Plus aria-hidden="true" />}>
            {text('time-off.newRequest')}
          </LinkButton>
        }
      />
      <RequestList
        view="my-requests"
        hasTitle={false}
        actions={RequestActions}
        decision={DecideRequestButtons}
      />
    </>
  );
}
