import { expect, test } from 'vitest';
import { fraction } from '../../../../fraction.ts';
import {
  approved,
  defaults,
  holidays,
  mondayToFriday,
  person,
  plan,
} from '../../../../testing/leave-worlds.ts';
import { isOrdinary, reasonMessage } from './charge-reason.ts';
import { charges, daysCharged, sumOf } from './charges.ts';

const facts = person(plan(defaults), { joined: '2026-08-04', left: '2026-08-06' });
const inHours = person(plan(defaults), { type: { unit: 'HOUR' } });
const monday = '2026-08-03';

test.each([
  [{ code: 'WHOLE_DAY' }, 'Whole day', true],
  [{ code: 'AFTERNOON' }, 'Afternoon', false],
  [{ code: 'PUBLIC_HOLIDAY', holiday: 'Easter Monday' }, 'Public holiday: Easter Monday', false],
  [{ code: 'HALF_HOLIDAY', holiday: 'Christmas Eve' }, 'Half holiday: Christmas Eve', false],
] as const)('the reason %j reads: %s', (reason, text, explainsNothing) => {
  expect(reasonMessage(reason)).toEqual(text);
  expect(isOrdinary(reasonMessage(reason))).toBe(explainsNothing);
});

test('days outside the employment charge nothing, not even hours', () => {
  const took = (...asked: Parameters<typeof approved>) =>
    charges(approved(...asked), facts).map(({ amount, halves }) => [amount, halves.length]);
  expect(took(monday, '2026-08-07')).toEqual([
    [0, 0],
    [100, 2],
    [100, 2],
    [100, 2],
    [0, 0],
  ]);
  expect(charges(approved(monday, monday, { minutes: 60 }), facts)).toEqual([
    { date: monday, amount: 0, halves: [], why: { code: 'NOT_EMPLOYED' } },
  ]);
});

test.each([
  ['an hour', approved(monday, monday, { minutes: 60 }), 60, ['AM'], 'MORNING', fraction(1, 8)],
  [
    'hours of the afternoon',
    approved(`${monday}/PM`, monday, { minutes: 90 }),
    90,
    ['PM'],
    'AFTERNOON',
    fraction(3, 16),
  ],
  [
    'more than the afternoon',
    approved(`${monday}/PM`, monday, { minutes: 300 }),
    300,
    ['AM', 'PM'],
    'PART_OF_DAY',
    fraction(5, 8),
  ],
  [
    'more than the day',
    approved(monday, monday, { minutes: 900 }),
    480,
    ['AM', 'PM'],
    'WHOLE_DAY',
    fraction(1),
  ],
  ['days without minutes', approved(monday, '2026-08-04/AM'), 720, ['AM', 'PM'], 'WHOLE_DAY', fraction(3, 2)],
] as const)('%s', (_what, request, amount, halves, why, days) => {
  const charged = charges(request, inHours);
  expect(sumOf(charged)).toBe(amount);
  expect(charged[0]).toMatchObject({ halves, why: { code: why } });
  expect(daysCharged(charged, request, inHours)).toEqual(days);
});

test('an hour of a morning that becomes a holiday is refunded, one of the afternoon is not', () => {
  const place = holidays(`${monday}/AM`);
  const after = person(plan(defaults), { type: { unit: 'HOUR' }, schedule: mondayToFriday, place });
  const morning = {
    ...approved(`${monday}/AM`, `${monday}/AM`, { minutes: 60 }),
    minutesHalf: 'AM',
  } as const;
  expect(charges(morning, after)).toMatchObject([
    { amount: 0, why: { code: 'HALF_HOLIDAY', holiday: `Holiday ${monday}` } },
  ]);
  expect(charges(approved(`${monday}/PM`, monday, { minutes: 60 }), after)).toMatchObject([{ amount: 60 }]);
  const both = { ...approved(monday, monday, { minutes: 300 }), minutesHalf: 'AM' } as const;
  expect(charges(both, after)).toMatchObject([{ amount: 60, halves: ['PM'] }]);
});

test('minutes of a span that ends before it starts charge nothing', () => {
  expect(charges(approved(`${monday}/PM`, `${monday}/AM`, { minutes: 60 }), inHours)).toEqual([]);
});
