import { expect, test } from 'vitest';
import { allowed, refuseInput } from '../../refusal.ts';
import { employedPeriod, isEmployedOn, isEmploymentOver } from './employment.ts';
import { checkEmployment, checkEmploymentDays, checkOwnLastDay } from './employment-rules.ts';

test.each([
  [{}, true],
  [{ employmentStart: '2026-01-01' }, true],
  [{ employmentEnd: '2026-01-01' }, true],
  [{ employmentStart: '2026-01-01', employmentEnd: '2026-01-01' }, true],
  [{ employmentStart: '2026-01-02', employmentEnd: '2026-01-01' }, false],
])('the employment %j can be: %s', (employment, canBe) => {
  const late = refuseInput('lastDay', 'The last day cannot be before the employment starts');
  const early = refuseInput('employmentStart', 'Employment cannot start after its last day');
  expect(checkEmployment(employment, 'lastDay')).toEqual(canBe ? allowed : late);
  expect(checkEmployment(employment, 'employmentStart')).toEqual(canBe ? allowed : early);
});

test('employment is over on the day after the last one', () => {
  const employment = { employmentEnd: '2026-06-30' };
  expect(['2026-06-29', '2026-06-30', '2026-07-01'].map((day) => isEmploymentOver(employment, day))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isEmploymentOver({}, '2199-12-31')).toBe(false);
});

test('no one closes their own account with a past last day', () => {
  const check = (isOwn: boolean, lastDay: string) => checkOwnLastDay(isOwn, lastDay, '2026-06-30', 'lastDay');
  expect(check(true, '2026-06-29')).toEqual(
    refuseInput('lastDay', 'Your own last day cannot be in the past'),
  );
  expect([check(true, '2026-06-30'), check(false, '2026-06-29')]).toEqual([allowed, allowed]);
});

test.each([
  ['2026-02-28', false],
  ['2026-03-01', true],
  ['2026-06-30', true],
  ['2026-07-01', false],
])('employed from 1 March to 30 June, on %s: %s', (date, isEmployed) => {
  expect(isEmployedOn(date, { employmentStart: '2026-03-01', employmentEnd: '2026-06-30' })).toBe(isEmployed);
});

test('without dates a person is employed on every day', () => {
  expect(isEmployedOn('1950-01-01', {})).toBe(true);
  expect(employedPeriod({})).toEqual({ startDate: '1900-01-01', endDate: '2199-12-31' });
});

test.each([
  ['a start of 1949', { employmentStart: '1949-12-31' }, {}, 'employmentStart'],
  ['a start of 1950', { employmentStart: '1950-01-01' }, {}, undefined],
  ['a start after ten years', { employmentStart: '2037-01-01' }, {}, 'employmentStart'],
  [
    'an early start that is stored',
    { employmentStart: '1931-01-01' },
    { employmentStart: '1931-01-01' },
    undefined,
  ],
  ['a last day after ten years', { employmentEnd: '2037-01-01' }, {}, 'employmentEnd'],
  [
    'a late last day that is stored',
    { employmentEnd: '2090-01-01' },
    { employmentEnd: '2090-01-01' },
    undefined,
  ],
  ['no days', { employmentStart: null, employmentEnd: null }, { employmentStart: '1931-01-01' }, undefined],
])('%s is refused at its field or not at all', (_what, given, stored, path) => {
  const decision = checkEmploymentDays(given, stored, '2026-11-25');
  expect(decision).toMatchObject(path === undefined ? { refused: false } : { issues: [{ path }] });
});
