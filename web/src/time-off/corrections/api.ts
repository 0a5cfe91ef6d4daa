import type {
  interruptRequest,
  requestOnBehalf,
  shortenRequest,
} from '@almanac/domain/time-off/corrections/endpoints';
import type {
  InterruptRequest,
  RequestOnBehalf,
  ShortenRequest,
} from '@almanac/domain/time-off/corrections/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { mutationOptions } from '@tanstack/react-query';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import { headedCaller } from '../../platform/http/call.ts';
import { refetchTimeOff } from '../requests/api.ts';
import { mailedOf } from '../requests/words/mailed-header.ts';

const call = {
  shorten: headedCaller<typeof shortenRequest>('POST', '/vacation/{id}/shorten'),
  interrupt: headedCaller<typeof interruptRequest>('POST', '/vacation/{id}/interruptions'),
  onBehalf: headedCaller<typeof requestOnBehalf>('POST', '/vacation/on-behalf'),
};

export function shortenRequestMutation({ id, version }: TimeOffRequest) {
  return mutationOptions({
    mutationFn: async ({ values }: Submitted<ShortenRequest>) => {
      const { answer, headers } = await call.shorten({ ...values, id, version });
      return { ...answer, ...mailedOf(headers) };
    },
    onSettled: (_answer, _error, _wanted, _result, { client }) => refetchTimeOff(client),
  });
}

export function interruptRequestMutation({ id, version }: TimeOffRequest) {
  return mutationOptions({
    mutationFn: async ({ values }: Submitted<InterruptRequest>) => {
      const { answer, headers } = await call.interrupt({ ...values, id, version });
      return { ...answer, ...mailedOf(headers) };
    },
    onSettled: (_answer, _error, _wanted, _result, { client }) => refetchTimeOff(client),
  });
}

export function requestOnBehalfMutation() {
  return mutationOptions({
    mutationFn: async ({ values }: Submitted<RequestOnBehalf>) => {
      const { answer, headers } = await call.onBehalf(values);
      return { ...answer, ...mailedOf(headers) };
    },
    onSettled: (_answer, _error, _wanted, _result, { client }) => refetchTimeOff(client),
  });
}
