import { expect, test } from 'vitest';
import { englishTexts } from '../../language/english-texts.ts';
import { person, plan, rules } from '../../testing/leave-worlds.ts';
import { checkTaken } from '../balances/engine/booking-check.ts';
import type { LeaveFacts, LeaveRequest } from '../balances/engine/leave-facts.ts';
import type { AbsenceCells } from './absence-cells.ts';
import { type AbsenceFacts, absencePlanner } from './absence-plan.ts';
import { summaryOf } from './absence-summary.ts';

const account = person(plan({ '2010-01-01': rules(24) }), {
  type: { code: 'VACATION', name: 'Vacation', takesHalves: true },
});

const lena = { id: 'lena', name: 'Lena Fischer' };

function factsWith(requests: readonly LeaveRequest[] = [], more: Partial<AbsenceFacts> = {}): AbsenceFacts {
  const facts: LeaveFacts = { ...account, requests };
  return {
    viewer: { id: 'helen', role: 'HR_ADMIN' } as AbsenceFacts['viewer'],
    isOnlyAdmin: false,
    today: '2026-08-05',
    types: [account.type],
    findPerson: (cell) =>
      cell === '4711' ? lena : cell === 'helen' ? { id: 'helen', name: 'Helen' } : undefined,
    accountsOf: () => [facts],
    ...more,
  };
}

function planned(rows: readonly AbsenceCells[], facts = factsWith()) {
  const planner = absencePlanner(facts);
  for (const [index, cells] of rows.entries()) {
    planner.add({ line: index + 2, cells: { person: '4711', type: 'Vacation', ...cells } });
  }
  const { absences, faults } = planner.plan;
  return {
    outcomes: absences.map(({ outcome, amount }) => [outcome, amount]),
    faults: faults.map(({ line, column, message }) => [line, column, englishTexts.text(message)]),
    summary: summaryOf(planner.plan).map((line) => englishTexts.text(line)),
  };
}

// Monday 2 to Friday 6 March 2026.
const week = { startDate: '2026-03-02', endDate: '2026-03-06' };

test('each row adds its charge, and the summary sums by person, type and calendar year', () => {
  expect(
    planned([
      week,
      { startDate: '2026-03-09', endHalf: 'AM' },
      { startDate: '2025-12-31', endDate: '2026-01-01' },
    ]),
  ).toEqual({
    outcomes: [
      ['ADDED', 500],
      ['ADDED', 50],
      ['ADDED', 200],
    ],
    faults: [],
    summary: ['Lena Fischer: 6.5 days of Vacation in 2026', 'Lena Fischer: 1 day of Vacation in 2025'],
  });
});

test('what is recorded already is unchanged, and other requests on the days are in the way', () => {
  const recorded: LeaveRequest = { id: 'r', status: 'APPROVED', startHalf: 'AM', endHalf: 'PM', ...week };
  const facts = factsWith([recorded]);
  expect(planned([week], facts)).toEqual({ outcomes: [['UNCHANGED', 500]], faults: [], summary: [] });
  const others = planned(
    [
      { ...week, status: 'pending' },
      { startDate: '2026-03-06', endDate: '2026-03-09' },
    ],
    facts,
  );
  expect(others.outcomes).toEqual([
    ['FAULTY', 0],
    ['FAULTY', 0],
  ]);
  expect(others.faults.map(([line, , text]) => [line, text])).toEqual([
    [2, 'They already have an approved Vacation request for Mon 2 to Fri 6 Mar 2026'],
    [3, 'They already have an approved Vacation request for Mon 2 to Fri 6 Mar 2026'],
  ]);
});

test.each<[string, readonly AbsenceCells[], AbsenceFacts, unknown[]]>([
  [
    'days twice in the file',
    [week, { startDate: '2026-03-06', endDate: '2026-03-09' }],
    factsWith(),
    [3, 'startDate', 'Line 2 has some of these days already'],
  ],
  [
    'a weekend',
    [{ startDate: '2026-03-07', endDate: '2026-03-08' }],
    factsWith(),
    [2, 'endDate', 'A request must include at least one business day (Monday to Friday)'],
  ],
  [
    'days before the employment',
    [week],
    factsWith([], {
      accountsOf: () => [
        { ...account, employment: { ...account.employment, employmentStart: '2026-03-03' } },
      ],
    }),
    [2, 'startDate', 'Their employment has not begun on this day; it begins on Tue 3 Mar 2026'],
  ],
  [
    'an unknown type',
    [{ ...week, type: 'Fun' }],
    factsWith(),
    [2, 'type', 'There is no type of time off with the code, name or payroll code Fun'],
  ],
  [
    'an unknown person',
    [{ ...week, person: 'x' }],
    factsWith(),
    [2, 'person', 'No one has the address or personnel number x'],
  ],
  [
    'one’s own absence',
    [{ ...week, person: 'helen' }],
    factsWith(),
    [2, undefined, 'Someone else must record time off for you'],
  ],
  [
    'a closed year',
    [week],
    factsWith([], { closedThrough: '2026-03-31' }),
    [2, undefined, expect.stringContaining('closed')],
  ],
  [
    'no account',
    [week],
    factsWith([], { accountsOf: () => [] }),
    [2, 'type', 'The person has no leave of this type'],
  ],
])('%s is a fault', (_what, rows, facts, fault) => {
  expect(planned(rows, facts).faults).toEqual([fault]);
});

test('what was taken is recorded even beyond the balance, and however long ago', () => {
  const many = Array.from({ length: 40 }, (_, index) => index);
  const weeks = many.map((index) => {
    const startDate = new Date(Date.UTC(2025, 0, 6 + index * 7)).toISOString().slice(0, 10);
    const endDate = new Date(Date.UTC(2025, 0, 10 + index * 7)).toISOString().slice(0, 10);
    return { startDate, endDate };
  });
  expect(planned(weeks).summary).toEqual(['Lena Fischer: 200 days of Vacation in 2025']);
  expect(checkTaken({ startDate: '2010-03-01', endDate: '2010-03-01' }, account, '2026-08-05').refused).toBe(
    false,
  );
});

test('the only administrator may record their own absence with a reason', () => {
  const facts = factsWith([], { isOnlyAdmin: true });
  expect(planned([{ ...week, person: 'helen', reason: 'My own' }], facts).faults).toEqual([]);
  expect(planned([{ ...week, person: 'helen' }], facts).faults).toMatchObject([
    [2, 'reason', expect.any(String)],
  ]);
});
