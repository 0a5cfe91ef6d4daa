import { personName } from '@almanac/domain/access/person-name';
import { sentenceAtField } from '@almanac/domain/refusal';
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
import { showDecided } from './show-decided.ts';

/** The name under which the reason of a decision is kept while it is typed. */
export const draftOfReason = (decision: Verdict, { id }: TimeOffRequest) => `${decision}-request-${id}`;
export const draftOfReasonForSeveral = 'reject-requests';

/**
 * Approves or rejects the request and says what came of it, also when its row is gone by then. What is decided is the
 * request as it was `seen`: who was asked about it before it was changed is told so.
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
      if (isChangedMeanwhile(error)) return tellChanged(request);
      toastFailure(`Failed to ${decision} request`, error, personName(request.requester));
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

/** Takes back decisions that were just made, and says what came of it. */
function useUndo() {
  const { mutate } = useMutationOnce({
    ...undoDecisionsMutation(),
    onSuccess: ({ undone, failures: [failure, ...others] }) => {
      if (undone > 0) {
        toast(undone === 1 ? 'Decision undone' : `${undone} decisions undone`, {
          detail: 'What was asked for waits for a decision again. Nobody was told.',
        });
      }
      if (failure === undefined) return;
      const what = others.length === 0 ? 'The decision was' : `${others.length + 1} decisions were`;
      toastFailure(`${what} not undone`, failure);
    },
  });
  return (decisions: readonly Decided[]) => mutate(decisions);
}

/** The list is fetched again: it shows what the request has become, and the decision is asked for anew. */
function tellChanged({ requester }: TimeOffRequest): void {
  toast('This request was changed meanwhile', {
    tone: 'danger',
    detail: `${personName(requester)}: nothing was decided. Please look at it again.`,
  });
}

export interface FailedDecision {
  request: TimeOffRequest;
  message: string;
}

/** Which of the requests are selected, and how to decide them together; what failed is kept with its reason. */
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
          return request ? [{ request, message: sentenceAtField(message) }] : [];
        }),
      );
      const decisions = succeeded.flatMap((id, index) => {
        const request = decided.find((each) => each.id === id);
        if (!request) return [];
        // The decision itself is the one change since it was shown; they were decided one after the other.
        const version = request.version + 1;
        const decidedAt = startedAt + (took * (index + 1)) / succeeded.length;
        return [{ request, decided: { id, version }, decidedAt }];
      });
      showDecided({ decision, decisions, mailed }, today, undo);
    },
    onError: (error, { decision }) => toastFailure(`Failed to ${decision} the requests`, error),
  });
  // A request that somebody else has decided meanwhile is selected no longer.
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
