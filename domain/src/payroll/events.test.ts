import { expect, test } from 'vitest';
import type { Event } from '../events/event.ts';
import { toldEvent } from '../testing/told-event.ts';
import * as events from './events.ts';

const entityId = '019a0000-0000-7000-8000-000000000003';
const november = { profile: 'Lodas', from: '2026-11-01', to: '2026-11-30' };
const changes = [{ field: 'startDate', to: '2026-11-01' }] as const;

const told: [string, Event][] = [
  [
    'Added the payroll profile Lodas',
    events.profileCreated({ entityId, changes: [{ field: 'name', to: 'Lodas' }] }),
  ],
  [
    'Changed the payroll profile Lodas',
    events.profileChanged({ entityId, changes: [{ field: 'level', to: 'DAYS' }], data: { name: 'Lodas' } }),
  ],
  [
    'Deleted the payroll profile Lodas',
    events.profileDeleted({ entityId, changes: [{ field: 'name', from: 'Lodas' }] }),
  ],
  [
    'Handed over Sun 1 to Mon 30 Nov 2026 to payroll with Lodas: 12 rows, 1 correction',
    events.payrollHandedOver({ entityId, changes, data: { ...november, rows: 12, corrections: 1 } }),
  ],
  [
    'Replaced the payroll run of Sun 1 to Mon 30 Nov 2026 with Lodas',
    events.payrollReplaced({ entityId, changes, data: november }),
  ],
  [
    'Downloaded the payroll file of Sun 1 to Mon 30 Nov 2026 with Lodas',
    events.payrollExported({ entityId, changes, data: november }),
  ],
];

test.each(told)('%s', (text, event) => {
  expect(toldEvent(event)).toBe(text);
});
