import { expect, test } from 'vitest';
import {
  checkChannelUrl,
  checkChannelVisibility,
  checkOneGroup,
  postsDue,
  refuseLostUrl,
  shownUrl,
} from './channel-rules.ts';
import { channelPosts } from './schema.ts';

const departmentId = 'department';
const teamId = 'team';

test.each([
  ['company', {}, true],
  ['company', { departmentId }, true],
  ['department', {}, false],
  ['department', { departmentId }, true],
  ['department', { teamId }, true],
  ['none', {}, false],
  ['none', { departmentId }, false],
  ['none', { teamId }, false],
] as const)('where absences are visible to %s, a channel of %j: %s', (visibility, group, isAllowed) => {
  const decision = checkChannelVisibility(visibility, group);
  expect(decision.refused ? decision.code : 'allowed').toBe(isAllowed ? 'allowed' : 'VISIBILITY');
});

test('a channel has a department or a team, not both', () => {
  expect([{}, { departmentId }, { teamId }].map((group) => checkOneGroup(group).refused)).toEqual([
    false,
    false,
    false,
  ]);
  expect(checkOneGroup({ departmentId, teamId })).toMatchObject({ code: 'VALIDATION_ERROR' });
});

test('URLs that can never be called are refused at their field', () => {
  expect(checkChannelUrl(undefined).refused).toBe(false);
  for (const fault of ['NO_URL', 'NOT_HTTPS', 'NOT_ALLOWED'] as const) {
    expect(checkChannelUrl(fault)).toMatchObject({ issues: [{ path: 'url' }] });
  }
  expect(refuseLostUrl().code).toBe('SWITCHED_OFF');
});

test('of a URL, the host and the last four characters are readable, and less of a short one', () => {
  const url = 'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXabcd';
  expect(shownUrl('hooks.slack.com', url)).toBe('hooks.slack.com/…abcd');
  expect(shownUrl('hooks.slack.com', 'https://hooks.slack.com/secret')).toBe('hooks.slack.com/…');
});

const week = ['2026-08-03', '2026-08-04', '2026-08-05'];
const daysUntil = (today: string, free: readonly string[]) =>
  week.filter((date) => date <= today).map((date) => ({ date, isWorked: !free.includes(date) }));

test.each([
  ['2026-08-03', [], ['AWAY_DAILY', 'AWAY_WEEKLY']],
  ['2026-08-04', [], ['AWAY_DAILY']],
  ['2026-08-03', ['2026-08-03'], []],
  ['2026-08-04', ['2026-08-03'], ['AWAY_DAILY', 'AWAY_WEEKLY']],
  ['2026-08-05', ['2026-08-03'], ['AWAY_DAILY']],
  ['2026-08-05', week, []],
] as const)('on %s, with no work on %j, %j are due', (today, free, due) => {
  expect(postsDue(channelPosts, daysUntil(today, free), today)).toEqual(due);
  expect(postsDue(['AWAY_WEEKLY'], daysUntil(today, free), today)).toEqual(
    due.filter((post) => post === 'AWAY_WEEKLY'),
  );
});
