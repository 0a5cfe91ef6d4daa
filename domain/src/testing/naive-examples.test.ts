import { describe, expect, test } from 'vitest';
import type { Accrual } from '../leave/plans/policy.ts';
import { amountOf } from '../leave/types/amount.ts';
import { approved, bavaria, england, grant, person, plan, rules, week } from './leave-worlds.ts';
import { naiveLedger } from './naive-ledger.ts';
import { naiveBalance, naiveLines, plain } from './naive-lines.ts';

const german = rules(30, {
  grants: [grant(30, { carryLimit: null, carryMonths: 3 })],
  proration: 'FULL',
  rounding: { to: 100, mode: 'UP_FROM_HALF' },
});
const monthly = (at: Accrual['at']): Accrual => ({ every: 'MONTH', at, anchor: null });

describe('the examples of the rules', () => {
  const standard = plan(rules(24));

  test('2: vacation over New Year', () => {
    const ann = person(standard, { requests: [approved('2026-12-28', '2027-01-05')] });
    expect(naiveLines(ann, '2027-01-10', 'TAKEN')).toHaveLength(7);
    expect(naiveLines(ann, '2027-01-10', 'LAPSED')).toEqual(['2026-12-31 LAPSED -20']);
    expect(naiveBalance(ann, '2027-01-10')).toBe(21);
  });

  test.each([
    ['3', rules(24), '2026-07-15', 12],
    ['3', rules(25), '2026-10-01', 6.5],
    ['3', rules(28), '2026-12-01', 2.5],
    ['3', rules(25), '2026-11-02', 4],
    ['23', german, '2026-09-01', 10],
    ['23', german, '2026-08-01', 13],
    ['23', { ...german, grants: [grant(28)] }, '2026-08-16', 9.33],
    ['48', plain(24, { rounding: { to: 50, mode: 'NEAREST' } }), '2028-02-29', 20],
    ['48', plain(24), '2028-02-29', 20.07],
    ['48', plain(24, { proration: 'BEGUN' }), '2028-02-29', 22],
    ['48', plain(24, { proration: 'FULL' }), '2028-02-29', 20],
    ['48', plain(24, { proration: 'NONE' }), '2028-02-29', 24],
  ])('%s: a joiner, case %#', (_number, each, joined, days) => {
    expect(naiveBalance(person(plan(each), { joined }), `${joined.slice(0, 4)}-12-30`)).toBe(days);
  });

  test('4: sick leave beyond its total', () => {
    const ann = person(plan(rules(12, { overdraft: null })), {
      requests: [approved('2026-03-02', '2026-03-31')],
    });
    expect([naiveBalance(ann, '2026-08-03'), naiveBalance(ann, '2027-01-01')]).toEqual([-10, 12]);
  });

  test('7, 8, 10, 13, 16, 36, 44, 46, 50: charges of days', () => {
    const worth = (given: Parameters<typeof person>[1], from: string, to = from, minutes?: number) => {
      const requests = [approved(from, to, minutes === undefined ? {} : { minutes })];
      const ann = person(plan(rules(0, { overdraft: null })), { ...given, requests });
      return naiveLedger(ann, '2026-12-30').days.reduce((sum, { approved }) => sum - approved, 0);
    };
    const part = { schedule: week('TWtF'), place: bavaria };
    const inHours = { type: { unit: 'HOUR' }, place: bavaria } as const;
    expect([
      worth({ place: bavaria }, '2026-05-25', '2026-05-29'),
      worth({ place: bavaria }, '2026-12-24'),
      worth({ place: bavaria }, '2026-12-24/PM'),
      worth({ place: bavaria }, '2026-08-03/PM', '2026-08-07/AM'),
      worth({}, '2026-08-14', '2026-08-17'),
      worth(part, '2026-05-25', '2026-05-29'),
      worth({ ...part, type: { counts: 'WEEKDAYS' } }, '2026-08-03', '2026-08-09'),
      worth({ ...part, type: { counts: 'CALENDAR' } }, '2026-06-01', '2026-06-28'),
      worth(inHours, '2026-07-02', '2026-07-02', 150),
      worth(inHours, '2026-12-24', '2026-12-24', 300),
    ]).toEqual([400, 50, 0, 400, 200, 400, 500, 2800, 150, 240]);
  });

  test('15, 18: schedules', () => {
    const scaled = plan(rules(30, { fullWeek: 500 }));
    expect(naiveBalance(person(scaled, { schedule: week('MTWt') }), '2026-01-01')).toBe(24);
    const terms = [{ from: '2026-07-01', schedule: week('MTWt') }];
    const ann = person(scaled, { terms, requests: [approved('2026-10-05', '2026-10-09')] });
    expect(naiveLines(ann, '2026-12-30', 'GRANT')).toEqual(['2026-01-01 GRANT 30', '2026-07-01 GRANT -3']);
    expect(naiveLines(ann, '2026-12-30', 'TAKEN')).toHaveLength(4);
  });

  test('25, 26, 28, 29: carry-over', () => {
    const taken = [approved('2026-06-01', '2026-06-30'), approved('2027-02-01', '2027-02-05')];
    expect(naiveLines(person(plan(german), { requests: taken }), '2027-04-01', 'LAPSED')).toEqual([
      '2027-03-31 LAPSED -3',
    ]);
    const correction = { id: 'a', on: '2026-12-01', amount: -2600, reason: 'Correction' };
    const requests = [approved('2027-03-22', '2027-04-09')];
    const ann = person(plan(german), { place: bavaria, requests, adjustments: [correction] });
    expect(naiveLines(ann, '2027-12-30', 'LAPSED')).toEqual([]);
    expect(naiveBalance(ann, '2027-12-30')).toBe(21);
    const limited = plan({ ...german, grants: [grant(30, { carryLimit: 500, carryMonths: 3 })] });
    expect(naiveLines(person(limited), '2027-04-01', 'LAPSED')).toEqual([
      '2026-12-31 LAPSED -25',
      '2027-03-31 LAPSED -5',
    ]);
  });

  test('31, 33: British', () => {
    const british = plain(28, { rounding: { to: 50, mode: 'UP' }, chargesHolidays: true });
    const ann = person(plan(british), { place: england });
    expect(naiveLines(ann, '2026-12-30', 'HOLIDAY')).toHaveLength(8);
    expect(naiveBalance(ann, '2026-12-30')).toBe(20);
    const advance = plan(
      { '2026-04-01': { ...british, accrual: monthly('START'), chargesHolidays: false } },
      { yearStart: '04-01' },
    );
    const joiner = person(advance, { joined: '2026-05-15' });
    expect(['2026-05-31', '2026-09-30', '2027-03-30'].map((day) => naiveBalance(joiner, day))).toEqual([
      1.28, 10.61, 25,
    ]);
  });

  test('34: French', () => {
    const french = rules(0, {
      grants: [grant(25, { carryLimit: null, carryMonths: 12 })],
      accrual: monthly('END'),
      rounding: { to: 100, mode: 'UP' },
    });
    const ann = person(plan({ '2026-06-01': french }, { yearStart: '06-01' }));
    const days = ['2026-06-30', '2026-07-31', '2026-10-30', '2026-10-31', '2026-11-30', '2027-05-31'];
    expect(days.map((day) => naiveBalance(ann, day))).toEqual([2.08, 4.17, 8.33, 10.42, 12.5, 25]);
  });

  test('38, 40, 41: American', () => {
    const accrual: Accrual = { every: 'TWO_WEEKS', at: 'END', anchor: '2026-01-02' };
    const given = { carryLimit: amountOf(40, 'HOUR') };
    const american = rules(0, { grants: [grant(80, given, 'HOUR')], accrual, rounding: null });
    const ann = person(plan(american), { type: { unit: 'HOUR' } });
    const minutes = naiveLedger(ann, '2027-12-31').days.flatMap(({ sums }) => sums.GRANT ?? []);
    expect(minutes.slice(0, 3)).toEqual([185, 184, 185]);
    expect(minutes).toHaveLength(26 + 27);
    expect(minutes.slice(0, 26).reduce((sum, each) => sum + each)).toBe(4800);
    expect(naiveLines(ann, '2027-01-01', 'LAPSED')).toEqual(['2026-12-31 LAPSED -40']);
    const steps = [
      { afterMonths: 0, perYear: 1500 },
      { afterMonths: 60, perYear: 2000 },
    ];
    const senior = person(plan(rules(0, { grants: [grant(0, { steps })] })), { joined: '2021-07-01' });
    expect(naiveLines(senior, '2026-12-30')).toEqual(['2026-01-01 GRANT 15', '2026-07-01 GRANT 2.5']);
  });

  test('46: Dutch', () => {
    const statutory = grant(160, { name: 'Statutory', carryLimit: null, carryMonths: 6 }, 'HOUR');
    const extra = grant(40, { name: 'Extra', carryLimit: null, carryMonths: 60 }, 'HOUR');
    const fullWeek = amountOf(40, 'HOUR');
    const dutch = plan(rules(0, { grants: [statutory, extra], fullWeek, rounding: null }));
    const bob = person(dutch, { type: { unit: 'HOUR' }, schedule: week('MTWt', 270) });
    expect(naiveBalance(bob, '2026-01-01')).toBe(180);
    expect(naiveLines(bob, '2027-12-30', 'LAPSED')).toEqual(['2027-06-30 LAPSED -144']);
  });

  test('49, 51, 54: years', () => {
    const yearly = plan(rules(24), { yearStart: null });
    expect(naiveLines(person(yearly, { joined: '2026-03-10' }), '2027-03-10')).toEqual([
      '2026-03-10 GRANT 24',
      '2027-03-09 LAPSED -24',
      '2027-03-10 GRANT 24',
    ]);
    expect(
      naiveLines(person(plan({ '2026-01-01': rules(24), '2026-07-01': rules(30) })), '2026-12-30'),
    ).toEqual(['2026-01-01 GRANT 24', '2026-07-01 GRANT 3']);
    const inParts = person(plan(rules(25, { accrual: monthly('START'), rounding: null })));
    expect(naiveLines(inParts, '2026-03-01')).toEqual([
      '2026-01-01 GRANT 2.08',
      '2026-02-01 GRANT 2.09',
      '2026-03-01 GRANT 2.08',
    ]);
    expect(naiveBalance(inParts, '2026-12-30')).toBe(25);
  });
});
