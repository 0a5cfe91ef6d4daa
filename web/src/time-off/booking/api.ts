import type {
  cancelRequest,
  deleteRequest,
  editRequest,
  previewRequest,
  requestTimeOff,
} from '@almanac/domain/time-off/booking/endpoints';
import type { RequestTimeOff, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/call.ts';
import { deletionKey, refetchTimeOff, timeOffKey } from '../requests/api.ts';

const call = {
  request: caller<typeof requestTimeOff>('POST', '/vacation'),
  preview: caller<typeof previewRequest>('POST', '/vacation/preview'),
  edit: caller<typeof editRequest>('PUT', '/vacation/{id}'),
  cancel: caller<typeof cancelRequest>('POST', '/vacation/{id}/cancel'),
  delete: caller<typeof deleteRequest>('DELETE', '/vacation/{id}'),
};

/** What a request, or the change of an existing one, would take, leave and be answered. */
export function previewQuery(question: Parameters<typeof call.preview>[0]) {
  return queryOptions({
    queryKey: [...timeOffKey, 'preview', question],
    queryFn: async ({ signal }) => ({ ...(await call.preview(question, signal)), type: question.type }),
  });
}

/** Changes the request, or asks for time off where there is none yet. */
export function saveRequestMutation(request?: TimeOffRequest) {
  return mutationOptions({
    mutationFn: (wanted: RequestTimeOff) =>
      request ? call.edit({ id: request.id, ...wanted }) : call.request(wanted),
    onSettled: (_answer, _error, _wanted, _result, { client }) => refetchTimeOff(client),
  });
}

export function cancelRequestMutation() {
  return mutationOptions({
    mutationFn: (cancellation: { id: string; reason: string | undefined }) => call.cancel(cancellation),
    onSettled: (_answer, _error, _request, _result, { client }) => refetchTimeOff(client),
  });
}

export function deleteRequestMutation() {
  return mutationOptions({
    mutationKey: deletionKey,
    mutationFn: ({ id }: TimeOffRequest) => call.delete({ id }),
    onSettled: (_answer, _error, _request, _result, { client }) => refetchTimeOff(client),
  });
}
