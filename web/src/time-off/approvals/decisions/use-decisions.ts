import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useState } from 'react';
import { toastFailure } from '../../../platform/forms/failure-toast.ts';
import { isChangedMeanwhile } from '../../../platform/http/api-error.ts';
import { useMutationOnce } from '../../../platform/http/use-mutation-once.ts';
import { discardDraft } from '../../../platform/session/drafts.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { toast } from '../../../ui/toast/toast.ts';
import {
  type Decided,
  decideRequestMutation,
  decideRequestsMutation,
  type RequestDecision,
  undoDecisionsMutation,
  type Verdict,
} from './api.ts';
import { text } from './messages/text.ts';
import { showDecided } from './show-decided.ts';

/** Draft name of a decision's reason. */
export const draftOfReason = (decision: Verdict, { id }: TimeOffRequest) => `${decision}-request-${id}`;
export const draftOfReasonForSeveral = 'reject-requests';

/**
 * Approves or rejects the request and shows the outcome, even if its row is gone. `seen` is the version shown
 * at the time; a newer one is refused.
 */
export function useDecision(request: TimeOffRequest) {
  const undo = useUndo();
  const today = useToday();
  const { id: userId } = useViewer();
  const { mutate, isPending, variables } = useMutationOnce({
    ...decideRequestMutation(),
    onSuccess: (decided, { decision }) => {
      discardDraft({ userId, form: draftOfReason(decision, request) });
      const decisions = [{ request, decided, decidedAt: decided.startedAt }];
      showDecided({ decision, decisions, mailed: decided.mailed }, today, undo);
    },
    onError: (error, { decision }) => {
      if (isChangedMeanwhile(error)) return showChanged(request);
      const failure =
        decision === 'approve'
          ? text('time-off.approvals.approveFailed')
          : text('time-off.approvals.rejectFailed');
      toastFailure(failure, error, personName(request.requester));
    },
  });
  const inProgress: RequestDecision['decision'] | undefined = isPending ? variables.decision : undefined;
  return {
    inProgress,
    approve: (seen: TimeOffRequest, reason?: string) =>
      mutate({ decision: 'approve', request: seen, reason }),
    reject: (seen: TimeOffRequest, reason: string) => mutate({ decision: 'reject', request: seen, reason }),
  };
}

/** Undoes recent decisions and shows the outcome. */
function useUndo() {
  const { mutate } = useMutationOnce({
    ...undoDecisionsMutation(),
    onSuccess: ({ undone, failures: [failure, ...others] }) => {
      if (undone > 0) {
        toast(text('time-off.approvals.undone', { count: undone }), {
          detail: text('time-off.approvals.undoneHint', { count: undone }),
        });
      }
      if (failure === undefined) return;
      toastFailure(text('time-off.approvals.notUndone', { count: others.length + 1 }), failure);
    },
  });
  return (decisions: readonly Decided[]) => mutate(decisions);
}

/** The refetched list shows the changed request, to be decided again. */
function showChanged({ requester }: TimeOffRequest): void {
  toast(text('time-off.approvals.changedMeanwhile'), {
    tone: 'danger',
    detail: text('time-off.approvals.changedMeanwhileHint', { name: personName(requester) }),
  });
}

export interface FailedDecision {
  request: TimeOffRequest;
  message: string;
}

/** The selected requests and their bulk decision; failures are listed with their reasons. */
export function useBulkDecision(requests: readonly TimeOffRequest[]) {
  const undo = useUndo();
  const today = useToday();
  const { id: userId } = useViewer();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [onOtherPages, setOnOtherPages] = useState<readonly TimeOffRequest[]>([]);
  const [failed, setFailed] = useState<readonly FailedDecision[]>([]);
  const { mutate, isPending, variables } = useMutationOnce({
    ...decideRequestsMutation(),
    onSuccess: ({ succeeded, failed: refused, mailed, startedAt, took }, { decision, requests: decided }) => {
      if (refused.length === 0) discardDraft({ userId, form: draftOfReasonForSeveral });
      setSelectedIds([]);
      setOnOtherPages([]);
      setFailed(
        refused.flatMap(({ id, message }) => {
          const request = decided.find((each) => each.id === id);
          return request ? [{ request, message }] : [];
        }),
      );
      const decisions = succeeded.flatMap((id, index) => {
        const request = decided.find((each) => each.id === id);
        if (!request) return [];
        // The decision is the only change since the request was shown, and raises the version by one.
        const version = request.version + 1;
        const decidedAt = startedAt + (took * (index + 1)) / succeeded.length;
        return [{ request, decided: { id, version }, decidedAt }];
      });
      showDecided({ decision, decisions, mailed }, today, undo);
    },
    onError: (error, { decision }) =>
      toastFailure(
        decision === 'approve'
          ? text('time-off.approvals.approveManyFailed')
          : text('time-off.approvals.rejectManyFailed'),
        error,
      ),
  });
  // Requests decided by others meanwhile are deselected.
  const onPage = new Set(requests.map(({ id }) => id));
  const selected = [
    ...requests.filter(({ id }) => selectedIds.includes(id)),
    ...onOtherPages.filter(({ id }) => !onPage.has(id)),
  ];

  const decide = (decision: Verdict, seen: readonly TimeOffRequest[], reason?: string) => {
    setFailed([]);
    mutate({ decision, requests: seen, reason });
  };

  const [first] = variables?.requests ?? [];
  return {
    selected,
    select: (chosen: readonly TimeOffRequest[]) => {
      setSelectedIds(chosen.map(({ id }) => id));
      setOnOtherPages(chosen.filter(({ id }) => !onPage.has(id)));
    },
    toggle: ({ id }: TimeOffRequest, isSelected: boolean) =>
      setSelectedIds((present) =>
        isSelected ? [...present, id] : present.filter((selectedId) => selectedId !== id),
      ),
    decide,
    inProgress: isPending && variables && first ? { ...variables, call: first.id } : undefined,
    failed,
    forgetFailed: () => setFailed([]),
  };
}
