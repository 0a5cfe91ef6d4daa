import type { Colleague } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usersQuery } from '../../people/accounts/api.ts';
import { UserActions, type UserChange } from '../../people/accounts/user-actions.tsx';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { loadingFailure } from '../../platform/http/loading-failure.ts';
import { RequestOnBehalfDialog } from '../../time-off/booking/request-on-behalf.tsx';
import { LaterLeaveNotice } from '../../time-off/leaving/later-leave-notice.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './messages/text.ts';

const LeavingDialog = lazyDialog(
  async () => (await import('../../time-off/leaving/leaving-dialog.tsx')).LeavingDialog,
);

const EmploymentsDialog = lazyDialog(
  async () => (await import('../../leave/employments/employments-dialog.tsx')).EmploymentsDialog,
);

const DeputiesDialog = lazyDialog(
  async () => (await import('../../time-off/approvals/deputies/deputies.tsx')).DeputiesDialog,
);

const UserDialogs = lazyDialog(
  async () => (await import('../../people/accounts/user-dialogs.tsx')).UserDialogs,
  ({ dialog }) => dialog !== undefined,
);

const mostAlike = 100;

/** What administrators can do with a person's account. */
export function PersonAdministration({ person }: { person: Colleague }) {
  const [dialog, setDialog] = useState<UserChange>();
  const query = useQuery(usersQuery({ search: person.email, limit: mostAlike }));
  const { data, isFetching, refetch } = query;
  const error = loadingFailure(query);
  const user = data?.rows.find(({ id }) => id === person.id);
  if (!data && error) {
    return (
      <FailureAlert
        title={text('dashboard.person.accountNotLoaded')}
        error={error}
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!user) return data ? null : <Skeleton className="size-8 max-md:size-11" />;
  return (
    <>
      <UserActions user={user} onChange={setDialog} />
      <UserDialogs
        dialog={dialog}
        leaving={LeavingDialog}
        employments={EmploymentsDialog}
        timeOff={RequestOnBehalfDialog}
        deputies={DeputiesDialog}
        laterLeave={LaterLeaveNotice}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}
