import { expect, test } from 'vitest';
import { toldEvent } from '../testing/told-event.ts';
import { mailSentAgain, mailTested } from './events.ts';

test.each([
  ['with an account', { id: '01000000-0000-7000-8000-000000000001', name: 'Ada' }, 'Ada (ada@example.com)'],
  ['without one', { name: '' }, 'ada@example.com'],
])('the text names a recipient %s', (_, person, named) => {
  const event = mailSentAgain({
    entityId: '01000000-0000-7000-8000-000000000002',
    changes: [{ field: 'status', from: 'FAILED', to: 'WAITING' }],
    data: { recipient: { email: 'ada@example.com', ...person } },
  });
  expect(toldEvent(event)).toBe(`Resent an email to ${named}`);
});

test.each([
  [true, 'Sent a test email'],
  [false, 'Sent a test email, which was not accepted'],
])('the text of a test email, accepted: %s', (isAccepted, text) => {
  const event = mailTested({
    entityId: '01000000-0000-7000-8000-000000000002',
    changes: [{ field: 'status', to: isAccepted ? 'ACCEPTED' : 'FAILED' }],
    data: { isAccepted },
  });
  expect(toldEvent(event)).toBe(text);
});
