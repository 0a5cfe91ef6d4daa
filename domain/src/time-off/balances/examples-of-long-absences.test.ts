import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { addDays } from '../../calendar/calendar-date.ts';
import type { LeaveProtection } from '../../leave/types/leave-protection.ts';
import { english } from '../../testing/english.ts';
import { approved, balanceAt, grant, person, plan, rules } from '../../testing/leave-worlds.ts';
import { account, accountAsOf } from './engine/account.ts';
import type { Absence } from './engine/expiry/keeping-facts.ts';
import type { LeaveFacts } from './engine/leave-facts.ts';
import { ledger } from './engine/ledger.ts';
import { checkMovedExpiry } from './engine/moved-expiry.ts';

const germany: LeaveProtection = { monthsAfterYear: 15 };
const nextYear: LeaveProtection = { until: 'NEXT_YEAR' };
const german = rules(30, { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] });

/** 30 on 1 January and an adjustment of +2 in 2026, carried over until 31 March. */
function withAbsences(absences: readonly Absence[], given: Partial<LeaveFacts> = {}): LeaveFacts {
  const facts = person(plan(german), { joined: '2026-01-01' });
  const adjustments = [{ id: 'a', amount: 200, on: '2026-05-04', reason: 'Two more' }];
  return { ...facts, adjustments, absences, ...given };
}

function absence(
  name: string,
  from: CalendarDate,
  to: CalendarDate,
  protects: LeaveProtection | null = germany,
): Absence {
  return { type: 'SICK_LEAVE', name, startDate: from, endDate: to, protects };
}

/** The days on which the balance changes, with the balance after them. */
function balances(facts: LeaveFacts, from: CalendarDate, to: CalendarDate): Record<CalendarDate, number> {
  const found: Record<CalendarDate, number> = {};
  let last = balanceAt(facts, addDays(from, -1));
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const balance = balanceAt(facts, date);
    if (balance !== last) found[date] = balance;
    last = balance;
  }
  return found;
}

/** The lines about leave that expires or is kept. */
function told(facts: LeaveFacts, until: CalendarDate): string[] {
  return ledger(facts, until)
    .entries.filter(({ kind }) => kind === 'LAPSED' || kind === 'KEPT')
    .map(({ date, kind, lots, because }) => {
      const amount = lots.reduce((sum, each) => sum + each.amount, 0) / 100;
      return `${date} ${kind} ${amount} ${english(because)}`;
    });
}

const parental = absence('Parental leave', '2027-03-01', '2027-12-31', nextYear);
const longIll = absence('Sick', '2026-11-01', '2028-06-30');
const ill = absence('Sick', '2026-11-01', '2027-03-22');

describe('30 on 1 January and 2 more in 2026, until 31 March', () => {
  test('in parental leave, nothing expires in 2027 or 2028; what is left of both expires on 31 March 2029', () => {
    const facts = withAbsences([parental]);
    expect(balances(facts, '2027-01-01', '2029-04-01')).toEqual({
      '2027-01-01': 62,
      '2028-01-01': 92,
      '2029-01-01': 122,
      '2029-03-31': 30,
    });
    expect(told(facts, '2029-12-31')).toEqual([
      '2027-03-31 KEPT 32 Kept until at least 31 December 2028: Parental leave Mon 1 Mar to Fri 31 Dec 2027',
      '2027-12-31 KEPT 62 Kept until at least 31 December 2028: Parental leave Mon 1 Mar to Fri 31 Dec 2027',
      '2029-03-31 LAPSED 92 Not used in time',
    ]);
  });

  test('ill from November 2026 to June 2028, the 32 expire on 31 March 2028 and the 30 of 2027 a year later', () => {
    const facts = withAbsences([longIll]);
    expect(balances(facts, '2027-01-01', '2029-04-01')).toEqual({
      '2027-01-01': 62,
      '2028-01-01': 92,
      '2028-03-31': 60,
      '2029-01-01': 90,
      '2029-03-31': 30,
    });
  });

  test('ill until 22 March 2027, 7 could have been taken and 25 stay until 31 March 2028', () => {
    const facts = withAbsences([ill]);
    expect(balances(facts, '2027-01-01', '2028-04-01')).toEqual({
      '2027-01-01': 62,
      '2027-03-31': 55,
      '2028-01-01': 85,
      '2028-03-31': 30,
    });
    expect(told(facts, '2027-12-31')).toEqual([
      '2027-03-31 LAPSED 7 Not used in time',
      '2027-03-31 KEPT 25 Kept until 31 March 2028: Sick Sun 1 Nov 2026 to Mon 22 Mar 2027',
    ]);
  });
});

describe('by hand', () => {
  test('ill with a break, the 30 days worked in it could have been taken', () => {
    const facts = withAbsences([
      absence('Sick', '2026-11-01', '2027-01-15'),
      absence('Sick', '2027-03-01', '2027-03-31'),
    ]);
    expect(told(facts, '2027-12-31')).toEqual([
      '2027-03-31 LAPSED 30 Not used in time',
      '2027-03-31 KEPT 2 Kept until 31 March 2028: Sick Sun 1 Nov 2026 to Fri 15 Jan 2027 and Sick Mon 1 to Wed 31 Mar 2027',
    ]);
  });

  test('what was taken after coming back is no day worked', () => {
    const facts = withAbsences([ill, absence('Vacation', '2027-03-24', '2027-03-26', null)], {
      requests: [approved('2027-03-24', '2027-03-26')],
    });
    expect(balances(facts, '2027-01-01', '2027-12-31')).toEqual({
      '2027-01-01': 62,
      '2027-03-24': 61,
      '2027-03-25': 60,
      '2027-03-26': 59,
      '2027-03-31': 55,
    });
  });

  test('two absences of protecting types with only a weekend between them are one', () => {
    const facts = withAbsences([
      absence('Maternity leave', '2027-01-04', '2027-04-30', nextYear),
      absence('Parental leave', '2027-05-03', '2028-01-31', nextYear),
    ]);
    expect(balances(facts, '2027-01-01', '2030-04-01')).toEqual({
      '2027-01-01': 62,
      '2028-01-01': 92,
      '2029-01-01': 122,
      '2030-01-01': 152,
      '2030-03-31': 30,
    });
  });

  test('a carry limit takes nothing of a leave year of illness beyond the days worked', () => {
    const limited = rules(30, { grants: [grant(30, { carryLimit: 500, carryMonths: 3 })] });
    const whole = { ...withAbsences([absence('Sick', '2027-01-01', '2027-12-31')]) };
    const facts = { ...whole, terms: person(plan(limited)).terms };
    expect(balances(facts, '2026-12-31', '2029-04-01')).toEqual({
      '2026-12-31': 5,
      '2027-01-01': 35,
      '2028-01-01': 65,
      '2028-03-31': 55,
      '2028-12-31': 30,
      '2029-01-01': 60,
      '2029-03-31': 30,
    });
    const back = { ...facts, absences: [absence('Sick', '2027-01-01', '2027-12-10')] };
    expect(told(back, '2027-12-31').slice(-2)).toEqual([
      '2027-12-31 LAPSED 15 Not used in time',
      '2027-12-31 KEPT 10 Kept until 31 March 2029: Sick Fri 1 Jan to Fri 10 Dec 2027',
    ]);
  });

  test('hours are kept as days are', () => {
    const hourly = rules(0, { grants: [grant(240, { carryLimit: null, carryMonths: 3 }, 'HOUR')] });
    const facts = {
      ...person(plan(hourly), { joined: '2026-01-01', type: { unit: 'HOUR' } }),
      absences: [ill],
    };
    expect(balances(facts, '2027-01-01', '2027-12-31')).toEqual({ '2027-01-01': 480, '2027-03-31': 424 });
    const half = { ...ill, endDate: '2027-03-23', endHalf: 'AM' } as const;
    expect(balanceAt({ ...facts, absences: [half] }, '2027-03-31')).toBe(428);
    const hour = { ...absence('Sick', '2027-03-24', '2027-03-24'), minutes: 60 };
    expect(balanceAt({ ...facts, absences: [ill, hour] }, '2027-03-31')).toBe(425);
  });

  test('an absence that was cancelled keeps nothing', () => {
    expect(balanceAt(withAbsences([longIll]), '2027-03-31')).toBe(62);
    expect(balanceAt(withAbsences([]), '2027-03-31')).toBe(30);
  });

  test('months after the leave year as in the UK and the Netherlands', () => {
    const british = rules(28, { grants: [grant(28)] });
    const uk = {
      ...person(plan(british), { joined: '2026-01-01' }),
      absences: [absence('Sick', '2026-01-01', '2027-06-30', { monthsAfterYear: 18 })],
    };
    expect(balances(uk, '2026-12-31', '2028-12-30')).toEqual({
      '2027-01-01': 56,
      '2027-12-31': 28,
      '2028-01-01': 56,
      '2028-06-30': 28,
    });
    const dutch = rules(20, { grants: [grant(20, { carryLimit: null, carryMonths: 6 })] });
    const nl = {
      ...person(plan(dutch), { joined: '2026-01-01' }),
      absences: [absence('Sick', '2026-01-01', '2027-12-31', { monthsAfterYear: 60 })],
    };
    expect(told(nl, '2032-06-30')[0]).toBe(
      '2027-06-30 KEPT 20 Kept until 31 December 2031: Sick Thu 1 Jan 2026 to Fri 31 Dec 2027',
    );
    expect(balanceAt(nl, '2031-12-30') - balanceAt(nl, '2031-12-31')).toBe(20);
  });
});

describe('leave that expires only after a warning', () => {
  const warned = rules(30, {
    grants: [grant(30, { carryLimit: null, carryMonths: 3 })],
    needsWarning: true,
  });
  const facts = { ...withAbsences([]), terms: person(plan(warned)).terms };
  const given = (on: CalendarDate, lapsesOn: CalendarDate) => ({ on, lapsesOn });

  test('stays without one, until a later one', () => {
    const warnings = { checkedThrough: '2028-12-31', given: [given('2028-01-03', '2028-03-31')] };
    expect(told({ ...facts, warnings }, '2028-12-31')).toEqual([
      '2027-03-31 KEPT 32 Not expired: no warning',
      '2028-03-31 LAPSED 62 Not used in time',
    ]);
  });

  test.each([
    ['in its first week, before the 2 were given', [given('2026-01-02', '2027-03-31')], 32],
    ['three months ahead', [given('2026-12-31', '2027-03-31')], 30],
    ['of leave of the year before', [given('2026-03-03', '2026-03-31')], 62],
    ['after it expired', [given('2027-04-01', '2027-03-31')], 62],
  ])('with a warning %s', (_when, warnings, balance) => {
    const checked = { checkedThrough: '2027-12-31', given: warnings };
    expect(balanceAt({ ...facts, warnings: checked }, '2027-03-31')).toBe(balance);
  });

  test('is taken to be warned of while it is still to come', () => {
    const warnings = { checkedThrough: '2027-03-30', given: [] };
    expect(balanceAt({ ...facts, warnings }, '2027-03-31')).toBe(30);
  });

  test('needs a warning that came when it could be taken, or none for a year of absence', () => {
    const during = absence('Parental leave', '2026-06-01', '2026-09-30');
    const warnings = { checkedThrough: '2027-12-31', given: [given('2026-07-01', '2027-03-31')] };
    expect(balanceAt({ ...facts, warnings, absences: [during] }, '2027-03-31')).toBe(62);
    const unpaid = absence('Unpaid leave', '2026-01-01', '2026-12-31', null);
    expect(
      balanceAt({ ...facts, warnings: { ...warnings, given: [] }, absences: [unpaid] }, '2027-03-31'),
    ).toBe(30);
  });
});

describe('an expiry moved by HR', () => {
  const moved = { leaveYearStart: '2026-01-01', expiresOn: '2027-06-30', reason: 'Agreed with Ann' };

  test("is the last day of that leave year's leave", () => {
    const facts = withAbsences([], { movedExpiries: [moved] });
    expect(told(facts, '2027-12-31')).toEqual([
      '2026-12-31 KEPT 32 Kept until 30 June 2027: Agreed with Ann',
      '2027-06-30 LAPSED 32 Not used in time',
    ]);
    expect(accountAsOf(facts, '2027-01-05').expiring).toEqual([
      { date: '2027-06-30', amount: 3200 },
      { date: '2028-03-31', amount: 3000 },
    ]);
    expect(account(facts, '2027-01-05').nextExpiry).toEqual({ date: '2027-06-30', amount: 3200 });
  });

  test.each([
    ['2027-06-30', undefined],
    ['2027-03-31', undefined],
    ['2027-03-30', 'expiresOn'],
  ])('is later than by the rules: %s', (expiresOn, path) => {
    const decision = checkMovedExpiry({ leaveYearStart: '2026-01-01', expiresOn }, withAbsences([]));
    expect(decision.refused ? decision.issues?.[0]?.path : undefined).toBe(path);
  });

  test('belongs to a leave year', () => {
    const decision = checkMovedExpiry({ ...moved, leaveYearStart: '2026-02-01' }, withAbsences([]));
    expect(decision.refused && decision.issues?.[0]?.path).toBe('leaveYearStart');
  });
});
