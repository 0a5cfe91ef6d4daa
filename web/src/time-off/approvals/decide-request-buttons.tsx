import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useDecision } from './use-decisions.ts';

interface DecideRequestButtonsProps {
  request: TimeOffRequest;
  /** The element that names the requester, which tells the buttons of one row from those of another. */
  nameId: string;
}

/** Approve and Reject in a row of a list, where each of them asks first. */
export function DecideRequestButtons({ request, nameId }: DecideRequestButtonsProps) {
  const { inProgress, approve, reject } = useDecision(request);
  const [question, setQuestion] = useState<'approve' | 'reject'>();
  const name = personName(request.requester);
  const close = () => setQuestion(undefined);
  return (
    <>
      <Button
        size="small"
        aria-describedby={nameId}
        isPending={inProgress === 'approve'}
        pendingLabel="Approving..."
        isDisabled={inProgress === 'reject'}
        onPress={() => setQuestion('approve')}
      >
        Approve
      </Button>
      <Button
        size="small"
        aria-describedby={nameId}
        isPending={inProgress === 'reject'}
        pendingLabel="Rejecting..."
        isDisabled={inProgress === 'approve'}
        onPress={() => setQuestion('reject')}
      >
        Reject
      </Button>
      <ConfirmDialog
        isOpen={question === 'approve'}
        onClose={close}
        title="Approve Request"
        message="Are you sure you want to approve this time off request?"
        confirmLabel="Approve"
        onConfirm={() => {
          close();
          approve();
        }}
      />
      <RejectDialog
        isOpen={question === 'reject'}
        onClose={close}
        title="Reject Request"
        description={`The request of ${name}`}
        label="Please provide a reason for rejection:"
        isReasonRequired
        onReject={reject}
      />
    </>
  );
}
