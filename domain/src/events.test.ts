import { expect, test } from 'vitest';
import { allAuditedActions } from './events/audited-entity.ts';
import { eventMessage, events } from './events.ts';

const told = { entityId: 'e', subject: { id: 'a', name: 'Ada', email: 'ada@example.com' }, data: {} };
const changes = [{ field: 'name', from: 'A', to: 'Ada' }] as const;

test('every action has an event of its own', () => {
  expect(allAuditedActions.map((action) => events[action].action)).toEqual(allAuditedActions);
});

test('the text of an event says whether it concerns the own record', () => {
  const text = eventMessage('account.reactivated', { ...told, changes });
  expect(text).toEqual('Reactivated Ada (ada@example.com)');
  const own = eventMessage('account.reactivated', { ...told, changes, data: { includesOwnRecord: true } });
  expect(own).toEqual('Reactivated Ada (ada@example.com), including their own record');
});

test('an action of a later version has no text', () => {
  expect(eventMessage('account.painted', { ...told, changes })).toBeUndefined();
});
