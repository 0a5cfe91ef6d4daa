import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useState } from 'react';
import { useTypes } from '../../../leave/types/types.ts';
import { isolated } from '../../../platform/isolated.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { usePinnedRow } from '../../requests/pinned-row.tsx';
import { spanText } from '../../requests/words/request-texts.ts';
import type { Verdict } from './api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { draftOfReason, useDecision } from './use-decisions.ts';

const ownRequest =
  'This is your own request. You may decide it because you are the only administrator, and the audit log says so.';

const wordsOfReason = {
  approve: {
    title: 'Approve Request',
    label: 'Please say why you decide it yourself:',
    placeholder: 'It is kept in the audit log...',
    confirmLabel: 'Approve Request',
    variant: 'primary',
  },
  reject: { title: 'Reject Request', label: 'Please provide a reason for rejection:' },
} as const;

interface DecideRequestButtonsProps {
  request: TimeOffRequest;
  /** Id of the requester's name, which distinguishes the buttons of different rows. */
  nameId: string;
  /** Whether Approve stands out and Reject is quiet, as on the dashboard and on the request's own page. */
  isPrimary?: boolean;
  /** Whether Approve acts at once, where it can be undone and the request's facts are all in view. */
  approvesAtOnce?: boolean;
}

/** Approve and Reject, with a confirmation by default. The only administrator decides their own request with a reason. */
export function DecideRequestButtons({
  request,
  nameId,
  isPrimary = false,
  approvesAtOnce = false,
}: DecideRequestButtonsProps) {
  const { inProgress, approve, reject } = useDecision(request);
  // Snapshot from when the question opened, so that the answer applies to what was shown.
  const [question, setQuestion] = useState<{ decision: Verdict; seen: TimeOffRequest }>();
  usePinnedRow(request, 'decision', question !== undefined);
  const ask = (decision: Verdict) => setQuestion({ decision, seen: request });
  const { decision, seen = request } = question ?? {};
  const viewer = useViewer();
  const isOwn = viewer.id === request.requester.id;
  const { nameOf } = useTypes();
  const about = `${isolated(personName(seen.requester))}, ${nameOf(seen.type)}, ${spanText(seen)}`;
  const description = (
    <>
      {isOwn && <p>{ownRequest}</p>}
      <p className="font-medium text-ink">{about}</p>
    </>
  );
  const close = () => setQuestion(undefined);
  const give = decision === 'approve' ? approve : reject;
  return (
    <>
      <Button
        size="small"
        variant={isPrimary ? 'primary' : 'secondary'}
        aria-describedby={nameId}
        isPending={inProgress === 'approve'}
        pendingLabel="Approving..."
        isDisabled={inProgress === 'reject'}
        onPress={() => (approvesAtOnce && !isOwn ? approve(request) : ask('approve'))}
      >
        Approve
      </Button>
      <Button
        size="small"
        variant={isPrimary ? 'quiet' : 'secondary'}
        aria-describedby={nameId}
        isPending={inProgress === 'reject'}
        pendingLabel="Rejecting..."
        isDisabled={inProgress === 'approve'}
        onPress={() => ask('reject')}
      >
        Reject
      </Button>
      <ConfirmDialog
        isOpen={decision === 'approve' && !isOwn}
        onClose={close}
        title="Approve Request"
        message="Are you sure you want to approve this time off request?"
        confirmLabel="Approve"
        onConfirm={() => {
          close();
          approve(seen);
        }}
      >
        <p className="font-medium text-ink">{about}</p>
      </ConfirmDialog>
      {decision && (isOwn || decision === 'reject') && (
        <ReasonDialog
          onClose={close}
          description={description}
          {...wordsOfReason[decision]}
          isReasonRequired
          draftName={draftOfReason(decision, request)}
          onGive={(reason) => give(seen, reason)}
        />
      )}
    </>
  );
}
