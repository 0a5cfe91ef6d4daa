import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { actionsOf, allAuditedActions, entityOf } from './audited-entity.ts';
import { type Event, event, withOwnRecord } from './event.ts';

const subject = { id: 'a', name: 'Ada', email: 'ada@example.com' };
const common = { entityId: 'e', changes: [{ field: 'name', to: 'Ada' }] } as const;
const text = () => ({ key: '' });
const accountChanged = event('account.changed', { text });
const teamChanged = event('team.changed', { text });
const teamDeleted = event('team.deleted', { data: { members: z.number() }, text });

test('an event without its required facts does not compile', () => {
  const written: Event[] = [
    accountChanged({ ...common, subject }),
    teamChanged(common),
    teamDeleted({ ...common, data: { members: 2 } }),
  ];
  const planted = [
    // @ts-expect-error An unknown action.
    event('account.painted', { text }),
    // @ts-expect-error An event without a text.
    event('team.created', {}),
    // @ts-expect-error A person's record without a subject.
    accountChanged(common),
    // @ts-expect-error A subject for a record without a person.
    teamChanged({ ...common, subject }),
    // @ts-expect-error Empty changes.
    teamChanged({ ...common, changes: [] }),
    // @ts-expect-error Data that is missing.
    teamDeleted(common),
    // @ts-expect-error Data of another kind.
    teamDeleted({ ...common, data: { members: 'two' } }),
  ];
  expect([written.length, planted.length]).toEqual([3, 7]);
});

test('an event states its action, the record and its data', () => {
  expect(teamDeleted({ ...common, data: { members: 2 } })).toEqual({
    ...common,
    action: 'team.deleted',
    entity: 'team',
    data: { members: 2 },
  });
  expect(teamChanged(common).data).toEqual({});
});

test('data is checked strictly', () => {
  expect(teamDeleted.data.safeParse({ members: 2, ofOwnRecord: true }).success).toBe(true);
  expect(teamDeleted.data.safeParse({ members: 2, reason: 'Secret' }).success).toBe(false);
});

test('every action belongs to an entity', () => {
  expect(allAuditedActions.map(entityOf)).not.toContain(undefined);
  expect(entityOf('time-off.approved')).toBe('time-off-request');
});

test('a change to the own record says so', () => {
  const changed = { key: 'Changed the type' };
  expect(withOwnRecord(changed, { ofOwnRecord: true })).toEqual(
    'Changed the type, their own, as the only administrator',
  );
  expect(withOwnRecord(changed, { includesOwnRecord: true })).toEqual(
    'Changed the type, including their own record',
  );
  expect(withOwnRecord(changed, {})).toBe(changed);
});

test('the actions of an entity are those about it', () => {
  expect(actionsOf('department')).toEqual(['department.created', 'department.changed', 'department.deleted']);
});
