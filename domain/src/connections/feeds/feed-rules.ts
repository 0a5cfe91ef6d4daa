import { allowed, type Decision, notFound, type Refusal, refuse, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';
import { type CreateFeed, mostFeeds } from './schema.ts';

/** Whether the feed may have its department or team: only a feed of who is away has one, and only one of them. */
export function checkFeedGroup({ kind, departmentId, teamId }: CreateFeed): Decision<'VALIDATION_ERROR'> {
  const [path, id] = departmentId === undefined ? ['teamId', teamId] : ['departmentId', departmentId];
  if (kind === 'MINE' && id !== undefined)
    return refuseInput(path, message('connections.feeds.ownHasNoGroup'));
  if (departmentId !== undefined && teamId !== undefined)
    return refuseInput('teamId', message('connections.feeds.oneGroup'));
  return allowed;
}

/** Refuses a department or team that doesn't exist. */
export function noSuchGroup(path: 'departmentId' | 'teamId'): Refusal<'VALIDATION_ERROR'> {
  return refuseInput(
    path,
    message(path === 'teamId' ? 'connections.feeds.noSuchTeam' : 'connections.feeds.noSuchDepartment'),
  );
}

/** Refuses with `TOO_MANY` one more feed than a person may have. */
export function checkFeedCount(feeds: number): Decision<'TOO_MANY'> {
  return feeds < mostFeeds
    ? allowed
    : refuse('TOO_MANY', message('connections.feeds.tooMany', { most: mostFeeds }));
}

/** What a calendar program fetches too often. */
export const feedFetches = message('connections.feeds.fetches');

/** Refuses a feed that doesn't exist, has ended, or is of someone else. */
export function noSuchFeed(): Refusal<'NOT_FOUND'> {
  return notFound(message('connections.feeds.feed'));
}
