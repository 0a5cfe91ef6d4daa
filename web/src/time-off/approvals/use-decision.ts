import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { errorMessage } from '../../platform/api-error.ts';
import { useMutationOnce } from '../../platform/use-mutation-once.ts';
import { toast } from '../../ui/toast.ts';
import { decideRequestMutation, type RequestDecision } from './api.ts';

const pastForm = { approve: 'approved', reject: 'rejected' } as const;

/** Approves or rejects the request and says what came of it, also when its row is gone by then. */
export function useDecision(request: TimeOffRequest) {
  const { mutate, isPending, variables } = useMutationOnce({
    ...decideRequestMutation(),
    onSuccess: (_answer, { decision }) => {
      toast(`Request ${pastForm[decision]}`, {
        detail: `${personName(request.requester)} is told by mail.`,
      });
    },
    onError: (error, { decision }) => {
      toast(`Failed to ${decision} request: ${errorMessage(error)}`, {
        tone: 'danger',
        detail: personName(request.requester),
      });
    },
  });
  const inProgress: RequestDecision['decision'] | undefined = isPending ? variables.decision : undefined;
  return {
    inProgress,
    approve: () => mutate({ decision: 'approve', request }),
    reject: (reason: string) => mutate({ decision: 'reject', request, reason }),
  };
}
