import { describe, expect, test } from 'vitest';
import { payloadOf, testPayload } from '../../connections/webhooks/payload.ts';
import { publicEvents } from '../../connections/webhooks/public-events.ts';
import type { LoggedEvent } from '../../events/event.ts';
import { events } from '../../events.ts';
import { sampleOf } from './event-data.ts';

const id = '019a0000-0000-7000-8000-000000000003';
const ann = { id: '019a0000-0000-7000-8000-000000000001', name: 'Ann Other', email: 'ann@example.com' };
const maria = { id: '019a0000-0000-7000-8000-000000000002', name: 'Maria', email: 'maria@example.com' };
const types = {
  find: (code: string) =>
    ({
      VACATION: { shownTo: 'EVERYONE', isSickness: false },
      UNPAID: { shownTo: 'HR', isSickness: false },
      SICK_LEAVE: { shownTo: 'EVERYONE', isSickness: true },
    })[code] as { shownTo: 'EVERYONE' | 'HR'; isSickness: boolean } | undefined,
};
const nothing = { names: false, types: false };
const everything = { names: true, types: true };

const request = (type: string) => ({
  type,
  typeName: `${type} by name`,
  status: 'PENDING',
  startDate: '2026-08-03',
  endDate: '2026-08-04',
  unit: 'DAY',
  amount: 2,
  businessDays: 2,
  workDays: 2,
  version: 3,
});

function logged(action: string, more: Partial<LoggedEvent> = {}): LoggedEvent {
  return {
    id,
    at: '2026-08-01T09:00:00.000Z',
    summary: 'A sentence',
    action,
    entityId: id,
    actor: maria,
    subject: ann,
    changes: [],
    reason: 'A secret reason',
    data: {},
    ...more,
  };
}

describe.each(publicEvents)('%s', (action) => {
  const data = sampleOf(events[action].data, true) as Readonly<Record<string, unknown>>;
  const isOfPerson = action.startsWith('account.');
  const changes = [
    ...(isOfPerson
      ? [
          { field: 'name', from: 'Ann Other', to: 'Ann Young' },
          { field: 'email', to: 'ann@example.com' },
        ]
      : []),
    { field: 'manager', to: maria },
    { field: 'reason', to: 'A secret reason' },
    { field: 'description', to: 'A secret reason' },
    { field: 'type', from: 'Sick leave', to: 'Unpaid leave' },
    { field: 'session', to: 'Safari on iPhone' },
  ];
  const event = logged(action, { data, changes });

  test('names no person without the right, and has no reason or device with all of them', () => {
    const text = JSON.stringify(payloadOf(event, nothing, types));
    for (const secret of [
      ann.email,
      maria.email,
      maria.name,
      ...(isOfPerson ? ['Ann Other', 'Ann Young'] : []),
    ])
      expect(text).not.toContain(secret);
    for (const rights of [nothing, everything]) {
      const whole = JSON.stringify(payloadOf(event, rights, types));
      for (const secret of ['A secret reason', 'Safari', 'Sick leave', 'Unpaid leave', 'A sentence'])
        expect(whole).not.toContain(secret);
    }
    expect(JSON.stringify(payloadOf(event, everything, types))).toContain(ann.email);
  });
});

test.each([
  ['VACATION', nothing, 'VACATION'],
  ['UNPAID', nothing, 'AWAY'],
  ['UNPAID', everything, 'UNPAID'],
  ['SICK_LEAVE', everything, 'AWAY'],
  ['DELETED', everything, 'AWAY'],
])('%s with the rights %o is %s', (type, rights, expected) => {
  const data = { request: request(type), formerTypeName: 'Sick leave', seen: { version: 1 } };
  const changes = [
    { field: 'minutes', to: 90 },
    { field: 'startDate', to: '2026-08-03' },
  ];
  const payload = payloadOf(logged('time-off.edited', { data, changes }), rights, types);
  expect(payload.data).toMatchObject({ version: 3, request: { type: expected, startDate: '2026-08-03' } });
  const text = JSON.stringify(payload);
  expect(text).not.toContain('Sick leave');
  if (expected !== 'AWAY') return;
  for (const hidden of ['by name', 'unit', 'amount', 'workDays', 'seen', '90'])
    expect(text).not.toContain(hidden);
});

test('sickness isn’t revealed by how it was recorded', () => {
  const sick = { id, ...request('SICK_LEAVE') };
  const texts = [
    logged('time-off.interrupted', { data: { request: request('VACATION'), recorded: sick } }),
    logged('time-off.recorded', { data: { request: sick, as: 'REPORTED' } }),
    logged('time-off.cancelled', {
      data: { request: sick, because: 'JOINED_TO_ORIGIN', wasUnannounced: true },
    }),
  ].map((event) => JSON.stringify(payloadOf(event, everything, types)));
  for (const text of texts)
    expect(text).not.toMatch(/"recorded":|REPORTED|JOINED_TO_ORIGIN|wasUnannounced|SICK/);
  const ofVacation = logged('time-off.recorded', { data: { request: request('VACATION'), as: 'REST' } });
  expect(payloadOf(ofVacation, nothing, types).data).toMatchObject({ as: 'REST' });
});

test('an erased person is an id, and a system has no id', () => {
  const event = logged('account.erased', { subject: { id: ann.id }, actor: { name: 'Almanac' } });
  const { data } = payloadOf(event, everything, types);
  expect(data.subject).toEqual({ id: ann.id });
  expect(data).not.toHaveProperty('actor');
});

test('a test names its webhook', () => {
  expect(testPayload(id, '2026-08-01T09:00:00.000Z')).toEqual({
    type: 'webhook.test',
    timestamp: '2026-08-01T09:00:00.000Z',
    data: { webhookId: id },
  });
});
