import { expect, test } from 'vitest';
import { toldEvent } from '../../testing/told-event.ts';
import { feedCreated, feedEnded, feedEvents } from './events.ts';

const id = '01000000-0000-7000-8000-000000000001';
const ofAda = { entityId: id, subject: { id, name: 'Ada', email: 'ada@example.com' } };
const changes = [{ field: 'calendarFeed' }] as const;

test.each([
  [feedCreated({ ...ofAda, changes, data: { kind: 'MINE' } }), 'Created a calendar feed: own time off'],
  [feedCreated({ ...ofAda, changes, data: { kind: 'AWAY' } }), 'Created a calendar feed: who is away'],
  [
    feedCreated({ ...ofAda, changes, data: { kind: 'AWAY', group: 'Sales' } }),
    'Created a calendar feed: who is away in Sales',
  ],
  [
    feedEnded({ ...ofAda, changes, data: { kind: 'MINE' } }),
    'Ended a calendar feed of Ada (ada@example.com): own time off',
  ],
  [
    feedEnded({ ...ofAda, changes, data: { kind: 'AWAY' } }),
    'Ended a calendar feed of Ada (ada@example.com): who is away',
  ],
  [
    feedEnded({ ...ofAda, changes, data: { kind: 'AWAY', group: 'Sales' } }),
    'Ended a calendar feed of Ada (ada@example.com): who is away in Sales',
  ],
])('%# has its sentence in the log', (event, sentence) => {
  expect(toldEvent(event)).toBe(sentence);
});

test('feeds are not offered to other systems', () => {
  expect(Object.values(feedEvents).filter(({ isPublic }) => isPublic)).toEqual([]);
});
