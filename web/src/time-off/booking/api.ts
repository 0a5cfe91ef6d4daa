import type {
  cancelRequest,
  deleteRequest,
  editRequest,
  previewRequest,
  requestTimeOff,
} from '@almanac/domain/time-off/booking/endpoints';
import type { readRequest } from '@almanac/domain/time-off/requests/endpoints';
import type { RequestTimeOff, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/call.ts';
import type { Submitted } from '../../platform/edited-record.ts';
import { withCleared } from '../../platform/empty-fields.ts';
import { deletionKey, refetchTimeOff, timeOffKey } from '../requests/api.ts';

const call = {
  read: caller<typeof readRequest>('GET', '/vacation/{id}'),
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

export function reloadRequest({ id }: TimeOffRequest): Promise<TimeOffRequest> {
  return call.read({ id });
}

/** Changes the request, or asks for time off where there is none yet. */
export function saveRequestMutation(request?: TimeOffRequest) {
  return mutationOptions({
    mutationFn: ({ values, changes, version }: Submitted<RequestTimeOff>) =>
      request
        ? call.edit({ id: request.id, ...withCleared(changes, ['reason']), version })
        : call.request(values),
    onSettled: (_answer, _error, _wanted, _result, { client }) => refetchTimeOff(client),
  });
}

export function cancelRequestMutation() {
  return mutationOptions({
    mutationFn: (cancellation: { id: string; version: number; reason: string | undefined }) =>
      call.cancel(cancellation),
    onSettled: (_answer, _error, _request, _result, { client }) => refetchTimeOff(client),
  });
}

export function deleteRequestMutation() {
  return mutationOptions({
    mutationKey: deletionKey,
    mutationFn: ({ id, version }: TimeOffRequest) => call.delete({ id, version: `${version}` }),
    onSettled: (_answer, _error, _request, _result, { client }) => refetchTimeOff(client),
  });
}
