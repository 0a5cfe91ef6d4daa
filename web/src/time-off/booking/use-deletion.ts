import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { errorMessage } from '../../platform/api-error.ts';
import { useToday } from '../../platform/today.ts';
import { useMutationOnce } from '../../platform/use-mutation-once.ts';
import { toast } from '../../ui/toast.ts';
import { deleteRequestMutation, requestTimeOffMutation } from './api.ts';

/**
 * Deletes the request and says so. Deleted is deleted: what the message offers is to ask for the same days again,
 * while that is still allowed.
 */
export function useDeletion(request: TimeOffRequest) {
  const today = useToday();
  const { mutate: askAgain } = useMutationOnce({
    ...requestTimeOffMutation(),
    onSuccess: () => toast('Time off request submitted', { detail: 'It awaits HR review.' }),
    onError: (error) =>
      toast(`Failed to create time off request: ${errorMessage(error)}`, { tone: 'danger' }),
  });
  const { type, startDate, endDate, reason } = request;
  const again = { label: 'Ask again', onPress: () => askAgain({ type, startDate, endDate, reason }) };
  const { mutate, isPending } = useMutationOnce({
    ...deleteRequestMutation(),
    onSuccess: () => toast('Time off request deleted', { action: startDate < today ? undefined : again }),
    onError: (error) => toast(`Failed to delete request: ${errorMessage(error)}`, { tone: 'danger' }),
  });
  return { deleteRequest: () => mutate(request), isDeleting: isPending };
}
