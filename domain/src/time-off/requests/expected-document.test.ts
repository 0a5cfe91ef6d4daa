import { expect, test } from 'vitest';
import { expectsDocument, isDocumentMissing, isDocumentReminderDue } from './expected-document.ts';

const afterThree = { unit: 'DAY', documentAfterDays: 3 } as const;
const days = (amount: number) => ({ amount, businessDays: amount });

test.each([
  ['exactly the allowed days', afterThree, days(3), false],
  ['half a day more', afterThree, days(3.5), true],
  ['any day', { ...afterThree, documentAfterDays: 0 }, days(0.5), true],
  ['no day', { ...afterThree, documentAfterDays: 0 }, days(0), false],
  ['a type that expects none', { ...afterThree, documentAfterDays: null }, days(200), false],
  ['calendar days', afterThree, { amount: 4, businessDays: 2 }, true],
  ['hours, of few days', { ...afterThree, unit: 'HOUR' }, { amount: 24, businessDays: 3 }, false],
  ['hours, of many days', { ...afterThree, unit: 'HOUR' }, { amount: 2, businessDays: 4 }, true],
] as const)(
  'a document is expected for more days than the type allows: %s',
  (_title, type, taken, expected) => {
    expect(expectsDocument(type, taken)).toBe(expected);
  },
);

test.each([
  [{ status: 'PENDING' }, true],
  [{ status: 'APPROVED' }, true],
  [{ status: 'REJECTED' }, false],
  [{ status: 'CANCELLED' }, false],
  [{ status: 'APPROVED', documentReceivedOn: '2026-03-02' }, false],
] as const)(
  'it is missing from pending and approved requests until it is received: %j',
  (request, expected) => {
    expect(isDocumentMissing(afterThree, { ...days(4), ...request })).toBe(expected);
    expect(isDocumentMissing(afterThree, { ...days(3), ...request })).toBe(false);
  },
);

test.each([
  ['2026-03-04', {}, false],
  ['2026-03-05', {}, true],
  ['2026-04-01', {}, true],
  ['2026-04-02', {}, false],
  ['2026-03-05', { documentBy: 'HR' }, false],
] as const)('on %s the person is reminded of what they bring: %j %s', (today, given, isDue) => {
  const request = { ...days(4), status: 'APPROVED', startDate: '2026-03-02' } as const;
  const type = { ...afterThree, documentBy: 'PERSON', ...given } as const;
  expect(isDocumentReminderDue(type, request, today)).toBe(isDue);
  expect(isDocumentReminderDue(type, { ...request, documentReceivedOn: today }, today)).toBe(false);
});
