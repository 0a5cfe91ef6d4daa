import { UsersPage } from '../people/accounts/users-page.tsx';
import { RequestForSomebodyDialog } from '../time-off/booking/request-for-somebody.tsx';
import { LeavingDialog } from '../time-off/leaving/leaving-dialog.tsx';

export function UsersWithLeavingPage() {
  return <UsersPage leaving={LeavingDialog} timeOff={RequestForSomebodyDialog} />;
}
