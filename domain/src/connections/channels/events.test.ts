import { expect, test } from 'vitest';
import type { Event } from '../../events/event.ts';
import { toldEvent } from '../../testing/told-event.ts';
import * as events from './events.ts';

const entityId = '019a0000-0000-7000-8000-000000000003';
const name = '#sales';
const changes = [{ field: 'posts', to: 'AWAY_DAILY' }] as const;

const told: [string, Event][] = [
  [
    'Added the chat channel #sales',
    events.channelCreated({ entityId, changes: [{ field: 'name', to: name }] }),
  ],
  ['Changed the chat channel #sales', events.channelChanged({ entityId, changes, data: { name } })],
  [
    'Deleted the chat channel #sales',
    events.channelDeleted({ entityId, changes: [{ field: 'name', from: name }] }),
  ],
  [
    'Posted a test to the chat channel #sales',
    events.channelTested({ entityId, changes, data: { name, isAccepted: true } }),
  ],
  [
    'Posted a test to the chat channel #sales, which was not accepted',
    events.channelTested({ entityId, changes, data: { name, isAccepted: false } }),
  ],
  [
    'Prepared the posts to the chat channel #sales',
    events.channelPrepared({ entityId, changes, data: { name, day: '2026-08-03', posts: ['AWAY_DAILY'] } }),
  ],
];

test.each(told)('%s', (text, event) => {
  expect(toldEvent(event)).toBe(text);
});
