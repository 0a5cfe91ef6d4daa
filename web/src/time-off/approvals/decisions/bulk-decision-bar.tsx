import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { toastFailure } from '../../../platform/forms/failure-toast.ts';
import { useProgress } from '../../../platform/http/progress.ts';
import { useMutationOnce } from '../../../platform/http/use-mutation-once.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ProgressBar } from '../../../ui/data/progress-bar.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { mostDecidedAtOnce, readPendingApprovals, type Verdict } from './api.ts';
import { text } from './messages/bulk-text.ts';
import { text as common } from './messages/text.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { draftOfReasonForSeveral } from './use-decisions.ts';

interface BulkDecisionBarProps {
  requests: readonly TimeOffRequest[];
  /** Pending requests on all pages. */
  total: number;
  selected: readonly TimeOffRequest[];
  onSelect: (requests: readonly TimeOffRequest[]) => void;
  inProgress: { decision: Verdict; call: string } | undefined;
  onDecide: (decision: Verdict, seen: readonly TimeOffRequest[], reason?: string) => void;
}

/** Selects all, and approves or rejects the selection. Always visible, so that the list doesn't shift. */
export function BulkDecisionBar(props: BulkDecisionBarProps) {
  const { requests, total, selected, onSelect, inProgress, onDecide } = props;
  // Snapshot from when the question opened: the answer applies only to these, and to none that changed since.
  const [question, setQuestion] = useState<{ decision: Verdict; seen: readonly TimeOffRequest[] }>();
  const close = () => setQuestion(undefined);
  const ask = (decision: Verdict) => setQuestion({ decision, seen: selected });
  const seen = question?.seen ?? [];
  const counted = { count: seen.length };
  const isIdle = selected.length === 0;
  const isOfThisPage = selected.every((each) => requests.includes(each));
  const isPageSelected = requests.every((each) => selected.includes(each));
  const decision = inProgress?.decision;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        isSelected={isPageSelected}
        isIndeterminate={!isIdle && !isPageSelected}
        onChange={(isAll) => onSelect(isAll ? requests : [])}
      >
        {text('time-off.approvals.selectAll')}
      </Checkbox>
      {isPageSelected && isOfThisPage && total > requests.length && (
        <SelectBeyond total={total} onSelect={onSelect} />
      )}
      <p aria-live="polite" className="me-auto min-w-20 text-sm text-ink-muted">
        {isIdle ? '' : text('time-off.approvals.selected', { count: selected.length })}
      </p>
      <div className="flex gap-2 max-md:w-full max-md:flex-wrap max-md:*:flex-1 max-md:*:px-2">
        <Button
          size="small"
          icon={<Check aria-hidden="true" />}
          isDisabled={decision ? decision !== 'approve' : isIdle}
          isPending={decision === 'approve'}
          pendingLabel={common('time-off.approvals.approving')}
          onPress={() => (isOfThisPage ? onDecide('approve', selected) : ask('approve'))}
        >
          {text('time-off.approvals.approveSelected')}
        </Button>
        <Button
          size="small"
          icon={<X aria-hidden="true" />}
          isDisabled={decision ? decision !== 'reject' : isIdle}
          isPending={decision === 'reject'}
          pendingLabel={common('time-off.approvals.rejecting')}
          onPress={() => ask('reject')}
        >
          {text('time-off.approvals.rejectSelected')}
        </Button>
      </div>
      {inProgress && <DecisionProgress {...inProgress} />}
      <ConfirmDialog
        isOpen={question?.decision === 'approve'}
        onClose={close}
        title={text('time-off.approvals.approveRequests', counted)}
        message={text('time-off.approvals.approveAcrossPages', counted)}
        confirmLabel={text('time-off.approvals.approveCounted', counted)}
        pendingLabel={common('time-off.approvals.approving')}
        onConfirm={() => {
          close();
          onDecide('approve', seen);
        }}
      />
      {question?.decision === 'reject' && (
        <ReasonDialog
          onClose={close}
          title={text('time-off.approvals.rejectRequests', counted)}
          description={text('time-off.approvals.requestersWillSee', counted)}
          confirmLabel={text('time-off.approvals.rejectCounted', counted)}
          label={common('time-off.approvals.reasonOptional')}
          draftName={draftOfReasonForSeveral}
          onGive={(reason) => onDecide('reject', seen, reason)}
        />
      )}
    </div>
  );
}

/** Extends the selection to other pages, up to the limit of a bulk decision. */
function SelectBeyond({ total, onSelect }: Pick<BulkDecisionBarProps, 'total' | 'onSelect'>) {
  const { mutate, isPending } = useMutationOnce({
    mutationFn: readPendingApprovals,
    onSuccess: onSelect,
    onError: (error) => toastFailure(text('time-off.approvals.notSelected'), error),
  });
  return (
    <Button size="small" variant="quiet" isPending={isPending} onPress={() => mutate()}>
      {total > mostDecidedAtOnce
        ? text('time-off.approvals.selectFirst', { count: mostDecidedAtOnce })
        : text('time-off.approvals.selectAllPages', { count: total })}
    </Button>
  );
}

/** Progress of a decision. The server reports none for short ones. */
function DecisionProgress({ decision, call }: { decision: Verdict; call: string }) {
  const { done = 0, total = 0 } = useProgress(call) ?? {};
  if (total === 0) return null;
  const label =
    decision === 'approve'
      ? text('time-off.approvals.approvingProgress', { done, total })
      : text('time-off.approvals.rejectingProgress', { done, total });
  return <ProgressBar label={label} value={(done * 100) / total} />;
}
