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
  lapseText,
  lapseWarned,
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
  expect(balanceSet.text({ ...event, subject: mia })).toBe(
    `Set vacation days from 24 to 30.5 and sick days from 10 to 12 for ${who} in the leave year from Thu 1 Jan 2026`,
  );
  expect(balanceSet.text({ ...event, subject: mia, data: {} })).toBe(
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
  expect(balanceAdjusted.text({ ...event, subject: mia })).toBe(
    `Adjusted VACATION of ${who} by ${text} on Mon 2 Mar 2026`,
  );
});

test.each([
  ['DAY', 1, '1 day of Vacation lapses on 31 March 2027'],
  ['DAY', 0.5, '0.5 days of Vacation lapse on 31 March 2027'],
  ['HOUR', 1, '1:00 hour of Vacation lapses on 31 March 2027'],
  ['HOUR', 7.75, '7:45 hours of Vacation lapse on 31 March 2027'],
] as const)('in units of %s, %d that expire are written as %s', (unit, amount, text) => {
  const changes = [
    { field: 'amount', to: amount },
    { field: 'lapsesOn', to: '2027-03-31' },
  ];
  expect(lapseText({ data: { typeName: 'Vacation', unit }, changes })).toBe(text);
});

test('no event about balances is offered to webhooks, as totals and types may concern sickness', () => {
  expect(Object.values(balanceEvents).filter(({ isPublic }) => isPublic)).toEqual([]);
});

const ofMia = { entityId: mia.id, subject: mia };
const sentences: [string, Event][] = [
  [
    `Looked at the leave balance of ${who}`,
    balanceRead({ ...ofMia, changes: [{ field: 'type', to: 'Vacation' }] }),
  ],
  [
    `Opened the balance of Vacation of ${who} with 12.5 by import`,
    balanceOpened({
      ...ofMia,
      changes: [{ field: 'openingBalance', to: 12.5 }],
      data: { type: 'VACATION', typeName: 'Vacation' },
    }),
  ],
  [
    `Took back an adjustment of Vacation of ${who} on Mon 3 Aug 2026`,
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
    `Warned ${who}: 3 days of Vacation lapse on 31 March 2027`,
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
