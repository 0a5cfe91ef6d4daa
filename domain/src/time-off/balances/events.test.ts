import { expect, test } from 'vitest';
import type { Event } from '../../events/event.ts';
import { toldEvent } from '../../testing/told-event.ts';
import {
  adjustmentDeleted,
  balanceAdjusted,
  balanceEvents,
  balanceOpened,
  balanceRead,
  balanceSet,
  expiryMessage,
  expiryMoved,
  lapseWarned,
  leavePaidOut,
  payoutDeleted,
} from './events.ts';

const mia = { id: '01890000-0000-7000-8000-000000000001', name: 'Mia Chen', email: 'mia@example.com' };
const who = 'Mia Chen (mia@example.com)';

test('a set balance names each total, and the leave year', () => {
  const event = balanceSet({
    entityId: mia.id,
    subject: mia,
    changes: [
      { field: 'vacationDaysTotal', from: 24, to: 30.5 },
      { field: 'sickDaysTotal', from: 10, to: 12 },
    ],
    data: { leaveYearStart: '2026-01-01' },
  });
  expect(balanceSet.text({ ...event, subject: mia })).toEqual(
    `Set vacation days from 24 to 30.5 and sick days from 10 to 12 for ${who} in the leave year from Thu 1 Jan 2026`,
  );
  expect(balanceSet.text({ ...event, subject: mia, data: {} })).toEqual(
    `Kept the totals of ${who} as they were`,
  );
});

test.each([
  ['DAY', 2, '+2 days'],
  ['DAY', -1.5, '−1.5 days'],
  ['HOUR', 3.25, '+3:15 hours'],
] as const)('an adjustment in units of %s by %d is written as %s', (unit, to, text) => {
  const event = balanceAdjusted({
    entityId: mia.id,
    subject: mia,
    changes: [
      { field: 'type', to: 'VACATION' },
      { field: 'amount', to },
      { field: 'on', to: '2026-03-02' },
    ],
    data: { unit },
  });
  expect(balanceAdjusted.text({ ...event, subject: mia })).toEqual(
    `Adjusted VACATION of ${who} by ${text} on Mon 2 Mar 2026`,
  );
});

test.each([
  ['DAY', 1, '1 day of Vacation expires on 31 March 2027'],
  ['DAY', 0.5, '0.5 days of Vacation expire on 31 March 2027'],
  ['HOUR', 1, '1:00 hour of Vacation expires on 31 March 2027'],
  ['HOUR', 7.75, '7:45 hours of Vacation expire on 31 March 2027'],
] as const)('in units of %s, %d that expire are written as %s', (unit, amount, text) => {
  const changes = [
    { field: 'amount', to: amount },
    { field: 'lapsesOn', to: '2027-03-31' },
  ];
  expect(expiryMessage({ data: { typeName: 'Vacation', unit }, changes })).toEqual(text);
});

test('no event about balances is offered to webhooks, as totals and types may concern sickness', () => {
  expect(Object.values(balanceEvents).filter(({ isPublic }) => isPublic)).toEqual([]);
});

const ofMia = { entityId: mia.id, subject: mia };
const sentences: [string, Event][] = [
  [
    `Viewed the leave balance of ${who}`,
    balanceRead({ ...ofMia, changes: [{ field: 'type', to: 'Vacation' }] }),
  ],
  [
    `Opened the Vacation balance of ${who} with 12.5 by import`,
    balanceOpened({
      ...ofMia,
      changes: [{ field: 'openingBalance', to: 12.5 }],
      data: { type: 'VACATION', typeName: 'Vacation' },
    }),
  ],
  [
    `Deleted an adjustment of Vacation of ${who} on Mon 3 Aug 2026`,
    adjustmentDeleted({
      ...ofMia,
      changes: [
        { field: 'type', from: 'Vacation' },
        { field: 'on', from: '2026-08-03' },
      ],
      data: { unit: 'DAY' },
    }),
  ],
  [
    `Moved the expiry of Vacation of ${who} from the leave year from Thu 1 Jan 2026 to Wed 30 Jun 2027`,
    expiryMoved({
      ...ofMia,
      changes: [
        { field: 'type', to: 'Vacation' },
        { field: 'leaveYear', to: '2026-01-01' },
        { field: 'expiresOn', to: '2027-06-30' },
      ],
    }),
  ],
  [
    `Paid out 3 days of Vacation to ${who} on Mon 3 Aug 2026`,
    leavePaidOut({
      ...ofMia,
      changes: [
        { field: 'type', to: 'Vacation' },
        { field: 'amount', to: 3 },
        { field: 'on', to: '2026-08-03' },
      ],
      data: { unit: 'DAY' },
    }),
  ],
  [
    `Deleted the pay-out of Vacation to ${who} on Mon 3 Aug 2026`,
    payoutDeleted({
      ...ofMia,
      changes: [
        { field: 'type', from: 'Vacation' },
        { field: 'on', from: '2026-08-03' },
      ],
      data: { unit: 'DAY' },
    }),
  ],
  [
    `Warned ${who}: 3 days of Vacation expire on 31 March 2027`,
    lapseWarned({
      ...ofMia,
      changes: [
        { field: 'amount', to: 3 },
        { field: 'lapsesOn', to: '2027-03-31' },
      ],
      data: { typeName: 'Vacation', unit: 'DAY' },
    }),
  ],
];

test.each(sentences)('%s', (sentence, event) => {
  expect(toldEvent(event)).toBe(sentence);
});
