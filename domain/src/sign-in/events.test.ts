import { expect, test } from 'vitest';
import type { Event } from '../events/event.ts';
import { toldEvent } from '../testing/told-event.ts';
import { addressVerified, linkRefused, sessionsEnded, signedIn, signedOut } from './events.ts';

const ada = { id: '01000000-0000-7000-8000-000000000001', name: 'Ada', email: 'ada@example.com' };
const ben = { id: '01000000-0000-7000-8000-000000000002', name: 'Ben', email: 'ben@example.com' };
const ofAda = { entityId: ada.id, subject: ada };
const begun = [{ field: 'session', to: 'Firefox on Linux' }] as const;
const ended = [{ field: 'session', from: 'Firefox on Linux' }] as const;
const verified = [{ field: 'emailVerified', from: false, to: true }] as const;

const sentences: [string, Event][] = [
  [
    'Verified the address of Ada (ada@example.com) at the first sign-in',
    addressVerified({ ...ofAda, changes: verified }),
  ],
  ['Signed in with an emailed link on Firefox on Linux', signedIn({ ...ofAda, changes: begun })],
  [
    'Refused a sign-in link of Ada (ada@example.com)',
    linkRefused({ ...ofAda, changes: [{ field: 'link', to: 'LINK_EXPIRED' }] }),
  ],
  ['Signed out', signedOut({ ...ofAda, changes: ended })],
  [
    'Signed out, as they signed in again in the same browser',
    signedOut({ ...ofAda, changes: ended, data: { replacedBy: ada } }),
  ],
  [
    'Signed out, as ben@example.com signed in with the same browser',
    signedOut({ ...ofAda, changes: ended, data: { replacedBy: ben } }),
  ],
  ['Ended one of their sessions', sessionsEnded({ ...ofAda, changes: ended, data: { which: 'ONE' } })],
  [
    'Ended all of their other sessions',
    sessionsEnded({ ...ofAda, changes: ended, data: { which: 'OTHERS' } }),
  ],
  ['Ended all of their sessions', sessionsEnded({ ...ofAda, changes: ended, data: { which: 'ALL' } })],
];

test.each(sentences)('%s', (sentence, event) => {
  expect(toldEvent(event)).toBe(sentence);
});
