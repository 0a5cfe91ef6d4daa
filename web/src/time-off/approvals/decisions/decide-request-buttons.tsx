import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useState } from 'react';
import { useTypes } from '../../../leave/types/types.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { usePinnedRow } from '../../requests/pinned-row.tsx';
import { spanText } from '../../requests/words/request-texts.ts';
import type { Verdict } from './api.ts';
import { text } from './messages/text.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { draftOfReason, useDecision } from './use-decisions.ts';

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
  const about = text('time-off.approvals.about', {
    name: personName(seen.requester),
    type: nameOf(seen.type),
    days: spanText(seen),
  });
  const description = (
    <>
      {isOwn && <p>{text('time-off.approvals.ownRequest')}</p>}
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
        pendingLabel={text('time-off.approvals.approving')}
        isDisabled={inProgress === 'reject'}
        onPress={() => (approvesAtOnce && !isOwn ? approve(request) : ask('approve'))}
      >
        {text('time-off.approvals.approve')}
      </Button>
      <Button
        size="small"
        variant={isPrimary ? 'quiet' : 'secondary'}
        aria-describedby={nameId}
        isPending={inProgress === 'reject'}
        pendingLabel={text('time-off.approvals.rejecting')}
        isDisabled={inProgress === 'approve'}
        onPress={() => ask('reject')}
      >
        {text('time-off.approvals.reject')}
      </Button>
      <ConfirmDialog
        isOpen={decision === 'approve' && !isOwn}
        onClose={close}
        title={text('time-off.approvals.approveRequest')}
        message={text('time-off.approvals.approveQuestion')}
        confirmLabel={text('time-off.approvals.approve')}
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
          {...reasonWords(decision)}
          isReasonRequired
          draftName={draftOfReason(decision, request)}
          onGive={(reason) => give(seen, reason)}
        />
      )}
    </>
  );
}

function reasonWords(decision: Verdict) {
  if (decision === 'reject') {
    return {
      title: text('time-off.approvals.rejectRequest'),
      label: text('time-off.approvals.reasonOfRejection'),
    };
  }
  return {
    title: text('time-off.approvals.approveRequest'),
    label: text('time-off.approvals.ownReason'),
    placeholder: text('time-off.approvals.ownReasonHint'),
    confirmLabel: text('time-off.approvals.approveRequest'),
    variant: 'primary' as const,
  };
}
