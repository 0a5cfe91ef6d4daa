import { demoEvents } from '@almanac/domain/demo/events';
import { departmentEvents } from '@almanac/domain/departments/events';
import { leaveEvents } from '@almanac/domain/leave/events';
import { teamEvents } from '@almanac/domain/teams/events';
import { workTimeEvents } from '@almanac/domain/work-time/events';
import { expect, test } from 'vitest';
import { reactWith } from './platform/events/reactions.ts';
import { reactions } from './reactions.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const known = { ...departmentEvents, ...teamEvents, ...workTimeEvents, ...leaveEvents, ...demoEvents };

/** The topics that open browsers refetch, unless they are the rules. */
const others: Record<string, string[]> = {
  ...Object.fromEntries(Object.keys(teamEvents).map((action) => [action, ['teams']])),
  'leave-type.created': ['types'],
  'leave-type.changed': ['types'],
  'leave-type.deleted': ['types'],
  'terms.changed': ['time-off'],
  'terms.deleted': ['time-off'],
  'place.holidays-requested': [],
  'demo.seeded': ['rules', 'types', 'teams'],
};

test.each(Object.keys(known))('%s is news of what it changes', async (action) => {
  const react = reactWith(reactions, () => '2026-06-01');
  const event = { id, action, entityId: id, changes: [], data: {} };
  const { news } = await react(undefined as never, [event as never]);
  expect(news.map(({ topic }) => topic)).toEqual(others[action] ?? ['rules']);
  expect(news.every(({ topic, userId }) => userId === (topic === 'time-off' ? id : null))).toBe(true);
});
