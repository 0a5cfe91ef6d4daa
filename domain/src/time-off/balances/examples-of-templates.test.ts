import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../leave/plans/policy-schema.ts';
import { policyTemplates, templateRules } from '../../leave/plans/policy-templates.ts';
import { type LeaveUnit, numberOf } from '../../leave/types/amount.ts';
import { english, englishTexts } from '../../testing/english.ts';
import {
  approved,
  balanceAt,
  england,
  linesOf,
  person,
  plan,
  week,
  worth,
} from '../../testing/leave-worlds.ts';
import { bookable } from './engine/cover.ts';

/** A company's plan from the template, effective 2026. */
function planOf(country: string, unit: LeaveUnit = 'DAY') {
  const template = policyTemplates.find((each) => english(each.country) === country);
  if (!template) throw new Error(`There is no template of ${country}`);
  const { yearStart } = template;
  const rules = rulesOf(templateRules(template, unit, englishTexts), unit);
  return plan({ [`2026-${yearStart}`]: rules }, { yearStart });
}

describe('Germany', () => {
  test.each([
    ['2026-09-01', 10],
    ['2026-08-01', 13],
    ['2026-01-01', 30],
  ])('example 23: a joiner on %s has %d days', (joined, days) => {
    expect(balanceAt(person(planOf('Germany'), { joined }), '2026-12-31')).toBe(days);
  });

  test('example 25: carried-over leave expires on 31 March', () => {
    const requests = [approved('2026-06-01', '2026-06-30'), approved('2027-02-01', '2027-02-05')];
    const ann = person(planOf('Germany'), { requests });
    expect(linesOf(ann, '2027-04-01', 'LAPSED')).toEqual([['2027-03-31', 'LAPSED', -3]]);
    expect(balanceAt(ann, '2027-04-01')).toBe(30);
  });

  test('example 15: four days a week have 24', () => {
    expect(balanceAt(person(planOf('Germany'), { schedule: week('MTWt') }), '2026-12-30')).toBe(24);
  });
});

test('United Kingdom, example 31: 20 days to book beside eight bank holidays', () => {
  const ann = person(planOf('United Kingdom'), { place: england });
  expect(linesOf(ann, '2026-12-31', 'HOLIDAY')).toHaveLength(8);
  expect(numberOf(bookable(ann, '2026-01-01') ?? 0, 'DAY')).toBe(20);
});

test.each([
  ['2026-06-30', 2.08],
  ['2026-08-31', 6.25],
  ['2027-05-31', 25],
])('France, example 34: on %s there are %d days', (date, days) => {
  expect(balanceAt(person(planOf('France'), { type: { counts: 'WEEKDAYS' } }), date)).toBe(days);
});

test('United States, examples 38 and 40: 26 instalments of 80 hours, of which 40 are carried', () => {
  const ann = person(planOf('United States', 'HOUR'), { type: { unit: 'HOUR' } });
  expect(linesOf(ann, '2026-12-31', 'GRANT')).toHaveLength(26);
  expect(linesOf(ann, '2026-12-31', 'LAPSED')).toEqual([['2026-12-31', 'LAPSED', -40]]);
});

test('Netherlands, example 46: four days of nine hours have 144 and 36 hours', () => {
  const schedule = week('MTWt', 270);
  const ann = person(planOf('Netherlands', 'HOUR'), { type: { unit: 'HOUR' }, schedule });
  expect(linesOf(ann, '2026-12-31').map(([, , hours]) => hours)).toEqual([144, 36]);
  expect(worth(ann, '2026-08-03')).toBe(9);
});
