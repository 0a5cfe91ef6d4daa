import type {
  closeYear,
  listClosings,
  readYearEnd,
  undoClosing,
} from '@almanac/domain/time-off/closings/endpoints';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { caller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';

const call = {
  listClosings: caller<typeof listClosings>('GET', '/admin/leave/closings'),
  closeYear: caller<typeof closeYear>('POST', '/admin/leave/closings'),
  undoClosing: caller<typeof undoClosing>('DELETE', '/admin/leave/closings/{through}'),
  readYearEnd: caller<typeof readYearEnd>('GET', '/admin/leave/year-end'),
};

const closingsKey = ['time-off', 'closings'] as const;

export const closingsQuery = queryOptions({
  queryKey: [...closingsKey, 'list'],
  queryFn: ({ signal }) => call.listClosings({}, signal),
  staleTime: minute,
});

/** The balances at the end of a day, by plan and type. */
export function yearEndQuery(through: string) {
  return queryOptions({
    queryKey: [...closingsKey, 'year-end', through],
    queryFn: ({ signal }) => call.readYearEnd({ through }, signal),
    staleTime: minute,
  });
}

/** Closes everything through the day, unless it changed since the preview. */
export function closeYearMutation() {
  return mutationOptions({
    mutationFn: (through: string) => call.closeYear({ through }),
    onSuccess: (_closing, _through, _result, { client }) =>
      client.invalidateQueries({ queryKey: closingsKey }),
  });
}

export function undoClosingMutation() {
  return mutationOptions({
    mutationFn: (closing: { through: string; reason: string }) => call.undoClosing(closing),
    onSuccess: (_answer, _closing, _result, { client }) =>
      client.invalidateQueries({ queryKey: closingsKey }),
  });
}
