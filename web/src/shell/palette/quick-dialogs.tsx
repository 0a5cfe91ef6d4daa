import { EmploymentsDialog } from '../../leave/employments/employments-dialog.tsx';
import { UserDialogs } from '../../people/accounts/user-dialogs.tsx';
import { TeamDialog } from '../../teams/directory/team-dialogs.tsx';
import { DeputiesDialog } from '../../time-off/approvals/deputies/deputies.tsx';
import { RequestOnBehalfDialog } from '../../time-off/booking/request-on-behalf.tsx';
import { LaterLeaveNotice } from '../../time-off/leaving/later-leave-notice.tsx';
import { LeavingDialog } from '../../time-off/leaving/leaving-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';

export type QuickDialog = 'keys' | 'for-somebody' | 'invite' | 'create-team';

/** Dialogs the palette opens above the current page. */
export function QuickDialogs({ open, onClose }: { open: QuickDialog; onClose: () => void }) {
  switch (open) {
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'for-somebody':
      return <RequestOnBehalfDialog onClose={onClose} />;
    case 'invite':
      return (
        <UserDialogs
          dialog={{ kind: 'invite' }}
          leaving={LeavingDialog}
          employments={EmploymentsDialog}
          timeOff={RequestOnBehalfDialog}
          deputies={DeputiesDialog}
          laterLeave={LaterLeaveNotice}
          onClose={onClose}
        />
      );
    case 'create-team':
      return <TeamDialog team={undefined} onClose={onClose} />;
  }
}
