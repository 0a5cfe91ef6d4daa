import { expect, test } from 'vitest';
import type { Event } from '../../events/event.ts';
import { toldEvent } from '../../testing/told-event.ts';
import * as events from './events.ts';

const entityId = '019a0000-0000-7000-8000-000000000003';
const deliveryId = '019a0000-0000-7000-8000-000000000004';
const host = 'hooks.example.com';
const changes = [{ field: 'names', to: true }] as const;
const data = { host };

const told: [string, Event][] = [
  ['Added the webhook to hooks.example.com', events.webhookCreated({ entityId, changes, data })],
  ['Changed the webhook to hooks.example.com', events.webhookChanged({ entityId, changes, data })],
  ['Deleted the webhook to hooks.example.com', events.webhookDeleted({ entityId, changes, data })],
  [
    'Replaced the secret of the webhook to hooks.example.com',
    events.webhookRotated({ entityId, changes, data }),
  ],
  [
    'Sent a test to the webhook to hooks.example.com',
    events.webhookTested({ entityId, changes, data: { host, deliveryId } }),
  ],
  [
    'Sent team.created to the webhook to hooks.example.com again',
    events.webhookReplayed({ entityId, changes, data: { host, deliveryId, event: 'team.created' } }),
  ],
  [
    'Gave up an event for the webhook to hooks.example.com, which did not accept it for days',
    events.webhookFailed({ entityId, changes, data }),
  ],
  [
    'Turned off the webhook to hooks.example.com, which answered that it is gone',
    events.webhookSwitchedOff({ entityId, changes, data: { host, because: 'GONE' } }),
  ],
  [
    'Turned off the webhook to hooks.example.com after five days without an accepted event',
    events.webhookSwitchedOff({ entityId, changes, data: { host, because: 'FAILING' } }),
  ],
  [
    'Turned off the webhook to hooks.example.com, as its secret can no longer be read',
    events.webhookSwitchedOff({ entityId, changes, data: { host, because: 'SECRET_LOST' } }),
  ],
];

test.each(told)('%s', (text, event) => {
  expect(toldEvent(event)).toBe(text);
});
