import { UsersPage } from '../people/accounts/users-page.tsx';
import { LeavingDialog } from '../time-off/leaving/leaving-dialog.tsx';

export function UsersWithLeavingPage() {
  return <UsersPage leaving={LeavingDialog} />;
}
