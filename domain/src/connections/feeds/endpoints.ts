import * as z from 'zod/mini';
import { checkConnectionAdmin } from '../../access/admin-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { CreatedFeed, CreateFeed, Feed, FeedId, FeedPage, FeedToken, ListAllFeeds } from './schema.ts';

export const listFeeds = endpoint({
  name: 'listFeeds',
  summary: 'The calendar feeds of the caller, the newest first',
  method: 'GET',
  path: '/profile/feeds',
  access: 'signed-in',
  status: 200,
  answer: z.array(Feed),
  refusals: [],
});

export const createFeed = endpoint({
  name: 'createFeed',
  summary:
    'Adds a calendar feed of the caller, at most ten: their own time off, or who is away of the people they see, of a department or of a team. The address is a secret and returned only once',
  method: 'POST',
  path: '/profile/feeds',
  access: 'signed-in',
  body: CreateFeed,
  status: 201,
  answer: CreatedFeed,
  refusals: ['TOO_MANY'],
});

export const endFeed = endpoint({
  name: 'endFeed',
  summary: 'Ends a calendar feed of the caller at once',
  method: 'DELETE',
  path: '/profile/feeds/{id}',
  access: 'signed-in',
  params: FeedId,
  status: 204,
  answer: null,
  refusals: ['NOT_FOUND'],
});

export const listAllFeeds = endpoint({
  name: 'listAllFeeds',
  summary: 'The calendar feeds of everyone, the newest first',
  method: 'GET',
  path: '/admin/feeds',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  query: ListAllFeeds,
  status: 200,
  answer: FeedPage,
  refusals: ['FORBIDDEN'],
});

export const endAnyFeed = endpoint({
  name: 'endAnyFeed',
  summary: 'Ends the calendar feed of a person at once',
  method: 'DELETE',
  path: '/admin/feeds/{id}',
  access: 'signed-in',
  mayTry: checkConnectionAdmin,
  params: FeedId,
  status: 204,
  answer: null,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
});

export const readFeed = endpoint({
  name: 'readFeed',
  summary:
    'The calendar of a feed, for calendar programs: from three months back to 24 ahead, at most 5,000 events. The token is the secret; 60 calls an hour',
  method: 'GET',
  path: '/feeds/{token}.ics',
  access: 'public',
  params: FeedToken,
  status: 200,
  answer: null,
  download: 'text/calendar',
  refusals: ['NOT_FOUND', 'RATE_LIMITED'],
});
