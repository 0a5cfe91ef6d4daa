import { expect, test } from 'vitest';
import { toldEvent } from '../testing/told-event.ts';
import { setupMarked } from './events.ts';

test.each([
  ['CLOSED', true, 'Closed the setup checklist'],
  ['CLOSED', false, 'Reopened the setup checklist'],
  ['LEAVE', true, 'Marked as set up: leave plans'],
  ['LEAVE', false, 'Marked as not set up: leave plans'],
] as const)('%s, %s: %s', (mark, isSet, text) => {
  const event = setupMarked({
    entityId: '019a0000-0000-7000-8000-000000000003',
    changes: [{ field: 'setupMark', from: !isSet, to: isSet }],
    data: { mark, isSet },
  });
  expect(toldEvent(event)).toBe(text);
});
