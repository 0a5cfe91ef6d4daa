import { expect, test } from 'vitest';
import { english } from '../../testing/english.ts';
import { checkFeedCount, checkFeedGroup, feedFetches, noSuchFeed, noSuchGroup } from './feed-rules.ts';
import { mostFeeds } from './schema.ts';

test('only a feed of who is away has a department or a team, not both', () => {
  expect(checkFeedGroup({ kind: 'MINE' }).refused).toBe(false);
  expect(checkFeedGroup({ kind: 'AWAY' }).refused).toBe(false);
  expect(checkFeedGroup({ kind: 'AWAY', teamId: 'a' }).refused).toBe(false);
  expect(checkFeedGroup({ kind: 'MINE', teamId: 'a' })).toMatchObject({ issues: [{ path: 'teamId' }] });
  expect(checkFeedGroup({ kind: 'MINE', departmentId: 'a' })).toMatchObject({
    issues: [{ path: 'departmentId' }],
  });
  expect(checkFeedGroup({ kind: 'AWAY', departmentId: 'a', teamId: 'b' })).toMatchObject({
    issues: [{ path: 'teamId', message: 'Choose a department or a team, not both' }],
  });
});

test('ten feeds are the maximum', () => {
  expect(checkFeedCount(mostFeeds - 1).refused).toBe(false);
  expect(checkFeedCount(mostFeeds)).toMatchObject({
    code: 'TOO_MANY',
    message: 'You already have 10 calendar feeds. End one first',
  });
});

test('what is missing is named', () => {
  expect(noSuchFeed()).toMatchObject({ code: 'NOT_FOUND', message: 'The calendar feed not found' });
  expect(noSuchGroup('teamId')).toMatchObject({
    issues: [{ path: 'teamId', message: 'There is no such team' }],
  });
  expect(noSuchGroup('departmentId')).toMatchObject({
    issues: [{ path: 'departmentId', message: 'There is no such department' }],
  });
  expect(english(feedFetches)).toBe('Fetches of this calendar');
});
