import { expect, test } from 'vitest';
import type { Event } from '../events/event.ts';
import { toldEvent } from '../testing/told-event.ts';
import * as events from './events.ts';

const entityId = '019a0000-0000-7000-8000-000000000003';
const data = { name: 'Sales' };

const told: [string, Event][] = [
  [
    'Added the department Sales',
    events.departmentCreated({ entityId, changes: [{ field: 'name', to: 'Sales' }] }),
  ],
  [
    'Renamed the department Shop to Sales',
    events.departmentChanged({ entityId, changes: [{ field: 'name', from: 'Shop', to: 'Sales' }], data }),
  ],
  [
    'Set the leave plan of new people in Sales to Standard',
    events.departmentChanged({ entityId, changes: [{ field: 'plan', to: 'Standard' }], data }),
  ],
  [
    'Deleted the department Sales',
    events.departmentDeleted({ entityId, changes: [{ field: 'name', from: 'Sales' }] }),
  ],
];

test.each(told)('%s', (text, event) => {
  expect(toldEvent(event)).toBe(text);
});
