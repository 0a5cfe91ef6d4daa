import { UsersPage } from '../people/accounts/users-page.tsx';
import { RequestOnBehalfDialog } from '../time-off/booking/request-on-behalf.tsx';
import { LaterLeaveNotice } from '../time-off/leaving/later-leave-notice.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

const LeavingDialog = lazyDialog(
  async () => (await import('../time-off/leaving/leaving-dialog.tsx')).LeavingDialog,
);

const EmploymentsDialog = lazyDialog(
  async () => (await import('../leave/employments/employments-dialog.tsx')).EmploymentsDialog,
);

const DeputiesDialog = lazyDialog(
  async () => (await import('../time-off/approvals/deputies/deputies.tsx')).DeputiesDialog,
);

export function UsersWithLeavingPage() {
  return (
    <UsersPage
      leaving={LeavingDialog}
      employments={EmploymentsDialog}
      timeOff={RequestOnBehalfDialog}
      deputies={DeputiesDialog}
      laterLeave={LaterLeaveNotice}
    />
  );
}
