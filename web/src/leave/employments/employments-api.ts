import type {
  changeEmployments,
  readEmployments,
} from '@almanac/domain/leave/employments/employments-endpoints';
import type { GivenEmployment } from '@almanac/domain/leave/employments/employments-schema';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import { queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/http/call.ts';

const call = {
  read: caller<typeof readEmployments>('GET', '/admin/users/{id}/employments'),
  change: caller<typeof changeEmployments>('PUT', '/admin/users/{id}/employments'),
};

/** A person's employments with the version of their account; always current, as they are edited as a whole. */
export function employmentsQuery(id: string) {
  return queryOptions({
    queryKey: ['users', id, 'employments'],
    queryFn: ({ signal }) => call.read({ id }, signal),
    staleTime: 0,
  });
}

export function employmentsCall(id: string, version: number, employments: readonly GivenEmployment[]) {
  return (effect: RuleFields, signal?: AbortSignal): ReturnType<typeof call.change> =>
    call.change({ id, version, employments: [...employments], ...effect }, signal);
}
