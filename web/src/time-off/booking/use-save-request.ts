import type { RequestTimeOff, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useMutationOnce } from '../../platform/use-mutation-once.ts';
import { editRequestMutation, requestTimeOffMutation } from './api.ts';

interface Outcome {
  onSuccess: (saved: TimeOffRequest) => void;
  onError: (error: Error) => void;
}

/** Saves what a request form holds: as a change of the request, or as a new one where there is none. */
export function useSaveRequest(request: TimeOffRequest | undefined) {
  const asking = useMutationOnce(requestTimeOffMutation());
  const edit = useMutationOnce(editRequestMutation());
  const save = (values: RequestTimeOff, outcome: Outcome) => {
    if (request) edit.mutate({ id: request.id, ...values }, outcome);
    else asking.mutate(values, outcome);
  };
  return { save, isPending: asking.isPending || edit.isPending };
}
