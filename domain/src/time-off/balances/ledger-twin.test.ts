import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { anyCareer } from '../../testing/any-career.ts';
import { anyDay } from '../../testing/any-leave.ts';
import { grant, person, plan, rules } from '../../testing/leave-worlds.ts';
import { naiveFigures } from '../../testing/naive-figures.ts';
import { naiveLedger } from '../../testing/naive-ledger.ts';
import { account, accountAsOf, totalOf } from './engine/account.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';
import { balanceOn, ledger } from './engine/ledger.ts';

/** The sum of each kind on a day. */
type Lines = Record<string, number>;

function linesOf(facts: LeaveFacts, until: CalendarDate): Lines {
  const lines: Lines = {};
  for (const { date, kind, amount } of ledger(facts, until).entries) {
    const line = `${date} ${kind}`;
    lines[line] = (lines[line] ?? 0) + amount;
  }
  // Entries of a kind and day that cancel out are dropped.
  return Object.fromEntries(Object.entries(lines).filter(([, amount]) => amount !== 0));
}

function naiveLinesOf(facts: LeaveFacts, until: CalendarDate): Lines {
  const { days } = naiveLedger(facts, until);
  return Object.fromEntries(
    days.flatMap(({ date, sums }) =>
      Object.entries(sums)
        .filter(([, amount]) => amount !== 0)
        .map(([kind, amount]) => [`${date} ${kind}`, amount]),
    ),
  );
}

function byExpiry(lots: readonly { amount: number; expiresOn?: CalendarDate | undefined }[]): Lines {
  const sums: Lines = {};
  for (const { amount, expiresOn = 'never' } of lots) sums[expiresOn] = (sums[expiresOn] ?? 0) + amount;
  return sums;
}

test('the engine has the lines of a naive ledger that visits every day', () => {
  fc.assert(
    fc.property(anyCareer, (facts) => {
      expect(linesOf(facts, '2028-12-31')).toEqual(naiveLinesOf(facts, '2028-12-31'));
    }),
    { numRuns: 60 },
  );
});

/** The grants after September 2026. */
function grantsIn(lines: Lines): Lines {
  const isWanted = (line: string) => line > '2026-10' && line < '2027' && line.endsWith('GRANT');
  return Object.fromEntries(Object.entries(lines).filter(([line]) => isWanted(line)));
}

const inArrears = { at: 'END', anchor: null } as const;
const monthly = plan(rules(25, { accrual: { every: 'MONTH', ...inArrears } }), { id: 'monthly' });
const yearly = plan(
  {
    '2026-01-01': rules(2.4, {
      accrual: { every: 'YEAR', ...inArrears },
      proration: 'FULL',
      rounding: { to: 100, mode: 'DOWN' },
    }),
    '2026-11-01': null,
  },
  { id: 'yearly' },
);
const undivided = rules(24, { proration: 'NONE' });
const withExtra = { ...undivided, grants: [...undivided.grants, grant(12, { name: 'Extra' })] };
const resumed = plan({ '2026-01-01': withExtra, '2026-07-01': null, '2026-10-01': undivided });

const ended = plan(
  {
    '2026-01-01': rules(25, { accrual: { every: 'MONTH', ...inArrears }, rounding: { to: 50, mode: 'UP' } }),
    '2026-10-01': null,
  },
  { id: 'ended' },
);
const everyTwoWeeks = plan(
  {
    '2026-01-01': rules(10, { accrual: { every: 'TWO_WEEKS', at: 'END', anchor: '2026-01-02' } }),
    '2026-11-01': null,
  },
  { id: 'two weeks' },
);

test.each([
  {
    rule: 'a leave year is rounded when its last instalment is posted, even if the offer has ended before',
    facts: person(monthly, { terms: [{ from: '2026-10-01', plan: yearly }] }),
    grants: { '2026-12-31 GRANT': -75 },
  },
  {
    rule: 'leave of an ended offer is corrected on the day on which the plan offers leave again',
    facts: person(resumed),
    grants: { '2026-10-01 GRANT': -1200 },
  },
  {
    rule: 'pay days of a plan that the person has later do not count',
    facts: person(ended, { terms: [{ from: '2026-11-15', plan: everyTwoWeeks }] }),
    grants: { '2026-10-31 GRANT': 25 },
  },
])('$rule', ({ facts, grants }) => {
  expect(grantsIn(linesOf(facts, '2027-12-31'))).toEqual(grants);
  expect(grantsIn(naiveLinesOf(facts, '2027-12-31'))).toEqual(grants);
});

test('the engine has the balance, lots and figures of a naive ledger on any day', () => {
  fc.assert(
    fc.property(anyCareer, anyDay, (facts, day) => {
      const { days, lots } = naiveLedger(facts, day);
      const found = ledger(facts, day);
      expect(balanceOn(found.entries, day)).toBe(days.at(-1)?.balance ?? 0);
      expect(byExpiry(found.lots)).toEqual(byExpiry(lots));
      const { balance: _balance, total, asOf, ...figures } = naiveFigures(facts, day);
      const { pending: _pending, planned: _planned, ...sums } = asOf;
      const answered = account(facts, day);
      expect(answered).toMatchObject(figures);
      expect(totalOf(answered)).toBe(total);
      expect(accountAsOf(facts, day)).toMatchObject(sums);
    }),
    { numRuns: 40 },
  );
});
