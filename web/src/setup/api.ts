import type { markSetup, readSetup } from '@almanac/domain/setup/endpoints';
import type { MarkSetup } from '@almanac/domain/setup/schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { caller } from '../platform/http/call.ts';

const call = {
  read: caller<typeof readSetup>('GET', '/admin/setup'),
  mark: caller<typeof markSetup>('PUT', '/admin/setup/{mark}'),
};

/** Almost every change of an administrator may change it, so it is refetched on each visit. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call.read({}, signal),
  staleTime: 0,
});

export const markSetupMutation = mutationOptions({
  mutationFn: (marked: MarkSetup) => call.mark(marked),
  onSuccess: (setup, _marked, _result, { client }) => {
    client.setQueryData(setupQuery.queryKey, setup);
    return client.invalidateQueries({ queryKey: ['audit'] });
  },
});
