import type {
  listDeputies,
  nameDeputy,
  removeDeputy,
} from '@almanac/domain/people/accounts/deputy-endpoints';
import type { Deputy, NameDeputy } from '@almanac/domain/people/accounts/deputy-schema';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../../../platform/forms/edited-record.ts';
import { caller } from '../../../platform/http/call.ts';
import { timeOffKey } from '../../requests/api.ts';

const call = {
  list: caller<typeof listDeputies>('GET', '/deputies'),
  name: caller<typeof nameDeputy>('POST', '/deputies'),
  remove: caller<typeof removeDeputy>('DELETE', '/deputies/{id}'),
};

const deputiesKey = [...timeOffKey, 'deputies'] as const;

/** The person's deputies and the approvers they deputise for, from today. */
export function deputiesQuery(userId: string) {
  return queryOptions({
    queryKey: [...deputiesKey, userId],
    queryFn: ({ signal }) => call.list({ userId }, signal),
  });
}

export function nameDeputyMutation() {
  return mutationOptions({
    mutationFn: ({ values }: Submitted<NameDeputy>) => call.name(values),
    onSettled: (_answer, _error, _deputy, _result, { client }) => refetchDeputies(client),
  });
}

export function removeDeputyMutation() {
  return mutationOptions({
    mutationFn: ({ id }: Pick<Deputy, 'id'>) => call.remove({ id }),
    onSettled: (_answer, _error, _deputy, _result, { client }) => refetchDeputies(client),
  });
}

function refetchDeputies(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: deputiesKey });
}
