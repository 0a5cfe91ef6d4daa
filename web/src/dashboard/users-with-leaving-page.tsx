import { UsersPage } from '../people/accounts/users-page.tsx';
import { RequestOnBehalfDialog } from '../time-off/booking/request-on-behalf.tsx';
import { LaterLeaveNotice } from '../time-off/leaving/later-leave-notice.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

const LeavingDialog = lazyDialog(
  async () => (await import('../time-off/leaving/leaving-dialog.tsx')).LeavingDialog,
);

const DeputiesDialog = lazyDialog(
  async () => (await import('../time-off/approvals/deputies/deputies.tsx')).DeputiesDialog,
);

export function UsersWithLeavingPage() {
  return (
    <UsersPage
      leaving={LeavingDialog}
      timeOff={RequestOnBehalfDialog}
      deputies={DeputiesDialog}
      laterLeave={LaterLeaveNotice}
    />
  );
}
