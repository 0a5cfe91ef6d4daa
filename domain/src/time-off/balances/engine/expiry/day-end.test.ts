import { expect, test } from 'vitest';
import { grant, person, plan, rules } from '../../../../testing/leave-worlds.ts';
import { type DayEnd, endOfDay } from './day-end.ts';
import { keepingOf } from './keeping.ts';
import type { KeepingFacts } from './keeping-facts.ts';
import { asUse, OpenLots } from './lots.ts';

const carrying = rules(30, { grants: [grant(30, { carryLimit: 500, carryMonths: 3 })] });
const facts: KeepingFacts = person(plan(carrying), { joined: '2026-01-01' });
const endOfMarch = { date: '2027-03-31', rules: carrying, isYearEnd: false };

/** The end of the day for 30 days of 2026. */
function ended(day: Omit<DayEnd, 'keeping'>, expiresOn?: string, given: Partial<KeepingFacts> = {}) {
  const open = new OpenLots();
  open.credit(3000, { key: '2026', since: '2026-01-01', expiresOn, isFixed: false });
  const { lapsed, kept } = endOfDay(open, { ...day, keeping: keepingOf({ ...facts, ...given }) });
  return { lapsed, kept, left: open.lots.map((lot) => asUse({ lot, amount: lot.amount })) };
}

const since = '2026-01-01';
const part = (amount: number, expiresOn?: string) => ({ since, amount, expiresOn });

test('leave expires on its last day', () => {
  expect(ended({ ...endOfMarch, date: '2027-03-30' }, '2027-03-31')).toEqual({
    lapsed: [],
    kept: [],
    left: [part(3000, '2027-03-31')],
  });
  expect(ended(endOfMarch, '2027-03-31')).toEqual({ lapsed: [part(3000, '2027-03-31')], kept: [], left: [] });
});

test('at the end of a leave year, 5 days are carried over for three months', () => {
  expect(ended({ ...endOfMarch, date: '2026-12-31', isYearEnd: true })).toEqual({
    lapsed: [part(2500, '2027-03-31')],
    kept: [],
    left: [part(500, '2027-03-31')],
  });
});

test('what could not be taken because of an illness is kept, the 7 days worked are not', () => {
  const ill = { type: 'SICK_LEAVE', name: 'Sick', startDate: '2026-11-01', endDate: '2027-03-22' };
  const absences = [{ ...ill, protects: { monthsAfterYear: 15 } }];
  const { lapsed, kept, left } = ended(endOfMarch, '2027-03-31', { absences });
  expect(lapsed).toEqual([part(700, '2027-03-31')]);
  expect(kept).toMatchObject([
    { because: { kind: 'ABSENCE', until: '2028-03-31', isAtLeast: false }, lots: [{ since, amount: 2300 }] },
  ]);
  expect(left).toEqual([part(2300, '2028-03-31')]);
});

test('an expiry that HR has moved is kept until then', () => {
  const movedExpiries = [{ leaveYearStart: '2026-01-01', expiresOn: '2027-06-30', reason: 'Agreed' }];
  const lots = [part(3000, '2027-06-30')];
  expect(ended(endOfMarch, '2027-03-31', { movedExpiries })).toEqual({
    lapsed: [],
    kept: [{ because: { kind: 'MOVED', until: '2027-06-30', reason: 'Agreed' }, lots }],
    left: lots,
  });
});
