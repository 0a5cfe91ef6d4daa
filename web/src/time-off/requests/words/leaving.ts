import type { RequestPage } from '@almanac/domain/time-off/requests/schema';
import { type MutationKey, useMutationState } from '@tanstack/react-query';

/** The ids of the requests that the pending mutations of the key are about to take from a list. */
export function useLeaving<Input>(
  mutationKey: MutationKey,
  idsOf: (input: Input) => readonly string[],
): ReadonlySet<string> {
  const inputs = useMutationState<Input>({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Input,
  });
  return new Set(inputs.flatMap(idsOf));
}

/**
 * How many requests a list holds without those that are leaving it. Of these only the ones that it still shows are
 * taken off: of the others the server, or whoever took them out, has told already.
 */
export function totalWithout({ data, pagination }: RequestPage, leaving: ReadonlySet<string>): number {
  return pagination.total - data.filter(({ id }) => leaving.has(id)).length;
}

/** The list as it will be once they have left it. */
export function pageWithout(page: RequestPage, leaving: ReadonlySet<string>): RequestPage {
  const data = page.data.filter(({ id }) => !leaving.has(id));
  return { data, pagination: { ...page.pagination, total: totalWithout(page, leaving) } };
}
