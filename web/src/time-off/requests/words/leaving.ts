import type { RequestPage } from '@almanac/domain/time-off/requests/schema';
import { type MutationKey, useMutationState } from '@tanstack/react-query';

/** Ids of requests the pending mutations will remove from a list. */
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
 * The total without the leaving requests. Only those still on the page are subtracted: the total already
 * excludes the others.
 */
export function totalWithout({ data, pagination }: RequestPage, leaving: ReadonlySet<string>): number {
  return pagination.total - data.filter(({ id }) => leaving.has(id)).length;
}

/** The page without the leaving requests. */
export function pageWithout(page: RequestPage, leaving: ReadonlySet<string>): RequestPage {
  const data = page.data.filter(({ id }) => !leaving.has(id));
  return { data, pagination: { ...page.pagination, total: totalWithout(page, leaving) } };
}
