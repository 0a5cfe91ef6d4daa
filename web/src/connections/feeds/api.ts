import type {
  createFeed,
  endAnyFeed,
  endFeed,
  listAllFeeds,
  listFeeds,
} from '@almanac/domain/connections/feeds/endpoints';
import type { CreateFeed, Feed, FeedOfPerson } from '@almanac/domain/connections/feeds/schema';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import { caller } from '../../platform/http/call.ts';
import { onItsWay } from '../../platform/session/query-client.ts';
import { mailPreferencesQuery } from '../../profile/api.ts';

const call = {
  listFeeds: caller<typeof listFeeds>('GET', '/profile/feeds'),
  createFeed: caller<typeof createFeed>('POST', '/profile/feeds'),
  endFeed: caller<typeof endFeed>('DELETE', '/profile/feeds/{id}'),
  listAllFeeds: caller<typeof listAllFeeds>('GET', '/admin/feeds'),
  endAnyFeed: caller<typeof endAnyFeed>('DELETE', '/admin/feeds/{id}'),
};

const feedsKey = ['feeds'] as const;

/** The viewer's calendar feeds, refetched on each visit because programs fetch them meanwhile. */
export function feedsQuery() {
  return queryOptions({
    queryKey: feedsKey,
    queryFn: ({ signal }) => call.listFeeds({}, signal),
    staleTime: onItsWay,
  });
}

export function createFeedMutation() {
  return mutationOptions({
    mutationFn: ({ values }: Submitted<CreateFeed>) => call.createFeed(values),
    onSuccess: (_feed, _input, _result, { client }) => refetchFeeds(client),
  });
}

export function endFeedMutation() {
  return mutationOptions({
    mutationFn: ({ id }: Pick<Feed, 'id'>) => call.endFeed({ id }),
    onSettled: (_answer, _error, _input, _result, { client }) => refetchFeeds(client),
  });
}

/** A page of everyone's calendar feeds, the newest first. */
export function allFeedsQuery(page: number) {
  return queryOptions({
    queryKey: [...feedsKey, 'all', page],
    queryFn: ({ signal }) => call.listAllFeeds({ page: String(page) }, signal),
    staleTime: onItsWay,
    placeholderData: keepPreviousData,
  });
}

/** Ends the feed of a person. */
export function endAnyFeedMutation() {
  return mutationOptions({
    mutationFn: ({ id }: Pick<FeedOfPerson, 'id'>) => call.endAnyFeed({ id }),
    onSettled: (_answer, _error, _input, _result, { client }) => refetchFeeds(client),
  });
}

/** A feed of one's own time off changes the default of invitations. */
async function refetchFeeds(client: QueryClient): Promise<void> {
  const keys = [feedsKey, mailPreferencesQuery().queryKey];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
