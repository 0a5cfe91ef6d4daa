import { expect, test } from 'vitest';
import type { Event } from '../events/event.ts';
import { toldEvent } from '../testing/told-event.ts';
import * as events from './events.ts';

const entityId = '019a0000-0000-7000-8000-000000000003';
const added = { entityId, changes: [{ field: 'name', to: 'Munich' }] } as const;
const changed = { entityId, changes: [{ field: 'region', to: 'DE-BY' }], data: { name: 'Munich' } } as const;
const deleted = { entityId, changes: [{ field: 'name', from: 'Munich' }] } as const;

const told: [string, Event][] = [
  ['Added the work schedule Munich', events.scheduleCreated(added)],
  ['Changed the work schedule Munich', events.scheduleChanged(changed)],
  ['Deleted the work schedule Munich', events.scheduleDeleted(deleted)],
  ['Added the place Munich', events.placeCreated(added)],
  ['Changed the place Munich', events.placeChanged(changed)],
  ['Deleted the place Munich', events.placeDeleted(deleted)],
  [
    'Changed the holidays of Munich in 2027',
    events.holidaysChanged({
      entityId,
      changes: [{ field: 'holiday', to: '2027-08-08 Peace' }],
      data: { name: 'Munich', year: 2027 },
    }),
  ],
  [
    'Asked HR for the holidays of Munich in 2027',
    events.holidaysRequested({
      entityId,
      changes: [{ field: 'year', to: 2027 }],
      data: { name: 'Munich', asked: [{ placeId: entityId, name: 'Munich', year: 2027 }] },
    }),
  ],
];

test.each(told)('%s', (text, event) => {
  expect(toldEvent(event)).toBe(text);
});
