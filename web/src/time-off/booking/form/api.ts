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
import type { Submitted } from '../../../platform/forms/edited-record.ts';
import { withoutEmpty } from '../../../platform/forms/empty-fields.ts';
import { caller, headedCaller } from '../../../platform/http/call.ts';
import { deletionKey, refetchTimeOff, timeOffKey } from '../../requests/api.ts';
import { type MaybeMailed, mailedOf } from '../../requests/words/mailed-header.ts';

const call = {
  read: caller<typeof readRequest>('GET', '/vacation/{id}'),
  request: headedCaller<typeof requestTimeOff>('POST', '/vacation'),
  preview: caller<typeof previewRequest>('POST', '/vacation/preview'),
  edit: headedCaller<typeof editRequest>('PUT', '/vacation/{id}'),
  cancel: headedCaller<typeof cancelRequest>('POST', '/vacation/{id}/cancel'),
  delete: caller<typeof deleteRequest>('DELETE', '/vacation/{id}'),
};

/** Effect and expected decision of a request, or of a change to one. */
export function previewQuery(question: Parameters<typeof call.preview>[0]) {
  return queryOptions({
    queryKey: [...timeOffKey, 'preview', question],
    queryFn: async ({ signal }) => ({ ...(await call.preview(question, signal)), asked: question }),
  });
}

export function reloadRequest({ id }: TimeOffRequest): Promise<TimeOffRequest> {
  return call.read({ id });
}

/** A request in form values. */
export type TypedRequest = Omit<RequestTimeOff, 'minutes'> & { minutes?: number | null | undefined };

/** Changes the request, or creates one. */
export function saveRequestMutation(request?: TimeOffRequest) {
  return mutationOptions({
    mutationFn: async ({
      values,
      changes: { startHalf, endHalf, ...changed },
      version,
    }: Submitted<TypedRequest>): Promise<TimeOffRequest & MaybeMailed> => {
      const { answer, headers } = request
        ? await call.edit({ id: request.id, ...changed, ...withoutEmpty({ startHalf, endHalf }), version })
        : await call.request(withoutEmpty(values));
      return { ...answer, ...mailedOf(headers) };
    },
    onSettled: (_answer, _error, _wanted, _result, { client }) => refetchTimeOff(client),
  });
}

export function cancelRequestMutation() {
  return mutationOptions({
    mutationFn: async (cancellation: { id: string; version: number; reason: string | undefined }) =>
      mailedOf((await call.cancel(cancellation)).headers),
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
