import { expect, test } from 'vitest';
import type { Event } from '../events/event.ts';
import { toldEvent } from '../testing/told-event.ts';
import * as events from './events.ts';

const entityId = '019a0000-0000-7000-8000-000000000003';
const ada = { id: entityId, name: 'Ada', email: 'ada@example.com' };
const added = { entityId, changes: [{ field: 'name', to: 'Standard' }] } as const;
const changed = { entityId, changes: [{ field: 'policy', to: 'x' }], data: { name: 'Standard' } } as const;
const deleted = { entityId, changes: [{ field: 'name', from: 'Standard' }] } as const;
const policy = {
  entityId,
  changes: [{ field: 'policy', to: 'x' }],
  data: { name: 'Standard', type: 'VACATION', from: '2027-01-01' },
} as const;

const told: [string, Event][] = [
  ['Added the type Standard', events.typeCreated(added)],
  ['Changed the type Standard', events.typeChanged(changed)],
  ['Deleted the type Standard', events.typeDeleted(deleted)],
  ['Added the leave plan Standard', events.planCreated(added)],
  [
    'Added the leave plan Standard, a copy of Germany',
    events.planCreated({ ...added, data: { copyOf: 'Germany' } }),
  ],
  [
    'Added the leave plan Standard, from the template of Germany',
    events.planCreated({ ...added, data: { template: 'Germany' } }),
  ],
  ['Changed the leave plan Standard', events.planChanged(changed)],
  ['Deleted the leave plan Standard', events.planDeleted(deleted)],
  ['Set the rules of VACATION in the leave plan Standard from Fri 1 Jan 2027', events.policyWritten(policy)],
  [
    'Deleted the rules of VACATION in the leave plan Standard from Fri 1 Jan 2027',
    events.policyDeleted(policy),
  ],
  [
    'Changed the place, leave plan and work schedule of Ada (ada@example.com) from the first day, including their own record',
    events.termsChanged({
      entityId,
      subject: ada,
      changes: [
        { field: 'effectiveFrom', to: '1900-01-01' },
        { field: 'place', from: 'Munich', to: 'London' },
        { field: 'plan', from: 'Germany', to: 'England' },
        { field: 'schedule', from: 'Monday to Friday', to: 'Four days' },
      ],
      data: { includesOwnRecord: true },
    }),
  ],
  [
    'Deleted the terms of Ada (ada@example.com) from Fri 1 Jan 2027, their own, as the only administrator',
    events.termsDeleted({
      entityId,
      subject: ada,
      changes: [{ field: 'effectiveFrom', from: '2027-01-01' }],
      data: { ofOwnRecord: true },
    }),
  ],
  [
    'Set up leave from Fri 1 Jan 2027 with the plan Standard for 3 people',
    events.leaveSetUp({
      entityId,
      changes: [{ field: 'leaveYear', to: '2027-01-01' }],
      data: { plan: 'Standard', people: 3 },
    }),
  ],
];

test.each(told)('%s', (text, event) => {
  expect(toldEvent(event)).toBe(text);
});
