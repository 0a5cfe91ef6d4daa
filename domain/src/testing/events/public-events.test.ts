import { expect, test } from 'vitest';
import {
  isPublicEvent,
  publicEvents,
  sentEvent,
  testEvent,
} from '../../connections/webhooks/public-events.ts';
import { events } from '../../events.ts';

test('webhooks may receive exactly the public events of the catalogue', () => {
  const open = Object.values(events).filter(({ isPublic }) => isPublic);
  expect([...publicEvents].toSorted()).toEqual(open.map(({ action }) => action).toSorted());
  expect(isPublicEvent('time-off.approved')).toBe(true);
  expect(isPublicEvent('account.signed-in')).toBe(false);
  expect(sentEvent('time-off.approved')).toBe('time-off.approved');
  expect(sentEvent('anything')).toBe(testEvent);
});
