import type {
  deleteTerms,
  listTerms,
  listTermsOfPeople,
  writeTerms,
} from '@almanac/domain/leave/terms/terms-endpoints';
import type { RuleFields } from '@almanac/domain/work-time/effect-schema';
import type { listPlaces, listSchedules } from '@almanac/domain/work-time/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller, countedCaller } from '../../platform/http/call.ts';
import { minute } from '../../platform/session/query-client.ts';
import { inAddress } from '../../work-time/rule-changes/rule-call.ts';
import { type TermsFilters, termsListInput } from './terms-filters.ts';

const call = {
  listTerms: caller<typeof listTerms>('GET', '/admin/leave/terms'),
  listTermsOfPeople: countedCaller<typeof listTermsOfPeople>('GET', '/admin/leave/people'),
  writeTerms: caller<typeof writeTerms>('POST', '/admin/leave/terms'),
  deleteTerms: caller<typeof deleteTerms>('DELETE', '/admin/leave/terms/{userId}/{from}'),
  listPlaces: caller<typeof listPlaces>('GET', '/admin/leave/places'),
  listSchedules: caller<typeof listSchedules>('GET', '/admin/leave/schedules'),
};

// Events about time off also invalidate people's terms.
const termsKey = ['time-off', 'terms'] as const;

/** A page of people with their terms, and the total. */
export function termsOfPeopleQuery(filters: TermsFilters) {
  const input = termsListInput(filters);
  return queryOptions({
    queryKey: [...termsKey, 'people', input],
    queryFn: ({ signal }) => call.listTermsOfPeople(input, signal),
    placeholderData: keepPreviousData,
    staleTime: minute,
  });
}

const mostAtOnce = 1000;

/** Ids of all active people who have the plan today. */
export function peopleOfPlanQuery(plan: string) {
  return queryOptions({
    queryKey: [...termsKey, 'people-of-plan', plan],
    queryFn: async ({ signal }) => {
      const ids: string[] = [];
      for (let page = 1; ; page += 1) {
        const input = { plan, isActive: 'true', limit: mostAtOnce, page } as const;
        const { rows } = await call.listTermsOfPeople(input, signal);
        ids.push(...rows.map(({ person }) => person.id));
        if (rows.length < mostAtOnce) return ids;
      }
    },
    staleTime: minute,
  });
}

/** A person's terms by their first day. */
export function termsQuery(userId: string) {
  return queryOptions({
    queryKey: [...termsKey, 'person', userId],
    queryFn: ({ signal }) => call.listTerms({ userId }, signal),
    staleTime: minute,
  });
}

/** The people a change of terms applies to. */
export type TermsGroup = { userIds: string[] } | { departmentId: string };

/** Terms from a day. */
interface WrittenTerms {
  from: string;
  place?: string;
  plan?: string;
  schedule?: string;
}

export function termsCall(group: TermsGroup, terms: WrittenTerms) {
  return (effect: RuleFields, signal?: AbortSignal) =>
    call.writeTerms({ ...group, ...terms, ...effect }, signal);
}

/** Removes a person's terms from a day; the previous ones stay effective. */
export function termsRemoval(terms: { userId: string; from: string; reason?: string | undefined }) {
  return (effect: RuleFields, signal?: AbortSignal) =>
    call.deleteTerms({ ...terms, ...inAddress(effect) }, signal);
}

export const placesQuery = queryOptions({
  queryKey: ['time-off', 'places-to-give'],
  queryFn: ({ signal }) => call.listPlaces({}, signal),
  staleTime: minute,
});

export const schedulesQuery = queryOptions({
  queryKey: ['time-off', 'schedules-to-give'],
  queryFn: ({ signal }) => call.listSchedules({}, signal),
  staleTime: minute,
});
