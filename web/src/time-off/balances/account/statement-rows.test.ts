import type { EntriesAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { expect, test } from 'vitest';
import { countedEntries, statementRows } from './statement-rows.ts';

type Entry = EntriesAnswer['entries'][number];

const leaveYear = { startDate: '2026-01-01', endDate: '2026-12-31' };
const reading = { leaveYear, on: '2026-08-31', typeName: 'Vacation' };
const from2025 = { since: '2025-01-01', amount: 1 };
const from2026 = { since: '2026-01-01', amount: 1 };

const taken = (date: string, balance: number, lot = from2026): Entry => ({
  date,
  kind: 'TAKEN',
  amount: -1,
  balance,
  because: 'Whole day',
  isOrdinary: true,
  requestId: 'r',
  lots: [lot],
});

const rows = (entries: Entry[], on = reading.on) =>
  statementRows({ unit: 'DAY', entries }, { ...reading, on });

test('the days of a request are one line with the years they come from', () => {
  const days = [
    taken('2026-08-03', 23, from2025),
    taken('2026-08-04', 22, from2025),
    taken('2026-08-05', 21),
    {
      ...taken('2026-08-06', 20.5),
      amount: -0.5,
      because: 'Half holiday: Peace Festival',
      isOrdinary: undefined,
      lots: [{ ...from2026, amount: 0.5 }],
    },
  ];
  expect(rows(days).past).toEqual([
    {
      key: '2026-08-03 TAKEN r Whole day',
      kind: 'taken',
      startDate: '2026-08-03',
      endDate: '2026-08-06',
      title: 'Vacation',
      notes: ['Thu 6 Aug 2026: Half holiday: Peace Festival'],
      amount: -3.5,
      balance: 20.5,
      lots: ['2 from 2025', '1.5 from 2026'],
      requestId: 'r',
    },
  ]);
});

test('returned days are a line of their own, below the approved ones', () => {
  const refund = 'Refund: Wed 5 Aug 2026 became a holiday, Peace Festival';
  const days: Entry[] = [
    taken('2026-08-04', 23),
    { ...taken('2026-08-05', 22), because: 'As approved', lots: [] },
    { date: '2026-08-05', kind: 'REFUND', amount: 1, balance: 23, because: refund, requestId: 'r' },
    taken('2026-08-06', 22),
  ];
  expect(rows(days).past).toMatchObject([
    { title: 'Vacation', notes: ['As approved'], amount: -3, balance: 21 },
    { title: refund, notes: [], amount: 1, balance: 22, startDate: '2026-08-05', endDate: '2026-08-05' },
  ]);
});

test('a request is split where another entry lies between its days, and at the chosen day', () => {
  const grant: Entry = {
    date: '2026-08-04',
    kind: 'GRANT',
    amount: 2,
    balance: 5,
    because: '24 a year',
    formula: '24 × 8/12 = 16',
  };
  const days = [taken('2026-08-03', 3), grant, taken('2026-08-04', 4), taken('2026-08-05', 3)];
  expect(rows(days).past).toMatchObject([
    { amount: -1, balance: 3 },
    { title: 'Granted', notes: ['24 a year; 24 × 8/12 = 16'], amount: 2, balance: 5 },
    { amount: -2, balance: 3 },
  ]);
  const { past, coming } = rows(days, '2026-08-04');
  expect(past).toHaveLength(3);
  expect(coming).toMatchObject([{ startDate: '2026-08-05', amount: -1, balance: 3 }]);
});

test.each([
  ['ADJUSTMENT', 'Carried over by hand', 'Adjusted', 'granted'],
  ['HOLIDAY', 'Boxing Day', 'Public holiday', 'taken'],
  ['LAPSED', 'Not used in time', 'Expired', 'lapsed'],
  ['FORGIVEN', 'Not carried into the next leave year', 'Overdraft forgiven', 'lapsed'],
] as const)('a line of the kind %s says why: %s', (kind, because, title, shownAs) => {
  const entry: Entry = { date: '2026-03-31', kind, amount: -3, balance: 9, because };
  expect(rows([entry]).past).toMatchObject([
    { kind: shownAs, title, notes: [because], amount: -3, balance: 9 },
  ]);
});

test('a pending request says so, and a named grant is named', () => {
  const entry: Entry = {
    ...taken('2026-09-01', 22, { ...from2025, name: 'Statutory' } as typeof from2025),
    because: 'Afternoon',
    isOrdinary: undefined,
    isPending: true,
  };
  expect(rows([entry]).coming).toMatchObject([
    { kind: 'pending', notes: ['Pending', 'Afternoon'], lots: ['1 from 2025, Statutory'] },
  ]);
});

test('a counted type counts up in its leave year, and never expires', () => {
  const line = { because: '', kind: 'TAKEN' } as const;
  const counted = countedEntries({
    type: 'SICK_LEAVE',
    unit: 'DAY',
    opening: -4,
    entries: [
      { ...line, date: '2026-03-02', amount: -1, balance: -5 },
      { ...line, date: '2026-06-01', amount: -0.5, balance: -5.5 },
      { ...line, date: '2026-12-31', kind: 'FORGIVEN', amount: 5.5, balance: 0 },
    ],
    closing: 0,
  });
  expect(counted).toMatchObject({ opening: 0, closing: 1.5 });
  expect(counted.entries.map(({ amount, balance }) => [amount, balance])).toEqual([
    [1, 1],
    [0.5, 1.5],
  ]);
});
