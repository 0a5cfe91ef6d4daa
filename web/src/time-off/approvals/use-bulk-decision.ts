import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useState } from 'react';
import { errorMessage } from '../../platform/api-error.ts';
import { useMutationOnce } from '../../platform/use-mutation-once.ts';
import { toast } from '../../ui/toast.ts';
import { countText } from '../requests/request-text.ts';
import { decideRequestsMutation, type Verdict } from './api.ts';

export interface FailedDecision {
  request: TimeOffRequest;
  message: string;
}

const pastForm = { approve: 'approved', reject: 'rejected' } as const;

/** Which of the requests are selected, and how to decide them together; what failed is kept with its reason. */
export function useBulkDecision(requests: readonly TimeOffRequest[]) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly FailedDecision[]>([]);
  const { mutate, isPending, variables } = useMutationOnce({
    ...decideRequestsMutation(),
    onSuccess: ({ succeeded, failed: refused }, { decision, requests: decided }) => {
      setSelectedIds([]);
      setFailed(
        refused.flatMap(({ id, message }) => {
          const request = decided.find((each) => each.id === id);
          return request ? [{ request, message }] : [];
        }),
      );
      if (succeeded.length === 0) return;
      toast(`${countText(succeeded.length, 'request')} ${pastForm[decision]}`, {
        detail: 'Those who asked are told by mail.',
      });
    },
    onError: (error, { decision }) =>
      toast(`Failed to ${decision} the requests: ${errorMessage(error)}`, { tone: 'danger' }),
  });
  // A request that somebody else has decided meanwhile is selected no longer.
  const selected = requests.filter(({ id }) => selectedIds.includes(id));

  const decide = (decision: Verdict, reason?: string) => {
    setFailed([]);
    mutate({ decision, requests: selected, reason });
  };

  const inProgress: Verdict | undefined = isPending ? variables.decision : undefined;
  return {
    selected,
    select: (chosen: readonly TimeOffRequest[]) => setSelectedIds(chosen.map(({ id }) => id)),
    toggle: ({ id }: TimeOffRequest, isSelected: boolean) =>
      setSelectedIds((present) =>
        isSelected ? [...present, id] : present.filter((selectedId) => selectedId !== id),
      ),
    decide,
    inProgress,
    failed,
    forgetFailed: () => setFailed([]),
  };
}
