import { UsersPage } from '../people/accounts/users-page.tsx';
import { DeputiesDialog } from '../time-off/approvals/deputies.tsx';
import { RequestForSomebodyDialog } from '../time-off/booking/request-for-somebody.tsx';
import { LeavingDialog } from '../time-off/leaving/leaving-dialog.tsx';

export function UsersWithLeavingPage() {
  return <UsersPage leaving={LeavingDialog} timeOff={RequestForSomebodyDialog} deputies={DeputiesDialog} />;
}
