import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { User } from '@almanac/domain/people/accounts/schema';
import type { planLeaving, readLeaving } from '@almanac/domain/time-off/leaving/endpoints';
import type { PlanLeaving } from '@almanac/domain/time-off/leaving/schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { refetchPeople } from '../../departments/api.ts';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import { caller } from '../../platform/http/call.ts';
import { refetchTimeOff, timeOffKey } from '../requests/api.ts';

const call = {
  read: caller<typeof readLeaving>('GET', '/admin/users/{id}/leaving'),
  plan: caller<typeof planLeaving>('POST', '/admin/users/{id}/leaving'),
};

/** Open matters of the person after the last day. */
export function leavingQuery(userId: string, lastDay: CalendarDate) {
  return queryOptions({
    queryKey: [...timeOffKey, 'leaving', userId, lastDay],
    queryFn: ({ signal }) => call.read({ id: userId, lastDay }, signal),
  });
}

export function planLeavingMutation({ id }: User) {
  return mutationOptions({
    mutationFn: ({ values, version }: Submitted<PlanLeaving>) => call.plan({ id, ...values, version }),
    onSettled: async (_answer, _error, _plan, _result, { client }) => {
      await Promise.all([refetchPeople(client), refetchTimeOff(client)]);
    },
  });
}
