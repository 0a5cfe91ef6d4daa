import { expect, test } from 'vitest';
import type { LeaveProtection } from '../../../../leave/types/leave-protection.ts';
import { grant, person, plan, rules } from '../../../../testing/leave-worlds.ts';
import { holdsOf, runsOf } from './absence-runs.ts';
import { keepingOf, keptDays } from './keeping.ts';
import type { Absence, KeepingFacts } from './keeping-facts.ts';

const germany: LeaveProtection = { monthsAfterYear: 15 };
const nextYear: LeaveProtection = { until: 'NEXT_YEAR' };
const carrying = plan(rules(30, { grants: [grant(30, { carryLimit: null, carryMonths: 3 })] }));
const facts: KeepingFacts = person(carrying, { joined: '2026-01-01' });
const moved = { leaveYearStart: '2026-01-01', expiresOn: '2027-06-30', reason: 'Agreed' };
const ill = absence('Sick', '2026-11-01', '2027-03-22');
const lot = { key: '2026', since: '2026-01-01', amount: 3000, isFixed: false };

function absence(name: string, startDate: string, endDate: string, protects = germany): Absence {
  return { type: 'SICK_LEAVE', name, startDate, endDate, protects };
}

test('absences of one name with only free days between them are one run', () => {
  const absences = [
    absence('Sick', '2027-01-04', '2027-01-08'),
    absence('Sick', '2027-01-11', '2027-01-12'),
    // On Wednesday the 13th they worked.
    absence('Sick', '2027-01-14', '2027-01-15'),
    absence('Care', '2027-01-18', '2027-01-19'),
  ];
  expect(runsOf(absences, facts)).toEqual([
    { name: 'Sick', startDate: '2027-01-04', endDate: '2027-01-12' },
    { name: 'Sick', startDate: '2027-01-14', endDate: '2027-01-15' },
    { name: 'Care', startDate: '2027-01-18', endDate: '2027-01-19' },
  ]);
});

test('maternity and parental leave together hold leave until the end of the leave year after them', () => {
  const absences = [
    ill,
    absence('Maternity leave', '2027-04-05', '2027-04-30', nextYear),
    absence('Parental leave', '2027-05-03', '2028-01-31', nextYear),
  ];
  expect(holdsOf({ ...facts, absences })).toEqual([
    { name: 'Maternity leave', startDate: '2027-04-05', endDate: '2028-01-31', until: '2029-12-31' },
  ]);
});

test('an account without absences, warnings or moved expiries has nothing that keeps leave', () => {
  expect(keepingOf(facts)).toBeUndefined();
  expect(keepingOf({ ...facts, absences: [], movedExpiries: [] })).toBeUndefined();
  expect(keepingOf({ ...facts, warnings: { checkedThrough: '2027-12-31', given: [] } })).toBeUndefined();
});

test('an illness hinders in the leave years that it reaches, for 15 months after that of the leave', () => {
  const keeping = keepingOf({ ...facts, absences: [ill], movedExpiries: [moved] });
  const hindrance = keeping?.hindranceBy('2027-03-31');
  // From Tuesday 23 March to Wednesday the 31st they worked 7 days.
  const { name, startDate, endDate } = ill;
  expect(hindrance).toEqual({ worked: 700, months: 15, absences: [{ name, startDate, endDate }] });
  expect(hindrance && keeping?.keptUntil(lot, hindrance)).toBe('2028-03-31');
  expect(hindrance && keeping?.keptUntil({ ...lot, countsFor: '2027-12-31' }, hindrance)).toBe('2029-03-31');
  expect(keeping?.hindranceBy('2028-03-31')).toBeUndefined();
  expect(keeping?.movedOf(lot)).toEqual(moved);
  expect(keeping?.movedOf({ ...lot, since: '2027-01-01' })).toBeUndefined();
});

test('leave of a policy that needs a warning is warned of once there was one, or until expiries are checked', () => {
  const warned = rules(30, { needsWarning: true });
  const given = [{ on: '2026-10-01', lapsesOn: '2026-12-31' }];
  const isWarned = (warnings: KeepingFacts['warnings'], date: string) =>
    keepingOf({ ...person(plan(warned), { joined: '2026-01-01' }), warnings })?.isWarned(lot, date, warned);
  expect(isWarned({ checkedThrough: '2026-12-31', given: [] }, '2026-12-31')).toBe(false);
  expect(isWarned({ checkedThrough: '2026-12-31', given }, '2026-12-31')).toBe(true);
  expect(isWarned({ checkedThrough: '2026-12-30', given: [] }, '2026-12-31')).toBe(true);
});

test('leave may be kept for months after the year in which an absence ends, until a year end or a moved day', () => {
  const parental = absence('Parental leave', '2027-03-01', '2027-12-31', nextYear);
  expect(keptDays(facts)).toEqual([]);
  expect(keptDays({ ...facts, absences: [ill] })).toEqual(['2029-03-31']);
  expect(keptDays({ ...facts, absences: [parental], movedExpiries: [moved] })).toEqual([
    '2028-12-31',
    '2028-12-31',
    '2027-06-30',
  ]);
});
